import { describe, expect, it } from "vitest";
import type { Line } from "../messages";
import { iconFor } from "./icons";
import { botPlayed, isSetup, lastOf, turnAt, turnsOf } from "./turns";

const NAMES = ["Ana", "Ben"];

const line = (text: string, turn: Line["turn"] = null, facts: unknown[] = []): Line => ({
  text,
  rule: "XX-1.1",
  what: "told",
  facts,
  inputs: 0,
  turn,
});

/** A line of a game that does not tell whose turn it is. */
const untold = (text: string, facts: unknown[] = []): Line => {
  const { turn: _, ...rest } = line(text, null, facts);
  return rest;
};

const told = (story: Line[]) =>
  turnsOf(story, NAMES).map(({ seat, number, lines }) => [seat, number, lines.map(({ at }) => at)]);

describe("the turn at some input", () => {
  const lineOf = (inputs: number, turn: Line["turn"]) => ({ ...line("", turn), inputs });
  const turns = turnsOf([lineOf(2, [0, 0]), lineOf(5, [0, 0]), lineOf(5, [1, 1]), lineOf(9, [2, 0])], NAMES);

  it("has the number of the log", () => {
    expect([0, 2, 4, 5, 8, 11].map((inputs) => turnAt(turns, inputs))).toEqual([0, 1, 1, 2, 2, 3]);
  });
});

describe("the story by turns", () => {
  it("begins a turn wherever it is another one's", () => {
    expect(told([line("a", [0, 0]), line("b", [0, 0]), line("c", [0, 1])])).toEqual([
      [0, 1, [0, 1]],
      [1, 2, [2]],
    ]);
  });

  it("tells two turns of one player apart by their number", () => {
    expect(told([line("a", [4, 0]), line("b", [5, 0])])).toEqual([
      [0, 1, [0]],
      [0, 2, [1]],
    ]);
  });

  it("counts no turn for what is nobody's", () => {
    expect(told([line("deal"), line("a", [0, 1]), line("round"), line("b", [0, 1])])).toEqual([
      [null, 0, [0]],
      [1, 1, [1]],
      [null, 1, [2]],
      [1, 2, [3]],
    ]);
  });

  it("goes by whom lines name first where a game says nothing of turns", () => {
    const story = [
      untold("It begins."),
      untold("Ana rolls 1.", [0, 1]),
      untold("1 is little.", [1]),
      untold("Ben passes.", [1]),
    ];
    expect(told(story)).toEqual([
      [null, 0, [0]],
      [0, 1, [1, 2]],
      [1, 2, [3]],
    ]);
  });

  it("counts no turns in setup, though it names players", () => {
    const setup = [line("Ana takes a card.", null, [0]), line("Ben takes a card.", null, [1])];
    expect(told(setup)).toEqual([[null, 0, [0, 1]]]);
    const [first, second] = turnsOf([...setup, line("Ana rolls 5.", [1, 0], [0, 5])], NAMES);
    expect(first && isSetup(first)).toBe(true);
    expect(second && [isSetup(second), second.number]).toEqual([false, 1]);
  });

  it("sets what settles the order of a round apart, and counts it as no turn", () => {
    const story = [line("setup"), line("round 1", [1, null]), line("a", [1, 0]), line("round 2", [2, null])];
    const turns = turnsOf([...story, line("b", [2, 0])], NAMES);
    expect(turns.map(({ seat, number, round }) => [seat, number, round])).toEqual([
      [null, 0, null],
      [null, 0, 1],
      [0, 1, null],
      [null, 1, 2],
      [0, 2, null],
    ]);
    expect(turns.map(isSetup)).toEqual([true, false, false, false, false]);
  });

  it("knows in which turns a bot played for the player", () => {
    const turns = turnsOf(
      [
        line("card", [0, 0]),
        { ...line("stop", [0, 0]), bot_for: 0 },
        { ...line("Ana reacts.", [0, 1]), bot_for: 0 },
        line("card", [0, 0]),
      ],
      NAMES,
    );
    expect(turns.map(botPlayed)).toEqual([true, false, false]);
  });

  it("keeps the numbers of turns of which only the end is shown", () => {
    const story = [line("a", [0, 0]), line("b", [0, 1]), line("c", [0, 1])];
    const [turn, ...more] = lastOf(turnsOf(story, NAMES), 1, story.length);
    expect(more).toEqual([]);
    expect([turn?.number, turn?.lines.map(({ at }) => at)]).toEqual([2, [2]]);
  });
});

describe("the drawing before a line", () => {
  it("is the game's own choice, else what the name says, else a dot", () => {
    expect(iconFor("rolled", { rolled: "marble" })).toBe("marble");
    expect(iconFor("rolled", null)).toBe("die");
    expect(iconFor("won", {})).toBe("crown");
    expect(iconFor("xyzzy", {})).toBe("dot");
  });
});
