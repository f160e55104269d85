/** The island as a flat map: the same things as in three dimensions, drawn with lines. */

import { useMemo, useRef } from "react";
import type { Box } from "../../../camera/limits";
import { ZoomButtons } from "../../../camera/ZoomButtons";
import { boxAround, type Spot } from "../../flatMap/spots";
import { useCamera } from "../../flatMap/useCamera";
import type { IslandCanvasProps } from "../contract";
import { gatesShown } from "../gates";
import { lineOf } from "../lines";
import { spotOf } from "../spots";
import { Figures } from "./Figures";
import { Land } from "./Land";
import { useShown } from "./useShown";
import "./flat.css";

interface FlatMapProps extends Omit<IslandCanvasProps, "detail" | "making"> {
  /** The move that a hint names. */
  advised: string | null;
  t(key: string): string;
}

const RIM = 4;
const NEARER = 1 / 1.35;

export function FlatMap(props: FlatMapProps) {
  const { board, choices, ways, roll, t } = props;
  const svg = useRef<SVGSVGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const figures = useShown(props, ball);
  const island = useMemo<Box>(() => {
    const [west, north, east, south] = board.extent;
    return { west, north, east, south };
  }, [board]);
  const focus = useFocus(props);
  const tapped = (target: Element) => {
    const choice = target.closest<SVGElement>("[data-choice]")?.dataset.choice;
    const way = target.closest<SVGElement>("[data-way]")?.dataset.way;
    if (choice !== undefined) props.choose(choice);
    else if (way !== undefined) props.chooseWay(way);
  };
  const { rig, whole } = useCamera({ svg, island, focus, follow: props.follow, still: props.still, tapped });
  const withKey = (wanted: string | null) => choices.find(({ key }) => key === wanted);
  const path = (withKey(props.pointed) ?? withKey(props.chosen))?.path ?? [];

  return (
    <div className="fi-flat" data-dark={props.dark} data-testid="fireball-map">
      {/* biome-ignore lint/a11y: no other element can hold a drawing that is moved with the keyboard */}
      <svg
        ref={svg}
        role="group"
        aria-label={props.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the keyboard
        tabIndex={0}
        onPointerMove={({ target, pointerType }) => {
          if (pointerType === "mouse") props.point(keyIn(target as Element));
        }}
        onPointerLeave={() => props.point(null)}
      >
        <Land board={board} heights={props.heights} dark={props.dark} t={t} />
        {props.aimed !== null && roll === null && (
          <path className="fi-aimed" d={drawn(lineOf(board, props.aimed))} />
        )}
        {ways.map(({ key, way }) => (
          <g
            key={key}
            className="fi-way"
            data-way={key}
            data-chosen={props.chosenWay === key}
            data-pointed={props.pointed === key}
            data-advised={props.advised === key}
            data-testid={`fireball-way-${way}`}
          >
            <path className="fi-touch" d={drawn(lineOf(board, way))} />
            <path d={drawn(lineOf(board, way))} />
          </g>
        ))}
        {gatesShown(props).map(({ x, y, radius }) => (
          <path
            key={`${x} ${y}`}
            className="fi-rock"
            transform={`translate(${x} ${y}) scale(${radius})`}
            d="M-1.1.7l.2-1.1.7-.6.8.2.5.8-.1.8z"
          />
        ))}
        {path.length > 0 && (
          <g className="fi-path">
            <path d={drawn(footprints(props, path))} />
            <path d={drawn(footprints(props, path))} />
          </g>
        )}
        {choices.map(({ key, place }) => {
          const [x, y] = spotOf(board, place);
          return (
            <g
              key={key}
              className="fi-choice"
              data-choice={key}
              data-chosen={props.chosen === key}
              data-pointed={props.pointed === key}
              data-advised={props.advised === key}
              data-testid={`fireball-place-${place.replace(" ", "-")}`}
              transform={`translate(${x} ${y})`}
            >
              <circle className="fi-touch" r={1.9} />
              <circle className="fi-ring" r={1.35} />
            </g>
          );
        })}
        <Jewel board={board} at={props.jewelAt} />
        <Tokens board={board} count={props.tokensInRuin} />
        <Figures board={board} figures={figures} />
        <g ref={ball} className="fi-ball" visibility={roll === null ? "hidden" : "visible"}>
          <circle r={0.95} />
          <circle className="fi-shine" cx={-0.3} cy={-0.3} r={0.3} />
        </g>
      </svg>
      <div className="fi-zoom" role="toolbar" aria-label={t("fireball.view")}>
        <ZoomButtons
          rig={rig}
          names={{
            nearer: t("fireball.nearer"),
            farther: t("fireball.further"),
            whole: t("fireball.whole"),
          }}
          id="fireball"
          nearer={NEARER}
          whole={whole}
        />
      </div>
    </div>
  );
}

/** The move of what is under the pointer. */
function keyIn(target: Element): string | null {
  const { choice, way } = target.closest<SVGElement>("[data-choice], [data-way]")?.dataset ?? {};
  return choice ?? way ?? null;
}

function Jewel({ board, at }: { board: FlatMapProps["board"]; at: string | null }) {
  if (at === null) return null;
  const [x, y] = spotOf(board, at);
  return (
    <g className="fi-jewel" transform={`translate(${x} ${y})`} data-testid="fireball-jewel" data-at={at}>
      <path d="M-1.1-.3l.5-.7h1.2l.5.7-1.1 1.4z" />
      <path className="fi-facet" d="M-1.1-.3h2.2M-.4-.3l.4 1.3.4-1.3" />
    </g>
  );
}

function Tokens({ board, count }: { board: FlatMapProps["board"]; count: number }) {
  const [x = 0, y = 0] = board.features.ruin ?? [];
  return (
    <g className="fi-tokens">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <circle key={n} cx={x - 1.5 + n} cy={y} r={0.42} />
      ))}
    </g>
  );
}

const drawn = (points: readonly (readonly number[])[]): string =>
  points.length === 0 ? "" : `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

/** The spots of a walk, from where its piece stands. */
function footprints({ board, figures, walker }: FlatMapProps, path: string[]): Spot[] {
  const from = figures.find(({ seat }) => seat === walker)?.place;
  return [...(from === undefined ? [] : [from]), ...path].map((place) => spotOf(board, place));
}

/** Where something happens at present. */
function useFocus({ board, choices, ways, walk, roll, aimed }: FlatMapProps): Box | null {
  return useMemo(() => {
    const lines = [...ways.map(({ way }) => way), ...(aimed === null ? [] : [aimed])];
    const spots: Spot[] = [
      ...choices.flatMap(({ path }) => path.map((place) => spotOf(board, place))),
      ...(walk?.path ?? []).map((place) => spotOf(board, place)),
      ...(roll?.path ?? []).map(([x, y]): Spot => [x, y]),
      ...lines.flatMap((way) => lineOf(board, way).map(([x, y]): Spot => [x, y])),
    ];
    return spots.length === 0 ? null : boxAround(spots, RIM);
  }, [board, choices, ways, walk, roll, aimed]);
}
