import { describe, expect, it } from "vitest";
import { addedTo, inWords, isScore, type Json, kindOf, otherLists, readView, textOf } from "./view";

const NOBODY = new Set<string>();
const names = (fields: { name: string }[]) => fields.map(({ name }) => name);

it("writes the names of fields as people do", () => {
  expect(inWords("turn_total")).toBe("Turn total");
  expect(inWords("pile")).toBe("Pile");
});

describe("what belongs to the seats", () => {
  const view = { scores: [3, 4], offers: [1, 2], dice: [5, 6], pile: 12 };

  it("is what has one entry for each of them", () => {
    const read = readView(view, 2, NOBODY);
    expect(names(read.ofSeats)).toEqual(["scores", "offers"]);
    expect(names(read.ofAll)).toEqual(["dice", "pile"]);
  });

  it("is nothing that was once longer or shorter", () => {
    const others = new Set(otherLists({ ...view, offers: [] }, 2));
    expect(names(readView(view, 2, others).ofSeats)).toEqual(["scores"]);
  });

  it("can be a view that is no group at all", () => {
    expect(readView("XO.", 2, NOBODY).ofAll).toEqual([{ name: "table", value: "XO." }]);
  });
});

it.each<[Json, string]>([
  [null, "nothing"],
  [true, "mark"],
  [7, "number"],
  ["gold", "text"],
  [{ Roll: ["MM"] }, "text"],
  [[], "cards"],
  [["a", null, { Roll: [2] }], "cards"],
  [
    [
      ["X", ""],
      ["", "O"],
    ],
    "grid",
  ],
  [[["X"], ["O", "O"]], "list"],
  [[{ tile: "a" }], "list"],
  [{ gold: 2, iron: 1 }, "group"],
])("%j is shown as %s", (value, kind) => {
  expect(kindOf(value)).toBe(kind);
});

it("takes a number for a seat only where the name says so and there is such a seat", () => {
  expect(kindOf(1, "turn", 2)).toBe("seat");
  expect(kindOf(2, "turn", 2)).toBe("number");
  expect(kindOf(1, "turns_left", 2)).toBe("number");
  expect(kindOf(0, "next_player", 2)).toBe("seat");
});

it("does not say the scores twice", () => {
  expect(isScore({ name: "points", value: [1, 2] }, [1, 2])).toBe(true);
  expect(isScore({ name: "points", value: [1, 2] }, [1, 3])).toBe(false);
  expect(isScore({ name: "pebbles", value: [1, 2] }, [1, 2])).toBe(false);
});

it("says the values of the rules in words", () => {
  expect(textOf({ Roll: ["MM", 2] }, "en")).toBe("Roll MM 2");
  expect(textOf(1234, "en")).toBe("1,234");
});

it("marks the cards that have come, however the others lie", () => {
  expect(addedTo(["a", "b", "b"], ["b", "a"])).toEqual([false, false, true]);
  expect(addedTo(["a"], undefined)).toEqual([false]);
});
