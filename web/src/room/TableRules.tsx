/** What the host arranges before the match: seats, house rules, clocks, and who may find the room. */

import type { GamePicture } from "../messages";
import { daysIn } from "../table/timeLeft";
import { useTexts } from "../texts";
import type { TextKey } from "../texts/en";
import { WhatIfLink } from "../workbench/WhatIfLink";
import { HouseRules } from "./HouseRules";
import { SeatsChoice } from "./SeatsChoice";
import { useArranging } from "./useArranging";
import type { Room } from "./useRoom";

interface Props {
  room: Room;
  game: GamePicture | null;
  why(rule: string): void;
}

const MOVE_CLOCKS = [null, 30, 60, 120, 300, 86_400, 259_200] as const;
const MATCH_CLOCKS = [null, 300, 600, 1_200, 3_600] as const;
const REACTION_CLOCKS = [2, 3, 5, 10] as const;

export function TableRules({ room, game, why }: Props) {
  const { t } = useTexts();
  const arranging = useArranging(room);
  if (arranging === null || !game) return null;
  const { table, host, arrange } = arranging;
  return (
    <section className="card" aria-label={t("table_rules")}>
      <h2>{t("table_rules")}</h2>
      {!host && <p className="faint">{t("host_decides")}</p>}
      <fieldset className="table-rules" disabled={!host}>
        <SeatsChoice game={game} seats={table.seats} set={(seats) => void arrange({ seats })} />
        <ClockChoice
          label={t("clock_move")}
          seconds={table.clocks.move}
          choices={MOVE_CLOCKS}
          set={(move) => void arrange({ clocks: { ...table.clocks, move } })}
        />
        <ClockChoice
          label={t("clock_match")}
          seconds={table.clocks.match}
          choices={MATCH_CLOCKS}
          set={(match) => void arrange({ clocks: { ...table.clocks, match } })}
        />
        {game.reactions && (
          <ClockChoice
            label={t("clock_react")}
            seconds={table.clocks.react}
            choices={REACTION_CLOCKS}
            set={(react) => void arrange({ clocks: { ...table.clocks, react } })}
          />
        )}
        <label className="field check">
          <input
            type="checkbox"
            checked={table.public}
            onChange={(event) => void arrange({ public: event.target.checked })}
          />
          <span>{t("public_room")}</span>
        </label>
        <label className="field check">
          <input
            type="checkbox"
            checked={table.absent_agree}
            onChange={(event) => void arrange({ absent_agree: event.target.checked })}
          />
          <span>{t("absent_agree")}</span>
        </label>
        <HouseRules
          options={game.options.filter(({ primary }) => !primary)}
          chosen={table.options}
          set={(options) => void arrange({ options })}
          why={why}
        />
      </fieldset>
      <WhatIfLink game={game} seats={table.seats} options={table.options} className="button quiet small" />
    </section>
  );
}

interface ClockChoiceProps<Seconds> {
  label: string;
  seconds: Seconds;
  choices: readonly Seconds[];
  set(seconds: Seconds): void;
}

const UNITS: [number, TextKey][] = [
  [86_400, "days"],
  [3_600, "hours"],
  [60, "minutes"],
  [1, "seconds"],
];

function ClockChoice<Seconds extends number | null>(props: ClockChoiceProps<Seconds>) {
  const { label, seconds, choices, set } = props;
  const { t } = useTexts();
  const all = choices.includes(seconds) ? choices : [...choices, seconds];
  const text = (each: number | null) => {
    if (each === null) return t("no_clock");
    const [size, unit] = UNITS.find(([length]) => each % length === 0) ?? [1, "seconds"];
    return unit === "days" ? daysIn(each / size, t) : t(unit, { count: each / size });
  };
  return (
    <label className="field inline">
      <span>{label}</span>
      <select
        value={String(seconds)}
        onChange={(event) => set(all.find((each) => String(each) === event.target.value) ?? seconds)}
      >
        {all.map((each) => (
          <option key={String(each)} value={String(each)}>
            {text(each)}
          </option>
        ))}
      </select>
    </label>
  );
}
