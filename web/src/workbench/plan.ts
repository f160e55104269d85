/** What is to be simulated, and the address that says so. */

import type { Facts } from "../games/scene";
import type { AskWorkbench, GamePicture, OptionPicture } from "../messages";
import { same, standing } from "../room/HouseRules";

export type Plan = Pick<AskWorkbench, "seats" | "bots" | "games" | "options">;

type Game = Pick<GamePicture, "fewest" | "most" | "levels" | "usual_level" | "options">;

export const GAMES = [100, 300, 1000] as const;
const USUAL_GAMES = 300;
const FEWEST_GAMES = 2;
const RULE = "rule.";

/** How many games may be chosen where a server simulates so many at most. */
export function gamesUpTo(most: number): number[] {
  const found = GAMES.filter((games) => games <= most);
  return found.length > 0 ? found : [Math.max(FEWEST_GAMES, most)];
}

/** The options with the rulebook's value as the usual one: where only bots play, nothing else is. */
export const asInRulebook = (options: OptionPicture[]): OptionPicture[] =>
  options.map((option) => ({ ...option, usual: option.choices[0]?.value }));

export const differing = (options: OptionPicture[], chosen: Record<string, unknown>): OptionPicture[] =>
  options.filter((option) => !same(standing(option, chosen), option.usual));

/** As many bots as seats; those who come are as strong as the last. */
export const seated = (bots: string[], seats: number, level: string): string[] =>
  Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots.at(-1) ?? level);

export const usualPlan = (game: Game, most: number): Plan => ({
  seats: game.fewest,
  bots: seated([], game.fewest, game.usual_level),
  games: gamesUpTo(most).findLast((games) => games <= USUAL_GAMES) ?? FEWEST_GAMES,
  options: {},
});

/** Something in an address that cannot be played, by the key of a text and its facts. */
export interface Wrong {
  key: string;
  facts: Facts;
}

interface Read {
  plan: Plan;
  wrong: Wrong[];
}

/** What stands behind the # of an address; in the place of what cannot be played is the usual. */
export function read(hash: string, game: Game, most: number): Read {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const usual = usualPlan(game, most);
  const wrong: Wrong[] = [];
  const whole = (name: "seats" | "games", least: number, greatest: number): number => {
    const text = said.get(name);
    const number = Number(text);
    if (text === null) return usual[name];
    if (Number.isInteger(number) && number >= least && number <= greatest) return number;
    wrong.push({ key: `bench.wrong_${name}`, facts: { said: text, least, most: greatest } });
    return usual[name];
  };
  const seats = whole("seats", game.fewest, game.most);
  const games = whole("games", FEWEST_GAMES, most);
  const named = said.get("bots")?.split(",").filter(Boolean) ?? [];
  const bots = named.map((bot) => (game.levels.includes(bot) ? bot : game.usual_level));
  for (const bot of new Set(named.filter((one) => !game.levels.includes(one))))
    wrong.push({ key: "bench.wrong_bot", facts: { said: bot, levels: game.levels.join(", ") } });
  const options = rulesIn(said, game, wrong);
  return { plan: { seats, bots: seated(bots, seats, game.usual_level), games, options }, wrong };
}

/** The house rules of an address. */
function rulesIn(said: URLSearchParams, game: Game, wrong: Wrong[]): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [key, text] of said) {
    if (!key.startsWith(RULE)) continue;
    const name = key.slice(RULE.length);
    const option = game.options.find((one) => one.name === name);
    const value = option && valueIn(option, text);
    if (option === undefined) wrong.push({ key: "bench.wrong_rule", facts: { said: name } });
    else if (value === undefined)
      wrong.push({ key: "bench.wrong_value", facts: { rule: option.text, said: text } });
    else found[name] = value;
  }
  return found;
}

/** What a text means as the value of an option, if it can be one. */
function valueIn({ choices, span }: OptionPicture, text: string): unknown {
  const known = choices.find(({ value }) => String(value) === text);
  if (known) return known.value;
  const number = Number(text);
  const fits = span && text !== "" && Number.isInteger(number) && number >= span[0] && number <= span[1];
  return fits ? number : undefined;
}

/** A plan as an address holds it. */
export function hashOf(plan: Partial<Plan>): string {
  const said = new URLSearchParams();
  if (plan.seats !== undefined) said.set("seats", String(plan.seats));
  if (plan.bots !== undefined) said.set("bots", plan.bots.join(","));
  if (plan.games !== undefined) said.set("games", String(plan.games));
  for (const [name, value] of Object.entries(plan.options ?? {})) said.set(RULE + name, String(value));
  return `#${said.toString().replaceAll("%2C", ",")}`;
}
