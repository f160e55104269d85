/** What changes on the flat map besides figures: treasures, snapshots, decks, trees, Vul-Kar, Fireballs and the copter. */

import type { Spot } from "../../flatMap/spots";
import type { Facts } from "../../scene";
import { away } from "../aiming";
import { ART } from "../cardArt";
import { COPTER_ASIDE, inCopter, spotOf } from "../figures";
import { SETTINGS } from "../notation";
import { HEART, IDOL, Shape } from "../signs";
import type { CurseBoard, CurseTree, CurseView } from "../types";
import { windOf } from "../winds";

interface Props {
  board: CurseBoard;
  table: CurseView;
  /** The decks that are falling just now. */
  falling: ReadonlySet<string>;
  /** How many Fireballs are rolling just now. */
  fireballs: number;
  /** The pits whose Ember rolls, or was flicked already. */
  empty: ReadonlySet<string>;
  t(key: string, facts?: Facts): string;
}

export function Things(props: Props) {
  return (
    <>
      <Snapshots {...props} />
      <Treasures {...props} />
      <Decks {...props} />
      <Trees {...props} />
      <Embers {...props} />
      <VulKar {...props} />
      <Guests {...props} />
      <Scar {...props} />
      <Copter {...props} />
    </>
  );
}

function Snapshots({ board, table }: Props) {
  return table.snapshots.map(([space, colour, left]) => {
    const [x, y] = spotOf(board, space);
    return (
      <g
        key={space}
        className="cv-snapshot"
        transform={`translate(${x} ${y})`}
        data-left={left}
        data-testid={`curse-snapshot-${space}`}
      >
        <path className={`cv-rim cv-${colour}`} d={FRAME} />
        <g className="cv-print" transform={`translate(${printAside(x, y).join(" ")})`}>
          <rect x={-1.35} y={-1} width={2.7} height={2} rx={0.2} />
          <g transform="translate(-.55 0) scale(.62)">
            <Shape colour={colour} />
          </g>
          <text x={0.72} y={0.42}>
            {left}
          </text>
        </g>
      </g>
    );
  });
}

/** A print lies on the side of its space where no trail goes on. */
function printAside(x: number, y: number): Spot {
  if (x < 25 && y < 40) return [-3.2, 0];
  return [0, y > 40 ? 2.9 : -2.9];
}

/** The corners of a view finder round a space. */
const FRAME = "M-1.75-.9v-.85h.85M.9-1.75h.85v.85M1.75.9v.85H.9M-.9 1.75h-.85V.9";

function Treasures({ board, table }: Props) {
  const [x, y] = spotOf(board, board.heart);
  return (
    <>
      {table.slabs.map(([space, colour]) => (
        <g
          key={space}
          transform={`translate(${spotOf(board, space).join(" ")}) scale(.72)`}
          data-slab={space}
        >
          <Shape colour={colour} />
        </g>
      ))}
      {table.heart === "slab" && (
        <g className="cv-heart-lies" transform={`translate(${x} ${y}) scale(1.15)`} data-testid="curse-heart">
          <circle r={1.25} />
          <path className="cv-heart" d={HEART} />
        </g>
      )}
    </>
  );
}

/** How far from the peak things wait on the back of Vul-Kar, where no pit is, and how far to the side. */
const BEHIND = 3.2;
const BESIDE = 22;
/** Whoever stands on a space stands a little behind it, so that what lies there is seen. */
const OVER_SPACE = -1.35;

/** Tiger, Golden Idol, Boulder and hive, in houses that have them. */
function Guests({ board, table, t }: Props) {
  const back = table.facing + 180;
  const over = (space: string): Spot => {
    const [x, y] = spotOf(board, space);
    return [x, y + OVER_SPACE];
  };
  const guests = [
    { name: "tiger", at: table.tiger && over(table.tiger), sign: ART.tiger },
    {
      name: "idol",
      at: table.idol_at && over(table.idol_at),
      sign: <path className="cv-idol-sign" d={IDOL} />,
    },
    { name: "boulder", at: table.boulder && away(board.peak, back - BESIDE, BEHIND), sign: ART.boulder },
    { name: "hive", at: table.bees && away(board.peak, back + BESIDE, BEHIND), sign: ART.bees },
  ];
  return guests.map(
    ({ name, at, sign }) =>
      at && (
        <g
          key={name}
          className={`cv-guest cv-${name}`}
          transform={`translate(${at.join(" ")})`}
          data-testid={`curse-${name}`}
        >
          <title>{t(`curse.${name}`)}</title>
          <circle r={1.1} />
          <g transform={name === "idol" ? "scale(.75)" : "scale(.048) translate(-20 -20)"}>{sign}</g>
        </g>
      ),
  );
}

function Decks({ board, falling }: Props) {
  return Object.entries(board.decks).map(
    ([name, { x, y, turn, length, ladder }]) =>
      !falling.has(name) && (
        <g key={name} transform={`translate(${x} ${y}) rotate(${-turn})`} data-space={name} data-deck={name}>
          <Deck length={length} ladder={ladder} />
        </g>
      ),
  );
}

