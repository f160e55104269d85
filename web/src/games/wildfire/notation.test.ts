import { describe, expect, it } from "vitest";
import { attempt, calls, catches, ends, isDouble, plain, touching, ways } from "./notation";
import type { PlaceForTile } from "./types";

const MOVES = [
  { move: { Play: ["1-6", "3-6", "1"] }, label: "Play Wild One 1-6 on 3-6, flame open" },
  { move: { PlayAndKnock: ["1-6", "3-6", "6"] }, label: "Play Wild One 1-6 on 3-6, and knock" },
  { move: { Draw: [] }, label: "Draw a tile" },
  { move: { Call: [4] }, label: "Call 4" },
  { move: { CatchOut: [2] }, label: "Seat 3 did not knock!" },
];
const END: PlaceForTile = {
  tile: "3-6",
  shows: 6,
  x: 4,
  y: 0,
  turn: 0,
  root: [3, 0],
  double: [3.5, 0, 90],
};

describe("the notation of moves", () => {
  it("finds every way to lay a tile", () => {
    expect(ways(MOVES).map(({ tile, on, out, knocks }) => [tile, on, out, knocks])).toEqual([
      ["1-6", "3-6", "1", false],
      ["1-6", "3-6", "6", true],
    ]);
  });

  it("tells drawing from passing", () => {
    expect(plain(MOVES, "Draw")?.label).toBe("Draw a tile");
    expect(plain(MOVES, "Pass")).toBeNull();
  });

  it("knows the numbers to call and whom to catch out", () => {
    expect(calls(MOVES).map(({ number }) => number)).toEqual([4]);
    expect(catches(MOVES)).toEqual([MOVES[4]]);
  });

  it("knows the ends of a tile", () => {
    expect(ends("7-T")).toEqual(["7", "T"]);
    expect(isDouble("1-1")).toBe(true);
    expect(isDouble("1-2")).toBe(false);
  });

  it("touches with the end that is not out", () => {
    expect(touching("3-5", "5")).toBe("3");
    expect(touching("3-5", "3")).toBe("5");
    expect(touching("4-4", "4")).toBe("4");
  });

  it("tries a tile where it does not go with the matching end inwards, if it has one", () => {
    expect(attempt("2-6", END)).toEqual({ Play: ["2-6", "3-6", "2"] });
    expect(attempt("6-8", END)).toEqual({ Play: ["6-8", "3-6", "8"] });
    expect(attempt("0-4", END)).toEqual({ Play: ["0-4", "3-6", "4"] });
  });
});
