import { describe, expect, it } from "vitest";
import type { OptionPicture } from "../messages";
import { asInRulebook, differing, gamesUpTo, hashOf, read, seated, usualPlan } from "./plan";
import { TEXTS } from "./texts";

const option = (name: string, values: unknown[], usual: unknown, span: [number, number] | null = null) =>
  ({
    name,
    rule: "",
    text: name,
    choices: values.map((value) => ({ value, text: String(value) })),
    span,
    usual,
    primary: false,
  }) as OptionPicture;

const GAME = {
  fewest: 2,
  most: 4,
  levels: ["easy", "hard"],
  usual_level: "easy",
  options: [
    option("line", [8000, 6000], 8000, [1000, 20000]),
    option("debts", [true, false], true),
    option("storm", ["sets", "plain"], "sets"),
    option("ask", [false, true], true),
  ],
};

describe("what is to be simulated", () => {
  it("is found again in its address", () => {
    const plan = {
      seats: 3,
      bots: ["hard", "easy", "easy"],
      games: 100,
      options: { line: 6500, debts: false, storm: "plain" },
    };
    expect(read(hashOf(plan), GAME, 1000)).toEqual({ plan, wrong: [] });
  });

  it("is the usual where the address says nothing", () => {
    expect(read("", GAME, 1000)).toEqual({ plan: usualPlan(GAME, 1000), wrong: [] });
    expect(read("#seats=4", GAME, 1000).plan.bots).toEqual(["easy", "easy", "easy", "easy"]);
  });

  it("is the usual where the address says what cannot be played, and that is told", () => {
    const link = "#rule.storm=wild&rule.line=5&rule.moon=1&seats=9&games=x&bots=genius,hard&rule.debts=false";
    const { plan, wrong } = read(link, GAME, 1000);
    expect(plan).toEqual({ seats: 2, bots: ["easy", "hard"], games: 300, options: { debts: false } });
    expect(wrong.map(({ key, facts }) => `${key} ${facts.said}`)).toEqual([
      "bench.wrong_seats 9",
      "bench.wrong_games x",
      "bench.wrong_bot genius",
      "bench.wrong_value wild",
      "bench.wrong_value 5",
      "bench.wrong_rule moon",
    ]);
    for (const { key } of wrong) expect(TEXTS.de).toHaveProperty([key]);
  });

  it("plays as the rulebook says unless something else is chosen", () => {
    const options = asInRulebook(GAME.options);
    expect(differing(options, {})).toEqual([]);
    expect(differing(options, { ask: true, debts: true }).map(({ name }) => name)).toEqual(["ask"]);
  });

  it("has as many bots as seats, and no more games than the server plays", () => {
    expect(seated(["hard", "easy"], 3, "easy")).toEqual(["hard", "easy", "easy"]);
    expect(seated(["hard", "easy"], 1, "easy")).toEqual(["hard"]);
    expect([gamesUpTo(1000), gamesUpTo(300), gamesUpTo(50)]).toEqual([[100, 300, 1000], [100, 300], [50]]);
  });
});

it("says everything in both languages", () => {
  expect(Object.keys(TEXTS.de)).toEqual(Object.keys(TEXTS.en));
  for (const [key, text] of Object.entries(TEXTS.en)) expect(TEXTS.de[key]).not.toBe(text);
});
