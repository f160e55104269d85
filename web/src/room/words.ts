/** Words for the luck: chosen in this browser, and shown to nobody before everybody is bound to theirs. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, randomBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { keep, kept } from "../keep";
import type { ChairPicture, RoomPicture } from "../messages";

export interface Words {
  code: string;
  chair: number;
  words: string;
  /** The fingerprint of the seed for which they were chosen: for another one they are of no use. */
  seed: string;
  /** What all players were bound to when these were shown. */
  commitments?: string[];
}

const MOST = 48;
const UNGUESSABLE = 16;

export const commitmentTo = (words: string): string =>
  bytesToHex(sha256(utf8ToBytes(`emberisle words ${words}`)));

/** What this window chose; the storage, where there is one, has what others chose, and what was before. */
let here: Words[] = [];

const all = (): Words[] => [...here, ...kept<Words[]>("words", [])];

function remember(words: Words): void {
  here = [words, ...here].slice(0, MOST);
  keep("words", [words, ...kept<Words[]>("words", [])].slice(0, MOST));
}

/** Words that nobody can guess, whatever was typed, and that this browser remembers. */
export function choose(code: string, chair: number, seed: string, typed: string): Words {
  const words = [typed.trim(), bytesToHex(randomBytes(UNGUESSABLE))].filter(Boolean).join(" ");
  const chosen = { code, chair, words, seed };
  remember(chosen);
  return chosen;
}

/** What this browser holds ready for a chair, if the room is bound to it. */
export function heldFor({ code, commitment, chairs }: RoomPicture, chair: number): Words | null {
  const bound = chairs[chair]?.words_commitment;
  const mine = all().filter((each) => each.code === code && each.chair === chair && each.seed === commitment);
  return mine.find(({ words }) => commitmentTo(words) === bound) ?? null;
}

/** The words of a match in a line, with the names of those whose chairs are bound to them. */
export function wordsBy(words: readonly string[], chairs: readonly ChairPicture[]): string {
  const named = words
    .filter((each) => each !== "")
    .map((each) => {
      const bound = commitmentTo(each);
      const by = chairs.find((chair) => chair.words_commitment === bound);
      return by ? `${by.name}: ${each}` : each;
    });
  return named.join(" · ") || "–";
}

/** These words are shown now, and everybody is bound to what the room says. */
export function showing(words: Words, { chairs }: RoomPicture): void {
  const commitments = chairs.map((chair) => chair.words_commitment).filter((each) => each !== "");
  remember({ ...words, commitments });
}

/** Whether a match has the words that all players were bound to when this browser showed its own; null if it showed none. */
export function areKept(seed: string, words: readonly string[]): boolean | null {
  const mine = all().find((each) => each.seed === seed && each.commitments !== undefined);
  if (mine?.commitments === undefined) return null;
  const found = words.map(commitmentTo).sort();
  return found.join() === [...mine.commitments].sort().join();
}
