/** The island in three dimensions, and all that happens on it. */

import { useCallback, useMemo, useRef } from "react";
import type { Size } from "../../../camera/look";
import { Camera } from "../../modelIsland/Camera";
import { FramePacing } from "../../modelIsland/FramePacing";
import { finestFor, ModelCanvas } from "../../modelIsland/ModelCanvas";
import type { Relief } from "../../modelIsland/relief";
import { Shades } from "../../modelIsland/Shades";
import { WhenMade } from "../../modelIsland/WhenMade";
import type { IslandBoard, IslandCanvasProps, Point } from "../contract";
import { gatesShown } from "../gates";
import { Balls } from "./Balls";
import { Choices } from "./Choices";
import { Explorers } from "./Explorers";
import { Gates } from "./Gates";
import { Idol } from "./Idol";
import { disposeOf, type Made, makeIsland } from "./made";
import { overview } from "./overview";
import { restOf, standAt } from "./places";
import { Treasures } from "./Treasures";
import { emptyStage, type Show, type Stage, useShow } from "./useShow";
import { Ways } from "./Ways";
import { World } from "./World";

/** Of the points of a path, so many make one that the camera minds. */
const SPARSE = 12;

export function IslandCanvas(props: IslandCanvasProps) {
  const { board, heights, detail } = props;
  const make = useCallback(() => makeIsland(board, heights, detail === "low"), [board, heights, detail]);
  return (
    <WhenMade make={make} dispose={disposeOf} label={props.making}>
      {(made) => <Island {...props} made={made} />}
    </WhenMade>
  );
}

function Island({ made, ...props }: IslandCanvasProps & { made: Made }) {
  const { board, figures, choices, dark, still, aimed } = props;
  const { low, relief } = made;
  const finest = finestFor(low);
  const held = useRef<Stage>(null);
  held.current ??= emptyStage();
  const stage = held.current;
  const show = useShow(props, board, relief, stage);
  const { walker, offered } = useOffer(props, relief);
  const whole = useCallback((size: Size) => overview(board, size), [board]);
  const deckAt = useCallback((x: number, y: number) => bridgeAt(board, x, y), [board]);
  const acted = useMemo(() => placesOf(show), [show]);
  return (
    <ModelCanvas label={props.label} low={low} finest={finest}>
      <FramePacing show={show} finest={finest} still={still} sound={props.sound} />
      <World board={board} made={made} dark={dark} overview={whole} />
      <Idol board={board} show={show} stage={stage} aimed={aimed} still={still} />
      <Balls board={board} show={show} stage={stage} aimed={aimed} low={low} />
      <Gates rocks={gatesShown(props)} still={still} />
      <Treasures board={board} relief={relief} jewelAt={props.jewelAt} tokens={props.tokensInRuin} />
      <Explorers board={board} relief={relief} figures={figures} show={show} stage={stage} still={still} />
      <Shades relief={relief} stage={stage} deckAt={deckAt} />
      {choices.length > 0 && (
        <Choices
          board={board}
          relief={relief}
          choices={choices}
          chosen={props.chosen}
          from={walker}
          choose={props.choose}
          pointed={props.pointed}
          point={props.point}
          signs={props.signs}
        />
      )}
      {props.ways.length > 0 && (
        <Ways
          board={board}
          relief={relief}
          ways={props.ways}
          chosen={props.chosenWay}
          choose={props.chooseWay}
          pointed={props.pointed}
          point={props.point}
        />
      )}
      <Camera
        overview={whole}
        show={show}
        acted={acted}
        offered={offered}
        follow={props.follow}
        still={still}
      />
    </ModelCanvas>
  );
}

/** What an action is about, from where it begins to where it ends. */
function placesOf({ action }: Show): Point[] {
  if (action === null) return [];
  if (action.kind === "walk") return [action.from.at, ...action.stops];
  return [...action.path.filter((_, n) => n % SPARSE === 0), ...action.flights.map(({ to }) => to)];
}

/** The height of the bridge here, if there is one. */
function bridgeAt({ bridges, spaces }: IslandBoard, x: number, y: number): number | null {
  const found = Object.entries(bridges).find(([id]) => {
    const space = spaces[id];
    return space !== undefined && Math.hypot(space.x - x, space.y - y) < space.length / 2;
  });
  return found === undefined ? null : found[1].ends[0][2];
}

interface Offer {
  /** Where the piece stands that can walk. */
  walker: Point | null;
  /** All that belongs to the choice. */
  offered: Point[];
}

function useOffer({ board, figures, choices, ...props }: IslandCanvasProps, relief: Relief): Offer {
  const walker = useMemo((): Point | null => {
    const figure = figures.find(({ seat }) => seat === props.walker);
    return figure === undefined || choices.length === 0 ? null : restOf(board, relief, figures, figure);
  }, [board, relief, figures, choices, props.walker]);
  const offered = useMemo(
    () => [
      ...choices.map(({ place }) => standAt(board, relief, place)),
      ...(walker === null ? [] : [walker]),
    ],
    [board, relief, choices, walker],
  );
  return { walker, offered };
}
