import { expect, it } from "vitest";
import { figuresOf, spotsOf } from "./figures";
import { byGoal, exchanges, flicking, marksOf, plain, playable, showable } from "./notation";
import { asked, BOARD, view } from "./sample";

const LOOKS = { names: ["Ana", "Ben"], colours: ["", ""], shapes: ["", ""] };

function marked(...moves: unknown[]) {
  const table = view();
  return marksOf(asked(...moves), { board: BOARD, table, spots: spotsOf(BOARD, figuresOf(table, LOOKS)) });
}

it("walks end on the space that is tapped, and several ways lead to one goal", () => {
  const marks = marked({ Walk: [["A2", "A3"]] }, { Walk: [["A2"]] }, { Walk: [["A1", "A2", "A3"]] });
  expect(marks.map(({ goal }) => goal)).toEqual(["A2", "A3", "A3"]);
  expect(marks[0]?.at).toEqual([16, 10]);
  const goals = byGoal(marks);
  expect(goals.get("A3")?.map(({ path }) => path.length)).toEqual([2, 3]);
});

it("facings lie around Vul-Kar, counter-clockwise from the helipad", () => {
  const [east, north] = marked({ TurnVulKar: [0] }, { TurnVulKar: [90] });
  expect(east?.at[0]).toBeGreaterThan(5);
  expect(east?.at[1]).toBeCloseTo(10);
  expect(north?.at[0]).toBeCloseTo(5);
  expect(north?.at[1]).toBeLessThan(10);
});

it("a tree has a mark for each setting, apart from each other", () => {
  const [left, right] = marked({ TurnTree: ["T1", "left"] }, { TurnTree: ["T1", "right"] });
  const apart = Math.hypot(
    (left?.at[0] ?? 0) - (right?.at[0] ?? 0),
    (left?.at[1] ?? 0) - (right?.at[1] ?? 0),
  );
  expect(apart).toBeGreaterThan(2.5);
});

it("the Boulder's mouths turn with Vul-Kar", () => {
  const table = view({ facing: 180 });
  const [middle] = marksOf(asked({ Push: ["middle"] }), { board: BOARD, table, spots: new Map() });
  expect(middle?.at[0]).toBeLessThan(5);
});

it("pits, figures, caves and the copter are tapped where they are", () => {
  const marks = marked({ ChoosePit: ["P1"] }, { MoveFigure: [1] }, { UseCave: [] }, { Board: [] });
  expect(marks.map(({ at }) => at)).toEqual([
    [6, 8],
    [20, 10],
    [12, 10],
    [expect.closeTo(29.6), 10],
  ]);
});

it("every move is on the map, on a card, a flick or a button", () => {
  const moves = asked({ PlayCard: ["beeline", 6] }, { GoOn: [] }, { Walk: [["A2"]] }, { Take: ["red"] });
  const marks = marksOf(moves, { board: BOARD, table: view(), spots: new Map() });
  expect(plain(moves, marks).map(({ move }) => Object.keys(move)[0])).toEqual(["GoOn", "Take"]);
  expect([...playable(moves).keys()]).toEqual(["beeline 6"]);
});

it("what there are few of has a button too", () => {
  const moves = asked({ Board: [] }, { GoOn: [] });
  expect(plain(moves, marked({ Board: [] }))).toHaveLength(2);
});

it("tells whether a flick is asked for", () => {
  expect(flicking(asked({ Aim: [0] }, { Aim: [5] }))).toBe("aim");
  expect(flicking(asked({ Flick: [1] }))).toBe("strength");
  expect(flicking(asked({ GoOn: [] }))).toBeNull();
});

it("the Tiger is led on the map like a figure", () => {
  const [near, far] = marked({ LeadTiger: [["A2", "A3"]] }, { LeadTiger: [["A2"]] });
  expect([near?.goal, far?.goal]).toEqual(["A2", "A3"]);
  expect(far?.path).toEqual(["A2", "A3"]);
});

it("souvenirs have no buttons among the answers: they are shown where they lie", () => {
  const moves = asked({ UseBoots: [1] }, { UseBoots: [2] }, { Discard: ["zoom_lens"] }, { GoOn: [] });
  const open = showable(moves);
  expect([...open.keys()]).toEqual(["hiking_boots", "zoom_lens"]);
  expect(open.get("hiking_boots")).toHaveLength(2);
  expect(plain(moves, [])).toHaveLength(1);
});

it("exchanges in passing name nobody, calls by radio do", () => {
  const [offer, call] = exchanges(
    asked({ Offer: ["red", "blue"] }, { UseWalkieTalkie: [2, "red", "nothing"] }, { GoOn: [] }),
  );
  expect(offer).toMatchObject({ to: null, give: "red", take: "blue" });
  expect(call).toMatchObject({ to: 2, give: "red", take: "nothing" });
});

it("whoever hears a choice hears where marbles would go", () => {
  const leads = { "TurnTree T1 left": "to A" };
  const seen = { board: BOARD, table: view(), spots: new Map(), leads };
  const [tree] = marksOf(asked({ TurnTree: ["T1", "left"] }), seen);
  expect(tree?.spoken).toBe(`${tree?.label}: to A`);
});
