/** The die: a cube that turns the right face to the eye. */

import type { Facts } from "../scene";

interface Props {
  number: number;
  tumbling: boolean;
  /** Whether this roll counts twice: the number is then twice what the die shows. */
  twice: boolean;
  /** Whether the next roll will count twice. */
  doubled: boolean;
  t(key: string, facts?: Facts): string;
}

const PIPS: [number, number][][] = [
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

export function Die({ number, tumbling, twice, doubled, t }: Props) {
  return (
    <div className="fi-die" data-testid="fireball-die" data-number={number} data-tumbling={tumbling}>
      <span
        className="fi-cube"
        data-face={twice ? number / 2 : number}
        role="img"
        aria-label={number > 0 && !tumbling ? t("fireball.die", { number }) : t("fireball.no_die")}
      >
        {PIPS.map((pips, face) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its number
          <svg key={face} viewBox="0 0 40 40" data-side={face + 1} aria-hidden="true">
            <rect x="1" y="1" width="38" height="38" rx="7" />
            {pips.map(([x, y]) => (
              <circle key={`${x} ${y}`} cx={9 + x * 11} cy={9 + y * 11} r={face === 0 ? 6 : 4} />
            ))}
          </svg>
        ))}
      </span>
      {(twice || doubled) && (
        <b className="fi-doubled" title={t(twice ? "fireball.twice" : "fireball.doubled")}>
          ×2
        </b>
      )}
    </div>
  );
}
