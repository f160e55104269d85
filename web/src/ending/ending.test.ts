import { describe, expect, it } from "vitest";
import type { Picture } from "../messages";
import { withOthers } from "../room/useAgain";
import { ranked } from "../table/places";
import { isBright, outcomeFor } from "./outcome";
import { TEXTS } from "./texts";

const end = (winners: number[], scores: number[]) => ({ winners, scores }) as Picture;

describe("the end of a match", () => {
  it("is won or lost by those who played, and seen by all others", () => {
    expect(outcomeFor(end([1], [3, 5]), [1], false)).toBe("won");
    expect(outcomeFor(end([1], [3, 5]), [0], false)).toBe("lost");
    expect(outcomeFor(end([1], [3, 5]), [0, 1], false)).toBe("won");
    expect(outcomeFor(end([1], [3, 5]), [], false)).toBe("seen");
  });

  it("may be won or lost by all together", () => {
    expect(outcomeFor(end([0, 1], [3, 5]), [0], true)).toBe("won_together");
    expect(outcomeFor(end([], [3, 5]), [], true)).toBe("lost_together");
    expect(outcomeFor(end([1], [3, 5]), [0], true)).toBe("lost");
    expect(isBright("lost_together")).toBe(false);
    expect(isBright("seen")).toBe(true);
  });

  it("ranks winners first, then by points or by how few there are", () => {
    expect(ranked(end([2], [1, 9, 5]), false)).toEqual([2, 1, 0]);
    expect(ranked(end([0], [1, 9, 5]), true)).toEqual([0, 2, 1]);
  });

  it("has the same words in both languages", () => {
    expect(Object.keys(TEXTS.de)).toEqual(Object.keys(TEXTS.en));
    for (const [key, text] of Object.entries(TEXTS.en)) expect(TEXTS.de[key]).not.toBe(text);
  });
});

describe("another match", () => {
  const chairs = [
    { person: "ana", here: true },
    { person: null, here: true },
    { person: "ana", here: true },
  ];
  it("asks nobody where only bots play along", () => expect(withOthers(chairs, "ana")).toBe(false));
  it("asks the others where there are any", () =>
    expect(withOthers([...chairs, { person: "ben", here: true }], "ana")).toBe(true));
  it("asks nobody who is away", () =>
    expect(withOthers([...chairs, { person: "ben", here: false }], "ana")).toBe(false));
});
