/** The island as a flat map, on which one walks, chooses, turns and flicks. */

import { type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Box } from "../../../camera/limits";
import { ZoomButtons } from "../../../camera/ZoomButtons";
import { Tool } from "../../../parts/Tool";
import type { Ping } from "../../../room/pings";
import { boxAround, type Spot } from "../../flatMap/spots";
import { useCamera } from "../../flatMap/useCamera";
import type { Facts, Ring } from "../../scene";
import { usePointing } from "../../usePointing";
import type { FlickTold, WalkShown } from "../act";
import { away } from "../aiming";
import { type Figure, spotOf, spotsOf } from "../figures";
import { movedIn } from "../films";
import { kindOf, type Mark } from "../notation";
import { PIN } from "../signs";
import type { CurseBoard, CurseFilm, CurseView, CurseWords } from "../types";
import type { Aiming } from "../useAiming";
import type { Choosing } from "../useChoosing";
import { Figures } from "./Figures";
import { FilmShown } from "./FilmShown";
import { Flows } from "./Flows";
import { Land } from "./Land";
import { Marks } from "./Marks";
import { Pings } from "./Pings";
import { Arrow, Slingshot } from "./Slingshot";
import { Things } from "./Things";
import { usePull } from "./usePull";
import { useWalk } from "./useWalk";
import "./flat.css";
import "./things.css";

export interface FlatMapProps {
  board: CurseBoard;
  heights: Float32Array;
  words: CurseWords;
  table: CurseView;
  figures: Figure[];
  choosing: Choosing;
  aiming: Aiming | null;
  walk: WalkShown | null;
  film: CurseFilm | null;
  /** Who lies after the film. */
  fallen: ReadonlySet<number>;
  /** A flick that was just announced. */
  flicked: FlickTold | null;
  /** The pits whose Ember rolls, or was flicked already. */
  empty: ReadonlySet<string>;
  advised: string | null;
  /** What people point at, and a way to point. */
  pings: Ping[];
  point?(x: number, y: number): void;
  names: string[];
  colours: string[];
  follow: boolean;
  still: boolean;
  dark: boolean;
  sound: Ring;
  done(): void;
  t(key: string, facts?: Facts): string;
}

const RIM = 4;
/** Its spaces are so large that they can be told apart from farther away than usual. */
const LEGIBLE = 6;
const NEARER = 1 / 1.35;
/** How far around an Ember there has to be room for a pull. */
const PULL = 12;

