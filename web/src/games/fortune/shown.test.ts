import { describe, expect, it } from "vitest";
import type { Line, Picture } from "../../messages";
import { facesIn, moved } from "./dice";
import { arranging, cardIn, knownOf, loud, moodOf, trayOf } from "./shown";
import type { FortuneView } from "./types";

const table: FortuneView = {
  totals: [0, 0],
  finish_line: 8000,
  turn: 0,
  card: "Gold",
  dice: "CDKMMPPS",
  chest: "",
  in_hand: 0,
  skulls: 1,
  rolls: 1,
  spell: false,
  standing: 200,
  final_round: false,
  last_turns: 0,
  unseen: {},
  coming: [],
};

const picture = (question: string, changes: Partial<FortuneView> = {}): Picture => ({
  game: "fortune",
  seat: 0,
  to_move: 0,
  question,
  asks: "",
  rule: "",
  moves: [],
  scores: [0, 0],
  over: false,
  winners: [],
  table: { ...table, ...changes },
  scene: { effect: "", standing: [] },
  inputs: 1,
});

const line = (what: string, ...facts: unknown[]): Line => ({ text: what, rule: "", what, facts, inputs: 1 });

describe("the card", () => {
  it("does not lie there before the first one is turned over", () => {
    expect(cardIn(picture("TurnOverCard"))).toBe("");
    expect(cardIn(picture("RollDice"))).toBe("Gold");
  });
});

describe("the tray from picture to picture", () => {
  it("remembers what is laid out within a question and forgets it in another turn", () => {
    const first = trayOf(null, picture("Decide"), []);
    const laid = { ...first, dice: moved(first.dice, 0, "roll") };
    expect(facesIn(trayOf(laid, picture("ChooseDice"), []).dice, "roll")).toBe("C");
    expect(facesIn(trayOf(laid, picture("Decide", { turn: 1 }), []).dice, "roll")).toBe("");
  });

  it("is on the Island from the voyage until the next card", () => {
    const sailed = trayOf(null, picture("DecideOnIsland", { dice: "DDKKKKMM", skulls: 4 }), []);
    expect(moodOf(sailed)).toBe("island");
    expect(facesIn(sailed.dice, "roll")).toBe("DDMM");
    const rolled = trayOf(sailed, picture("", { dice: "DDKKKKMM", rolls: 2 }), [line("rolled", 0, "DDMM")]);
    expect(rolled.island).toBe(true);
    expect(trayOf(rolled, picture("", { dice: "", turn: 1, rolls: 0 }), [line("card", 1)]).island).toBe(
      false,
    );
  });

  it("does not tell what the dice show before they have come to rest", () => {
    const first = trayOf(null, picture("Decide"), []);
    const next = picture("Decide", { dice: "CDKKMMPP", skulls: 2, rolls: 2 });
    const tray = trayOf(first, next, [line("rolled", 0, "KP")]);
    expect(knownOf(tray, false).table.skulls).toBe(1);
    expect(knownOf(tray, true).table.skulls).toBe(2);
  });

  it("is as the picture says where others were skipped", () => {
    const there = trayOf(null, picture("DecideOnIsland", { dice: "DDKKKKMM", skulls: 4 }), []);
    const later = trayOf(there, picture("", { rolls: 2 }), [], false);
    expect([later.island, facesIn(later.dice, "roll"), later.count]).toEqual([false, "", there.count + 1]);
    expect(trayOf(there, picture("", { rolls: 2 }), []).island).toBe(true);
  });

  it("counts every picture", () => {
    const first = trayOf(null, picture("Decide"), []);
    expect(trayOf(first, picture("Decide"), []).count).toBe(first.count + 1);
  });
});

it("lets dice be moved where dice are chosen, and not on the Island", () => {
  expect(["Decide", "FillChest", "CastOrSink"].every(arranging)).toBe(true);
  expect(["DecideOnIsland", "RollDice", ""].some(arranging)).toBe(false);
});

it("says aloud only what matters", () => {
  const told = [line("sets"), line("treasure"), line("scored")];
  expect(loud(told).map(({ what }) => what)).toEqual(["scored"]);
});
