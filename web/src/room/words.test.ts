import { beforeEach, expect, test, vi } from "vitest";
import type { ChairPicture, RoomPicture } from "../messages";
import { areKept, choose, commitmentTo, heldFor, showing, wordsBy } from "./words";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
});

const roomBoundTo = (words: string, commitment = "seed one") =>
  ({ code: "ABCD", commitment, chairs: [{}, { words_commitment: commitmentTo(words) }] }) as RoomPicture;

test("a commitment is the SHA-256 that the server checks", () => {
  expect(commitmentTo("fair winds ä")).toBe(
    "563a8371a6e4c112704a27dad36f3fc0e1b465722493ae96a678f8d9806e49d3",
  );
});

test("words can be guessed by nobody, whatever was typed", () => {
  const first = choose("ABCD", 1, "seed one", " seven seas ");
  expect(first.words).toMatch(/^seven seas [0-9a-f]{32}$/);
  expect(choose("ABCD", 1, "seed one", "seven seas").words).not.toBe(first.words);
  expect(choose("ABCD", 1, "seed one", "").words).toMatch(/^[0-9a-f]{32}$/);
});

test("words are held only for the chair and the seed for which they were chosen", () => {
  const { words } = choose("ABCD", 1, "seed one", "");
  choose("ABCD", 0, "seed one", "");
  expect(heldFor(roomBoundTo(words), 1)?.words).toBe(words);
  expect(heldFor(roomBoundTo(words), 0)).toBeNull();
  expect(heldFor(roomBoundTo(words, "seed two"), 1)).toBeNull();
  expect(heldFor(roomBoundTo("of another browser"), 1)).toBeNull();
});

test("words that came too late, and a storage that forgets, do no harm to those that count", () => {
  const first = choose("ABCD", 1, "seed one", "first");
  choose("ABCD", 1, "seed one", "too late");
  storage.clear();
  expect(heldFor(roomBoundTo(first.words), 1)?.words).toBe(first.words);
});

test("the words of a match are compared with what everybody was bound to", () => {
  const mine = choose("WXYZ", 1, "seed two", "");
  const bound = [commitmentTo("of another"), commitmentTo(mine.words), ""];
  const chairs = bound.map((words_commitment) => ({ words_commitment }));
  expect(areKept("seed two", ["of another", mine.words])).toBeNull();
  showing(mine, { chairs } as RoomPicture);
  expect(areKept("seed two", ["of another", mine.words])).toBe(true);
  expect(areKept("seed two", ["found by a search", mine.words])).toBe(false);
  expect(areKept("seed two", ["of another"])).toBe(false);
  expect(areKept("seed one", ["of another", mine.words])).toBeNull();
});

test("words are told with the names of those who chose them, wherever they sit", () => {
  const chair = (name: string, words: string) =>
    ({ name, words_commitment: commitmentTo(words) }) as ChairPicture;
  const chairs = [chair("Ana", "one"), chair("Ben", "two")];
  expect(wordsBy(["two", "one"], chairs)).toBe("Ben: two · Ana: one");
  expect(wordsBy(["one", "of one who was shown out"], chairs)).toBe("Ana: one · of one who was shown out");
  expect(wordsBy([], chairs)).toBe("–");
});