export function FlatMap(props: FlatMapProps) {
  const { board, choosing, aiming, film, words, t } = props;
  const svg = useRef<SVGSVGElement>(null);
  const { figures, table } = useWalk(props);
  const spots = useMemo(() => spotsOf(board, figures), [board, figures]);
  const moved = useMemo(() => movedIn(film, "figure"), [film]);
  const falling = useMemo(() => movedIn(film, "deck"), [film]);
  const fireballs = useMemo(() => movedIn(film, "fireball").size, [film]);
  const island = useMemo<Box>(() => {
    const [west, north, east, south] = board.extent;
    return { west, north, east, south };
  }, [board]);
  const pointing = usePointing({
    picture: svg,
    spotAt: (x, y) => (svg.current === null ? null : spotAt(svg.current, x, y)),
    point: props.point,
  });
  const pulls = usePull({ svg, aiming, choosing, took: pointing.took });
  const focus = useKept(useFocus(props), pulls);
  const tapped = (target: Element, finger: boolean) => {
    if (pointing.took()) return;
    const key = target.closest<SVGElement>("[data-mark]")?.dataset.mark;
    if (key !== undefined) choosing.tap(key, !finger);
  };
  const { rig, whole } = useCamera({
    svg,
    island,
    focus,
    follow: props.follow,
    legible: LEGIBLE,
    still: props.still,
    tapped,
  });
  const [pointed, setPointed] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the map may move under a pointer that rests
  useEffect(() => setPointed(null), [choosing.all]);
  const point = (event: PointerEvent) =>
    setPointed((event.target as Element).closest<SVGElement>("[data-space]")?.dataset.space ?? null);
  const named = choosing.shown?.look === "place" ? choosing.shown.goal : pointed;

  return (
    <div className="cv-flat" data-dark={props.dark} data-pointing={pointing.ready} data-testid="curse-map">
      {/* biome-ignore lint/a11y/useSemanticElements: nothing else can hold a drawing */}
      <svg
        ref={svg}
        role="group"
        aria-label={t("curse.island")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with keys
        tabIndex={0}
        onPointerOver={point}
        onPointerLeave={() => setPointed(null)}
      >
        <Land board={board} heights={props.heights} words={words} dark={props.dark} t={t} />
        <Things
          board={board}
          table={table}
          falling={falling}
          fireballs={fireballs}
          empty={props.empty}
          t={t}
        />
        <Flows board={board} table={table} choosing={choosing} />
        <Marks
          board={board}
          choosing={choosing}
          from={
            table.tiger !== null && leadsTiger(choosing.all)
              ? spotOf(board, table.tiger)
              : spots.get(table.figure)
          }
          advised={props.advised}
        />
        <Figures
          figures={figures.filter(({ number }) => !moved.has(`${number}`))}
          spots={spots}
          turn={table.figure}
        />
        {film !== null && (
          <FilmShown
            film={film}
            board={board}
            figures={figures}
            fallen={props.fallen}
            sound={props.sound}
            done={props.done}
          />
        )}
        {props.flicked !== null && <Flicked board={board} told={props.flicked} t={t} />}
        {aiming !== null && <Slingshot aiming={aiming} t={t} />}
        <Pings pings={props.pings} names={props.names} colours={props.colours} />
        {named !== null && words.places[named] !== undefined && (
          <text className="cv-pointed" x={spotOf(board, named)[0]} y={spotOf(board, named)[1] - 2.4}>
            {words.places[named]}
          </text>
        )}
      </svg>
      <div className="cv-zoom" role="toolbar" aria-label={t("curse.view")}>
        <ZoomButtons
          rig={rig}
          names={{ nearer: t("curse.nearer"), farther: t("curse.further"), whole: t("curse.whole") }}
          id="curse"
          nearer={NEARER}
          whole={whole}
        />
        {props.point && (
          <Tool name={t("curse.look_here")} id="curse-point" pressed={pointing.ready} use={pointing.toggle}>
            <path d={PIN} />
          </Tool>
        )}
      </div>
    </div>
  );
}

const leadsTiger = (marks: Mark[]): boolean => marks.some(({ move }) => kindOf(move) === "LeadTiger");

/** Where on the map this pixel of the window is. */
function spotAt(svg: SVGSVGElement, x: number, y: number): Spot | null {
  const placed = svg.getScreenCTM();
  if (placed === null) return null;
  const at = new DOMPoint(x, y).matrixTransform(placed.inverse());
  return [Math.round(at.x * 10) / 10, Math.round(at.y * 10) / 10];
}

function Flicked({ board, told, t }: Pick<FlatMapProps, "board" | "t"> & { told: FlickTold }) {
  const pit = board.pits[told.pit];
  return pit && <Arrow at={[pit.x, pit.y]} aim={told.aim} t={t} />;
}

/** The same as before while it is held: the map would move under the hand. */
function useKept<T>(value: T, held: boolean): T {
  const kept = useRef(value);
  if (!held) kept.current = value;
  return kept.current;
}

/** Where something happens at present. */
function useFocus({ board, choosing, aiming, walk, film }: FlatMapProps): Box | null {
  const { all } = choosing;
  const ember = aiming?.pit;
  return useMemo(() => {
    const pit = ember === undefined ? undefined : board.pits[ember];
    const around = pit === undefined ? [] : [0, 90, 180, 270].map((turn) => away([pit.x, pit.y], turn, PULL));
    const rolled = (film?.tracks ?? []).filter(({ kind }) => kind !== "figure" && kind !== "deck");
    const seen: Spot[] = [
      ...around,
      ...all.flatMap(({ at, path }) => [at, ...path.map((place) => spotOf(board, place))]),
      ...(walk?.path ?? []).map((place) => spotOf(board, place)),
      ...rolled.flatMap(({ path }) => path.map(([x, y]): Spot => [x, y])),
    ];
    return seen.length === 0 ? null : boxAround(seen, RIM);
  }, [board, all, ember, walk, film]);
}
