/** All that moves on the island and is touched there, and the camera that follows it. */

import { type RefObject, useCallback, useEffect, useMemo, useRef } from "react";
import type { Look, Size } from "../../../camera/look";
import type { Rig } from "../../../camera/rig";
import type { Spot } from "../../flatMap/spots";
import { Camera } from "../../modelIsland/Camera";
import { FramePacing } from "../../modelIsland/FramePacing";
import { finestFor } from "../../modelIsland/ModelCanvas";
import type { Point } from "../../modelIsland/points";
import type { Relief } from "../../modelIsland/relief";
import { Shades } from "../../modelIsland/Shades";
import { useBeneath } from "../../modelIsland/useBeneath";
import { away } from "../aiming";
import { spotsOf } from "../figures";
import type { CurseCanvasProps } from "./contract";
import { Figures } from "./Figures";
import { Film } from "./Film";
import { Flows } from "./Flows";
import { chased } from "./filming";
import { Marks } from "./Marks";
import type { Made } from "./made";
import { Names } from "./Names";
import { Pings } from "./Pings";
import { restOf, standAt, surfaceAt } from "./places";
import { Arrow, Slingshot } from "./Slingshot";
import { Tiger } from "./Tiger";
import { usePulls } from "./usePulls";
import { emptyStage, type Show, type Stage, useShow } from "./useShow";

/** The spot of the map at a pixel of the window. */
export type SpotAt = (x: number, y: number) => Spot | null;

interface Props extends CurseCanvasProps {
  made: Made;
  overview(size: Size): Look;
  /** To be told where pixels are on the island. */
  ground: RefObject<SpotAt>;
  /** Whether a tap has pointed at something, and means nothing else. */
  took(): boolean;
  rigged(rig: Rig): void;
}

/** How far around an Ember there has to be room for a pull. */
const PULL = 4;
const BALL = 1.9;
/** What is near Vul-Kar, which would hide it from an eye that is not above. */
const ON_SUMMIT: ReadonlySet<string> = new Set(["pit", "facing", "mouth"]);
const FROM_ABOVE = 0.3;

export function Moving(props: Props) {
  const { board, made, figures, choosing, aiming, flicked, still, t } = props;
  const { relief, low } = made;
  const held = useRef<Stage>(null);
  held.current ??= emptyStage();
  const stage = held.current;
  const show = useShow(props, relief, stage);
  const spots = useMemo(() => spotsOf(board, figures), [board, figures]);
  const walker = useWalker(props, spots);
  const deckAt = useCallback((x: number, y: number) => deckHeight(board, x, y), [board]);
  useGround(props.ground, relief);
  usePulls(props, relief);
  const pit = flicked === null ? undefined : board.pits[flicked.pit];
  return (
    <>
      <FramePacing show={show} finest={finestFor(low)} still={still} sound={props.sound} />
      <Figures {...{ board, relief, figures, spots, show, stage, still }} fallen={props.fallen} />
      {props.table.tiger !== null && <Tiger place={props.table.tiger} {...{ board, relief, show, still }} />}
      {show.action?.kind === "film" && !still && (
        <Film
          filmed={show.action}
          clock={show.clock}
          stage={stage}
          board={board}
          level={relief.level}
          low={low}
        />
      )}
      <Shades relief={relief} stage={stage} deckAt={deckAt} ball={BALL} />
      <Flows board={board} relief={relief} table={props.table} choosing={choosing} />
      {choosing.marks.length > 0 && (
        <Marks
          board={board}
          relief={relief}
          choosing={choosing}
          from={walker}
          advised={props.advised}
          took={props.took}
        />
      )}
      <Names board={board} relief={relief} words={props.words} choosing={choosing} />
      {aiming !== null && <Slingshot aiming={aiming} relief={relief} t={t} />}
      {flicked !== null && pit !== undefined && (
        <Arrow at={[pit.x, pit.y]} aim={flicked.aim} relief={relief} t={t} />
      )}
      <Pings pings={props.pings} relief={relief} names={props.names} colours={props.colours} still={still} />
      <Eyes {...props} show={show} walker={walker} />
    </>
  );
}

/** Says where pixels are on the island, to a tenth of a centimetre. */
function useGround(ground: RefObject<SpotAt>, relief: Relief): void {
  const beneath = useBeneath(relief);
  useEffect(() => {
    ground.current = (clientX, clientY) => {
      const at = beneath({ clientX, clientY });
      return at && [Math.round(at[0] * 10) / 10, Math.round(at[1] * 10) / 10];
    };
  }, [ground, beneath]);
}

/** The camera, with what it is to see. */
function Eyes({ show, walker, ...props }: Props & { show: Show; walker: Point | null }) {
  const { board, choosing, aiming } = props;
  const { relief } = props.made;
  const { all } = choosing;
  const { action } = show;
  const acted = useMemo(() => (action?.kind === "walk" ? [action.from.at, ...action.stops] : []), [action]);
  const chase = useMemo(
    () => (action?.kind === "film" ? (now: number) => chased(action, now) : null),
    [action],
  );
  const pit = aiming?.pit;
  const offered = useMemo((): Point[] => {
    const ember = pit === undefined ? undefined : board.pits[pit];
    const around =
      ember === undefined ? [] : [0, 90, 180, 270].map((turn) => away([ember.x, ember.y], turn, PULL));
    const walks = all.flatMap(({ path }) => path.map((place) => standAt(board, relief, place)));
    const spots = [...around, ...all.map(({ at }) => at)];
    const seen = [...walks, ...spots.map(([x, y]): Point => [x, y, surfaceAt(relief, x, y)])];
    return seen.length > 0 && walker !== null ? [...seen, walker] : seen;
  }, [board, relief, all, pit, walker]);
  return (
    <Camera
      overview={props.overview}
      show={show}
      acted={acted}
      chase={chase}
      offered={offered}
      {...(all.some(({ look }) => ON_SUMMIT.has(look)) || aiming !== null ? { tilted: FROM_ABOVE } : {})}
      follow={props.follow}
      still={props.still}
      rigged={props.rigged}
    />
  );
}

/** Where the figure stands whose walks can be chosen. */
function useWalker(
  { board, made, table, figures, choosing }: Props,
  spots: ReturnType<typeof spotsOf>,
): Point | null {
  const walks = choosing.all.some(({ path }) => path.length > 0);
  return useMemo(() => {
    const figure = figures.find(({ number }) => number === table.figure);
    if (!walks || figure === undefined) return null;
    return restOf(board, made.relief, figure, spots.get(figure.number) ?? [0, 0]).at;
  }, [board, made, table.figure, figures, walks, spots]);
}

/** The height of the bridge or the ladder here, if there is one. */
function deckHeight({ decks, spaces }: Props["board"], x: number, y: number): number | null {
  const found = Object.entries(decks).find(
    ([, deck]) => Math.hypot(deck.x - x, deck.y - y) < deck.length / 2,
  );
  return found === undefined ? null : (spaces[found[0]]?.z ?? null);
}
