/** Under the dice: whose they are, or their sum. */

import type { CSSProperties } from "react";
import type { Size } from "../../camera/look";
import { trayMeasures } from "./Dice";
import type { Tray } from "./rolls";

interface Props {
  tray: Tray;
  room: Size;
  names: string[];
  colours: string[];
  shapes: string[];
  label: string;
  /** Until the dice have come to rest their numbers are not told. */
  landed: boolean;
}

export function DiceWords({ tray, room, names, colours, shapes, label, landed }: Props) {
  if (tray.dice.length === 0) return null;
  const { apart } = trayMeasures(room.width, room.height, tray.named);
  const first = tray.dice[0];
  const numbers = tray.dice.map(({ number }) => number);
  return (
    <div
      className="battle-dice"
      role="img"
      aria-label={landed ? `${label}: ${numbers.join(", ")}` : label}
      data-testid="battle-dice"
      data-dice={numbers.join(",")}
    >
      {tray.named ? (
        tray.dice.map(({ seat, number }, n) => (
          <Owner
            // biome-ignore lint/suspicious/noArrayIndexKey: dice lie in a row
            key={n}
            wide={apart}
            colour={colours[seat ?? 0]}
            words={`${shapes[seat ?? 0] ?? ""} ${names[seat ?? 0] ?? ""}${landed ? ` ${number}` : ""}`}
          />
        ))
      ) : (
        <Owner
          colour={colours[first?.seat ?? 0]}
          words={`${shapes[first?.seat ?? 0] ?? ""} ${names[first?.seat ?? 0] ?? ""}${landed ? sumOf(numbers) : ""}`}
        />
      )}
    </div>
  );
}

function Owner({ colour, words, wide }: { colour: string | undefined; words: string; wide?: number }) {
  return (
    <span style={{ "--seat": colour, width: wide } as CSSProperties}>
      <b>{words}</b>
    </span>
  );
}

function sumOf(numbers: number[]): string {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.length > 1 ? `: ${numbers.join(" + ")} = ${sum}` : `: ${sum}`;
}
