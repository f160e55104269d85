import { describe, expect, it } from "vitest";
import type { Picture } from "../messages";
import { onlyMove } from "./onlyMove";
import { Hands } from "./useOnlyMove";

const DRAW = { move: { Draw: [] }, label: "Draw a tile" };
const PLAY = { move: { Play: ["1-2", "2-3"] }, label: "Play 1-2" };

const asked = (...moves: Picture["moves"]): Picture => ({ question: "PlayTile", moves }) as Picture;

describe("the only thing that can be done", () => {
  const obvious = { PlayTile: ["Draw"] };

  it("is done where the game names it", () => {
    expect(onlyMove(asked(DRAW), obvious)).toBe(DRAW);
  });

  it("is left alone where it would tell what is in a hand", () => {
    expect(onlyMove(asked(PLAY), obvious)).toBeNull();
    expect(onlyMove(asked(PLAY), {})).toBeNull();
  });

  it("is done where everything lies open", () => {
    expect(onlyMove(asked(PLAY), null)).toBe(PLAY);
  });

  it("is none where there is a choice, or nothing to do", () => {
    expect(onlyMove(asked(DRAW, PLAY), null)).toBeNull();
    expect(onlyMove(asked(), null)).toBeNull();
  });
});

describe("what is done by hand", () => {
  it("is everything after something was taken back, until the next move by hand", () => {
    const hands = new Hands(0);
    expect(hands.needed(0)).toBe(false);
    expect(hands.needed(1)).toBe(true);
    hands.used(1);
    expect(hands.needed(1)).toBe(false);
  });

  it("is what an undo leads back to: what was done by itself is taken back with it", () => {
    const hands = new Hands(0);
    hands.moved(false);
    hands.moved(true);
    hands.takesBack(0);
    expect(hands.tookBack(1)).toBe(true);
    hands.takesBack(1);
    expect(hands.tookBack(2)).toBe(false);
    expect(hands.needed(2)).toBe(true);
  });

  it("is not changed by what others take back", () => {
    const hands = new Hands(0);
    hands.moved(true);
    expect(hands.tookBack(1)).toBe(false);
  });
});
