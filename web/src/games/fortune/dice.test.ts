import { describe, expect, it } from "vitest";
import type { Line } from "../../messages";
import { arranged, type Die, facesIn, follow, gathered, inHand, moved, onCard } from "./dice";
import type { FortuneView } from "./types";

const table = (dice: string, extra: Partial<FortuneView> = {}): FortuneView => ({
  totals: [0, 0],
  finish_line: 8000,
  turn: 0,
  card: "Gold",
  dice,
  chest: "",
  in_hand: 8 - dice.length,
  skulls: [...dice].filter((face) => face === "K").length,
  rolls: 1,
  spell: false,
  standing: 0,
  final_round: false,
  last_turns: 0,
  unseen: {},
  coming: [],
  ...extra,
});

const rolled = (faces: string): Line[] => [
  { text: "", rule: "", what: "rolled", facts: [0, faces], inputs: 1 },
];

const first = (): Die[] => follow(inHand(), table("CKMPPPSS"), rolled("CKMPPPSS"), false).dice;

const free = (dice: Die[]): string => facesIn(dice, "keep") + facesIn(dice, "roll");

describe("following the dice", () => {
  it("throws all eight in the first roll, keeps what is no skull and sorts alike dice together", () => {
    const { dice, thrown } = follow(inHand(), table("CKMPPPSS"), rolled("CKMPPPSS"), false);
    expect(thrown).toHaveLength(8);
    expect(facesIn(dice, "keep")).toBe("CMPPPSS");
    expect(facesIn(dice, "skull")).toBe("K");
    const row = dice.filter(({ place }) => place === "keep").sort((a, b) => a.slot - b.slot);
    expect(row.map(({ face }) => face).join("")).toBe("CMPPPSS");
    expect(row.map(({ slot }) => slot)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it("lifts the very dice that were laid out to roll, not others that look the same", () => {
    const before = first();
    const [, second] = before.filter(({ face }) => face === "P");
    const sword = before.find(({ face }) => face === "S");
    const laid = [second, sword].reduce((dice, die) => moved(dice, die?.id ?? -1, "roll"), before);
    const after = follow(laid, table("CKMPPS", { in_hand: 2 }), [], false).dice;
    expect(after.filter(({ place }) => place === "hand").map(({ id }) => id)).toEqual(
      [second?.id, sword?.id].sort(),
    );
  });

  it("throws only what was in the hand and leaves the others their identity", () => {
    const hand = follow(first(), table("CKPPP", { in_hand: 3 }), [], false).dice;
    const held = hand.filter(({ place }) => place === "hand").map(({ id }) => id);
    const { dice, thrown } = follow(hand, table("CKKMPPPP"), rolled("KMP"), false);
    expect([...thrown].sort()).toEqual(held);
    expect(facesIn(dice, "keep")).toBe("CMPPPP");
    expect(facesIn(dice, "skull")).toBe("KK");
  });

  it("needs no picture of the dice in the hand to see which were rolled", () => {
    const island = follow(inHand(), table("DDKKKKMM"), rolled("DDKKKKMM"), true).dice;
    const { dice, thrown } = follow(island, table("CKKKKKMS"), rolled("CKMS"), true);
    expect(thrown).toHaveLength(4);
    expect(thrown.every((id) => island.find((die) => die.id === id)?.place === "roll")).toBe(true);
    expect(facesIn(dice, "roll")).toBe("CMS");
  });

  it("keeps what is laid out from one question to the next", () => {
    const laid = moved(first(), 5, "roll");
    expect(follow(laid, table("CKMPPPSS"), [], false).dice).toEqual(laid);
  });

  it("brings dice into the chest and out of it", () => {
    const start = follow(inHand(), table("CCCDMMMP"), rolled("CCCDMMMP"), false).dice;
    const chested = follow(start, table("MMMP", { chest: "CCCD", in_hand: 0 }), [], false).dice;
    expect(facesIn(chested, "chest")).toBe("CCCD");
    expect(free(chested)).toBe("MMMP");
    const after = follow(chested, table("KMMP", { chest: "CCCD", in_hand: 0 }), rolled("KM"), false);
    expect(after.thrown).toHaveLength(2);
    expect(facesIn(after.dice, "chest")).toBe("CCCD");
  });

  it("always holds eight dice with ids of their own", () => {
    for (const dice of ["", "KKKKKKKK", "CCCC", "CDKMPSSS"]) {
      const after = follow(first(), table(dice), [], false).dice;
      expect(after.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });

  it("leaves room in the row for the skulls of the card", () => {
    const two = table("CCCCCCKK", { skulls: 4 });
    expect(onCard(two)).toBe(2);
    const skulls = follow(inHand(), two, rolled("CCCCCCKK"), false).dice.filter(
      ({ place }) => place === "skull",
    );
    expect(skulls.map(({ slot }) => slot).sort()).toEqual([2, 3]);
  });
});

describe("laying dice out", () => {
  it("follows an advice on which dice to roll and which to save", () => {
    const laid = arranged(first(), "MS", "CPPP") ?? [];
    expect(facesIn(laid, "roll")).toBe("MS");
    expect(facesIn(laid, "chest")).toBe("CPPP");
    expect(facesIn(laid, "keep")).toBe("S");
    expect(arranged(first(), "DD", null)).toBeNull();
  });

  it("gathers all loose dice in a zone and those that are kept in the chest", () => {
    const all = gathered(first(), "roll");
    expect(facesIn(all, "roll")).toBe("CMPPPSS");
    expect(facesIn(all, "skull")).toBe("K");
    const chested = gathered(moved(first(), 1, "roll"), "chest");
    expect(facesIn(chested, "keep")).toBe("");
    expect(facesIn(gathered(chested, "chest"), "chest")).toBe("");
  });
});
