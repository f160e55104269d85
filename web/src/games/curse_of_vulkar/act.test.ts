import { expect, it } from "vitest";
import { line } from "../sample";
import { actOf, flickTold, launchedFrom, TIGER } from "./act";
import { leaning, lengthOf, poseAt, queryOf } from "./films";
import { patience } from "./patience";
import { figure, view } from "./sample";
import type { CurseTrack } from "./types";

const at = (place: string, walk: string[] = []) =>
  view({ figures: [figure({ place }), figure({ owner: 1, place: "A3" })], walk });

it("a walk is shown as far as it went, and the rest of it when it goes on", () => {
  const told = line("walked", 0, ["A2", "A3", "H"]);
  expect(actOf([told], at("A1"), at("A3"))).toEqual({
    kind: "walk",
    walk: { figure: 0, path: ["A1", "A2", "A3"] },
  });
  expect(actOf([], at("A3", ["H"]), at("H"))).toMatchObject({ walk: { path: ["A3", "H"] } });
});

it("nobody walks to where they are", () => {
  expect(actOf([line("walked", 0, ["A2"])], at("A1"), at("A1"))).toEqual({ kind: "words" });
});

it("the Tiger goes the way that is told, as far as it came", () => {
  const [before, after] = [view({ tiger: "A1" }), view({ tiger: "A3" })];
  const walk = { figure: TIGER, path: ["A1", "B1", "A3"] };
  expect(actOf([line("tiger_goes", ["B1", "A3"])], before, after)).toEqual({ kind: "walk", walk });
  expect(actOf([line("tiger_pounces", 0, ["B1", "A3", "A4"])], before, after)).toEqual({
    kind: "walk",
    walk,
  });
  expect(actOf([line("tiger_pounces", 0, ["A2"])], before, before)).toEqual({ kind: "words" });
  expect(actOf([line("tiger_stays")], before, before)).toEqual({ kind: "words" });
});

const LIE = { Lie: ["space", ["A1"], 1210, 990, 45] };
const OFF = { Lie: ["off", [], 0, 0, 0] };
const EMBER = line(
  "ember_rolled",
  0,
  60,
  [1, 1, 0],
  [[0, "A2"]],
  [
    [1, LIE],
    [2, OFF],
  ],
  [450, 900],
  "P3",
  45,
  7,
);

it("a launch is asked for as the story tells it, without those who are off the island", () => {
  const act = actOf([EMBER], view(), view());
  expect(act.kind).toBe("launch");
  const query = new URL(queryOf(act.kind === "launch" ? act.told : never()), "http://here").searchParams;
  expect(Object.fromEntries(query)).toEqual({
    what: "ember",
    number: "2",
    drawn: "450,900",
    facing: "60",
    trees: "110",
    standing: "0:A2",
    lying: "1:1210:990:45",
  });
});

const never = () => {
  throw new Error("no launch");
};

it("who still walked before a launch comes to a stop first", () => {
  const act = actOf([EMBER], at("A1", ["A2"]), at("A1"));
  expect(act).toMatchObject({ kind: "launch", walk: { figure: 0, path: ["A1", "A2"] } });
  const stood = launchedFrom(at("A1"), act.kind === "launch" ? act.told : never());
  expect(stood.figures.map(({ place }) => place)).toEqual(["A2", "A3"]);
});

it("without physics there is nothing to roll again", () => {
  expect(actOf([line("fireballs_rolled", 0, 0, [1], [], [], [], 2)], view(), view())).toEqual({
    kind: "words",
  });
});

it("a flick is announced with its aim", () => {
  expect(flickTold([line("flicked", 1, "P2", 305, 5)])).toEqual({
    pit: "P2",
    aim: { direction: 305, strength: 5 },
  });
  expect(flickTold([EMBER])).toBeNull();
});

it("marbles are waited for longer than words", () => {
  expect(patience([EMBER], 900)).toBeGreaterThan(patience([line("drew")], 900));
});

/** Turned by nothing, and by a quarter about the axis that points to the north. */
const HALF = Math.SQRT1_2;
const UPRIGHT = [1, 0, 0, 0] as const;
const EASTWARD = [HALF, 0, HALF, 0] as const;

const TRACK: CurseTrack = {
  kind: "figure",
  name: "1",
  first: 10,
  path: [
    [1, 1, 4, ...UPRIGHT],
    [2, 1, 4, ...EASTWARD],
  ],
};

it("something is where it ended once it is over, and nowhere before it began", () => {
  expect(poseAt(TRACK, 9)).toBeNull();
  expect(poseAt(TRACK, 10)).toEqual(TRACK.path[0]);
  expect(poseAt(TRACK, 99)).toEqual(TRACK.path[1]);
  expect(lengthOf({ tracks: [TRACK], touches: [] })).toBe(12);
});

it("a head points to where its figure leans", () => {
  expect(leaning([0, 0, 0, ...UPRIGHT])).toBe(0);
  expect(leaning([0, 0, 0, ...EASTWARD])).toBeCloseTo(90);
  expect(leaning([0, 0, 0, HALF, HALF, 0, 0])).toBeCloseTo(180);
  expect(leaning([0, 0, 0, Math.cos(0.15), 0, Math.sin(0.15), 0])).toBeLessThan(60);
});
