import { expect, test } from "vitest";
import { flowsFrom, flowsShown } from "./flows";
import { marksOf } from "./notation";
import { asked, BOARD, view } from "./sample";

const HOME: [string, string][] = [
  ["T1", "home"],
  ["T7", "home"],
];

const shares = (flows: { chute: string; share: number }[]) =>
  Object.fromEntries(flows.map(({ chute, share }) => [chute, share]));

test("Fireballs leave by the gullies before the three mouths", () => {
  expect(Object.keys(shares(flowsFrom(BOARD, 0, HOME)))).toEqual(
    expect.arrayContaining(["E", "NE", "SE", "E-N", "E-S"]),
  );
  expect(Object.keys(shares(flowsFrom(BOARD, 180, HOME, [0])))).toEqual(["W"]);
});

test("a tree at home halves what comes to it, and the next halves that again", () => {
  expect(shares(flowsFrom(BOARD, 0, HOME, [0]))).toEqual({
    E: 1,
    "E-N": 0.5,
    "E-S": 0.5,
    "E-N-N": 0.25,
    "E-N-E": 0.25,
  });
});

test("a turned tree sends all down its arm", () => {
  const trees: [string, string][] = [
    ["T1", "left"],
    ["T7", "right"],
  ];
  expect(shares(flowsFrom(BOARD, 0, trees, [0]))).toEqual({ E: 1, "E-N": 1, "E-N-E": 1 });
});

const marks = (...moves: object[]) =>
  marksOf(asked(...moves), { board: BOARD, table: view(), spots: new Map() });

test("what is pointed at is shown as if it were done; nothing is, as things stand", () => {
  const all = marks({ TurnVulKar: [180] }, { TurnTree: ["T1", "right"] }, { Push: ["middle"] });
  const of = (kind: string) => all.find(({ move }) => kind in move) ?? null;
  expect(flowsShown(BOARD, view(), all, null)).toEqual(flowsFrom(BOARD, 0, HOME));
  expect(flowsShown(BOARD, view(), all, of("TurnVulKar"))).toEqual(flowsFrom(BOARD, 180, HOME));
  expect(flowsShown(BOARD, view(), all, of("Push"))).toEqual(flowsFrom(BOARD, 0, HOME, [0]));
  const turned = flowsShown(BOARD, view(), all, of("TurnTree")).map(({ chute }) => chute);
  expect(turned).toContain("E-S");
  expect(turned).not.toContain("E-N");
});

test("a tree that nothing reaches shows its own arm all the same", () => {
  const all = marks({ TurnTree: ["T7", "left"] });
  const table = view({ facing: 180 });
  const flows = shares(flowsShown(BOARD, table, all, all[0] ?? null));
  expect(flows["E-N-N"]).toBeLessThan(1);
  expect(flows["E-N-E"]).toBeUndefined();
});

test("walks show no flows", () => {
  expect(flowsShown(BOARD, view(), marks({ Walk: [["A2"]] }), null)).toEqual([]);
});
