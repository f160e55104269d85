/** The big buttons: what can be done with the dice as they lie. */

import type { Notation, Picture } from "../../messages";
import { numeral } from "../../texts/numeral";
import type { Facts, Language } from "../scene";
import { nameOf, offered, type Plan, SAIL, toCast, toRoll, toStop } from "./notation";

interface Action {
  name: string;
  label: string;
  moves: Notation[] | null;
  /** Not on offer now; the server says why. */
  refused: boolean;
  main: boolean;
}

interface Props {
  picture: Picture;
  plan: Plan;
  standing: number;
  language: Language;
  play(moves: Notation[]): void;
  t(key: string, facts?: Facts): string;
}

type Words = Pick<Props, "picture" | "plan" | "standing" | "language" | "t">;

function stopLabel({ picture, standing, language, t }: Words): string {
  if (picture.question === "CastOrSink") return t("fortune_give_up");
  if (picture.question === "DecideOnIsland") return t("fortune_leave");
  const key = standing < 0 ? "fortune_stop_loss" : "fortune_stop";
  return t(key, { n: numeral(Math.abs(standing), language) });
}

function rollLabel({ picture, plan, t }: Words): string {
  const n = plan.rolled.length;
  if (picture.question === "DecideOnIsland") return t("fortune_roll_island", { n });
  if (picture.question === "RollWithSpell")
    return t(n ? "fortune_roll_skull_with" : "fortune_roll_skull", { n });
  return t(n === 0 ? "fortune_roll_none" : n === 1 ? "fortune_roll_die" : "fortune_roll_dice", { n });
}

const DECIDING = ["Decide", "FillChest"];
const ROLLING = [...DECIDING, "ChooseDice", "RollWithSpell", "DecideOnIsland"];
const ENDING = [...DECIDING, "CastOrSink", "DecideOnIsland"];

/** What can be tried at this question, the boldest first. */
function actionsAt(words: Words): Action[] {
  const { picture, plan, t } = words;
  const { question, moves } = picture;
  const can = (name: string) => question === "FillChest" || offered(moves, name) !== undefined;
  const actions: Action[] = [];
  if (ROLLING.includes(question)) {
    const bare = plan.rolled === "" && question !== "RollWithSpell";
    const said = question === "ChooseDice" || question === "RollWithSpell" ? "Roll" : "RollAgain";
    actions.push({
      name: "roll",
      label: rollLabel(words),
      moves: bare ? null : toRoll(plan),
      refused: !can(said),
      main: true,
    });
  }
  const cast = offered(moves, "Cast");
  if (cast) {
    const n = question === "DecideOnIsland" ? 0 : plan.rolled.length;
    const label = n ? t("fortune_with_dice", { label: cast.label, n }) : cast.label;
    actions.push({
      name: "cast",
      label,
      moves: toCast(plan),
      refused: false,
      main: question === "CastOrSink",
    });
  }
  const sail = moves.find(({ move }) => nameOf(move) === "Sail");
  if (sail) actions.push({ name: "sail", label: sail.label, moves: [SAIL], refused: false, main: true });
  if (ENDING.includes(question)) {
    actions.push({
      name: "stop",
      label: stopLabel(words),
      moves: toStop(plan),
      refused: !can("Stop"),
      main: false,
    });
  }
  return actions;
}

export function Actions({ play, ...words }: Props) {
  return (
    <div className="fortune-actions">
      {actionsAt(words).map(({ name, label, moves, refused, main }) => (
        <button
          key={name}
          type="button"
          className="fortune-action"
          data-testid={`fortune-${name}`}
          data-main={main}
          data-refused={refused}
          disabled={moves === null}
          onClick={() => moves && play(moves)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
