import { describe, expect, it } from "vitest";
import type { Advised } from "../../messages";
import { adviceOn, diceOf, nameOf, riskOf, toCast, toRoll, toStop, worthOfStopping } from "./notation";

const plan = (question: string, rolled = "MMS", chest = "CD") => ({ question, rolled, chest });

describe("joining moves into one gesture", () => {
  it("says that one rolls and which dice", () => {
    expect(toRoll(plan("Decide"))).toEqual([{ RollAgain: [] }, { Roll: ["MMS"] }]);
    expect(toRoll(plan("ChooseDice"))).toEqual([{ Roll: ["MMS"] }]);
    expect(toRoll(plan("RollWithSpell", ""))).toEqual([{ Roll: [""] }]);
    expect(toRoll(plan("DecideOnIsland"))).toEqual([{ RollAgain: [] }]);
  });

  it("fills the chest first where that is asked", () => {
    expect(toRoll(plan("FillChest"))).toEqual([{ Fill: ["CD"] }, { RollAgain: [] }, { Roll: ["MMS"] }]);
    expect(toStop(plan("FillChest"))).toEqual([{ Fill: ["CD"] }, { Stop: [] }]);
    expect(toStop(plan("Decide"))).toEqual([{ Stop: [] }]);
  });

  it("casts the spell with the dice that go along, but on the Island with all", () => {
    expect(toCast(plan("CastOrSink"))).toEqual([{ Cast: [] }, { Roll: ["MMS"] }]);
    expect(toCast(plan("DecideOnIsland"))).toEqual([{ Cast: [] }]);
  });

  it("reads a move", () => {
    expect(nameOf({ Roll: ["MMS"] })).toBe("Roll");
    expect(diceOf({ Roll: ["MMS"] })).toBe("MMS");
    expect(diceOf({ Stop: [] })).toBe("");
  });
});

describe("reading advice", () => {
  const advised = (moves: object[], risk: number, expected: number): Advised => ({
    moves,
    text: "",
    expected,
    risk,
    chance: null,
    chances: null,
  });
  const advice = [
    advised([{ RollAgain: [] }, { Roll: ["MSS"] }], 0.4, 410),
    advised([{ Cast: [] }, { Roll: ["MPS"] }], 0.1, 300),
    advised([{ Stop: [] }], 0, 200),
  ];

  it("knows the risk of any roll of as many dice", () => {
    expect(riskOf(advice, toRoll(plan("Decide", "PPP")))).toBe(0.4);
    expect(riskOf(advice, toCast(plan("Decide", "PPP")))).toBe(0.1);
    expect(riskOf(advice, toRoll(plan("Decide", "PP")))).toBeNull();
  });

  it("knows what exactly these moves and what stopping are worth", () => {
    expect(adviceOn(advice, toRoll(plan("Decide", "MSS")))?.expected).toBe(410);
    expect(adviceOn(advice, toRoll(plan("Decide", "PPP")))).toBeUndefined();
    expect(worthOfStopping(advice)).toBe(200);
    expect(worthOfStopping([])).toBeNull();
  });
});