export function Deck({ length, ladder }: { length: number; ladder: boolean }) {
  const half = length / 2;
  return (
    <g className="cv-deck">
      <rect x={-half} y={-1.05} width={length} height={2.1} rx={0.25} />
      <path className={ladder ? "cv-rungs" : "cv-planks"} d={`M${-half} 0H${half}`} />
      <path className="cv-rope" d={`M${-half}-1.05H${half}M${-half} 1.05H${half}`} />
    </g>
  );
}

function Trees({ board, table }: Props) {
  return table.trees.map(([name, setting]) => {
    const tree = board.trees[name];
    if (tree === undefined) return null;
    return (
      <g
        key={name}
        className="cv-tree"
        transform={`translate(${tree.x} ${tree.y})`}
        data-tree={name}
        data-setting={setting}
      >
        <path
          className="cv-root"
          style={{ transform: `rotate(${-rootOf(tree, setting)}deg)` }}
          d={`M0-.4H${tree.root + 1.2}a.4.4 0 010 .8H0z`}
        />
        <path className="cv-crown" transform="scale(.82)" d={CROWN} />
        <text y={0.42}>{name.slice(1)}</text>
      </g>
    );
  });
}

const rootOf = ({ home, settings }: CurseTree, setting: string): number =>
  home + (settings[SETTINGS.indexOf(setting)] ?? 0);

const CROWN = "M0-1.25l.4.5.75-.35-.15.8.5.6-.75.25-.15.75L0 .95l-.6.35L-.75.55l-.75-.25.5-.6-.15-.8.75.35z";

function Embers({ board, empty }: Props) {
  return Object.entries(board.pits).map(
    ([name, { x, y }]) =>
      !empty.has(name) && (
        <g key={name} transform={`translate(${x} ${y})`} className="cv-ember" data-pit={name}>
          <circle r={0.65} />
          <text y={0.38}>{name.slice(1)}</text>
        </g>
      ),
  );
}

function VulKar({ board, table, t }: Props) {
  const [x, y] = board.peak;
  return (
    <g className="cv-vulkar" transform={`translate(${x} ${y})`} data-facing={table.facing}>
      <title>
        {t("curse.vulkar", { facing: table.facing, wind: t(`curse.wind.${windOf(table.facing)}`) })}
      </title>
      <circle r={3.35} />
      <g className="cv-head" style={{ transform: `rotate(${-table.facing}deg)` }}>
        <path
          className="cv-crown-of-rock"
          d="M-.6-3.2l-1.2-1 .1 1.3-1.5-.4.5 1.3-1.4.3L-3 0l-1.1 1.7 1.4.3-.5 1.3 1.5-.4-.1 1.3 1.2-1z"
        />
        {board.exits.map((exit) => (
          <path
            key={exit}
            className="cv-mouth"
            transform={`rotate(${-exit})`}
            d="M1.9-.5L3.75-.95v1.9L1.9.5z"
          />
        ))}
        <circle className="cv-crater" r={1.25} />
        <circle className="cv-glow" r={0.7} />
        {[-30, 30].map((turn) => (
          <g key={turn} transform={`rotate(${turn}) translate(2.55 0)`}>
            <circle className="cv-eye" r={0.5} />
            <circle className="cv-crater" cx={0.14} r={0.2} />
          </g>
        ))}
      </g>
    </g>
  );
}

function Scar({ board, table, fireballs, t }: Props) {
  const { x, y } = board.scar;
  const count = Math.max(0, table.scar - fireballs);
  const turn = (n: number) => (n / Math.max(1, count)) * 2 * Math.PI - Math.PI / 2;
  const aside = count > 1 ? 1.35 : 0;
  return (
    <g className="cv-scar" data-testid="curse-scar" data-fireballs={table.scar}>
      <title>{t("curse.scar_holds", { count: table.scar })}</title>
      <text x={x} y={y + 3}>
        {t("curse.scar")}
      </text>
      {Array.from({ length: count }, (_, n) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: Fireballs are all alike
          key={n}
          className="cv-fireball"
          cx={x + aside * Math.cos(turn(n))}
          cy={y - 0.3 + aside * Math.sin(turn(n))}
          r={0.85}
        />
      ))}
    </g>
  );
}

function Copter({ board, table, t }: Props) {
  const [x, y] = spotOf(board, board.helipad);
  const here = table.copter || table.figures.some(({ place }) => place !== null && inCopter(place));
  if (!here) return null;
  return (
    <g
      className="cv-copter"
      transform={`translate(${x + COPTER_ASIDE} ${y})`}
      data-testid="curse-copter"
      data-space={board.helipad}
    >
      <title>{t("curse.copter")}</title>
      <path className="cv-tail" d="M-.5-2.2h1l.35-4h-1.7zM-1.4-6.6h2.8v.7h-2.8z" />
      <path className="cv-hull" d="M0-3.4c1.7 0 2.3 1.6 2.3 3.6S1.6 4 0 4-2.3 2.2-2.3.2-1.7-3.4 0-3.4z" />
      <path className="cv-glass" d="M-1.5 2.1c.9-.5 2.1-.5 3 0C1.2 3.2.7 3.5 0 3.5s-1.2-.3-1.5-1.4z" />
      <path className="cv-rotor" d="M-4-4L4 4M4-4l-8 8" />
    </g>
  );
}
