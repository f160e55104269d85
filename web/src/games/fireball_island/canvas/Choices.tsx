/** The places one can walk to: ringed, to be tapped, with the footprints that lead to the one looked at. */

import type { ThreeEvent } from "@react-three/fiber";
import { useMemo } from "react";
import { footprintsOf } from "../../modelIsland/footprints";
import { type Area, Footprints, Rings, Targets } from "../../modelIsland/Places";
import type { Relief } from "../../modelIsland/relief";
import { Signposts } from "../../modelIsland/Signposts";
import type { Named } from "../../modelIsland/signposts";
import { useNear } from "../../modelIsland/useNear";
import type { Choice, IslandBoard, Point } from "../contract";
import { standAt, stopsOf, WATER } from "./places";

interface Props {
  board: IslandBoard;
  relief: Relief;
  choices: Choice[];
  chosen: string | null;
  /** Where the piece stands that is to walk, if that is known. */
  from: Point | null;
  choose(key: string): void;
  pointed: string | null;
  point(key: string | null): void;
  /** What places are called. */
  signs: Record<string, string>;
}

const TAP = 8;
/** How high names hang over their places. */
const OVER = 3.4;

export function Choices({ board, relief, choices, chosen, from, choose, ...props }: Props) {
  const [, hover] = useNear(choices);
  const point = (key: string | null): void => {
    hover(key);
    props.point(key);
  };
  const withKey = (wanted: string | null) => choices.find(({ key }) => key === wanted);
  const looked = withKey(props.pointed) ?? withKey(chosen);
  const named = useMemo(
    () => choices.flatMap(({ place }) => namedAt(board, relief, place, props.signs)),
    [board, relief, choices, props.signs],
  );
  const areas = useMemo(
    () => choices.map(({ place }) => areaOf(board, relief, place)),
    [board, relief, choices],
  );
  const prints = useMemo(
    () => (looked === undefined ? [] : footprintsOf(relief, from, stopsOf(board, relief, looked.path))),
    [board, relief, looked, from],
  );
  /** Of several ways to one place, the one that is shown already. */
  const keyAt = (event: ThreeEvent<PointerEvent | MouseEvent>): string | null => {
    const place = choices[event.instanceId ?? -1]?.place;
    const here = choices.filter((choice) => choice.place === place);
    return (here.find(({ key }) => key === chosen) ?? here[0])?.key ?? null;
  };
  return (
    <>
      <Rings relief={relief} areas={areas} looked={looked === undefined ? -1 : choices.indexOf(looked)} />
      <Targets
        areas={areas}
        over={(event) => {
          event.stopPropagation();
          if (event.pointerType === "mouse") point(keyAt(event));
        }}
        out={() => point(null)}
        tap={(event) => {
          const key = keyAt(event);
          if (key === null || event.delta > TAP) return;
          event.stopPropagation();
          choose(key);
        }}
      />
      <Footprints prints={prints} relief={relief} />
      <Signposts
        places={named}
        looked={looked === undefined ? null : (namedAt(board, relief, looked.place, props.signs)[0] ?? null)}
      />
    </>
  );
}

/** A place with its name, if that is known. */
function namedAt(board: IslandBoard, relief: Relief, place: string, signs: Props["signs"]): Named[] {
  const name = signs[place];
  const [x, y, z] = standAt(board, relief, place);
  return name === undefined ? [] : [{ name, at: [x, y, z + OVER] }];
}

/** What is ringed and tapped of a place; of a cave, its porch. */
function areaOf(board: IslandBoard, relief: Relief, place: string): Area {
  const space = board.spaces[place];
  const [x, y, z] = standAt(board, relief, place);
  if (space === undefined) {
    return { space: { x, y, z, width: 1.9, length: 1.9, angle: 45 }, stand: z, deck: null };
  }
  const stand = space.stand[2];
  if (place in board.bridges) return { space: { ...space, width: space.width - 0.4 }, stand, deck: z + 0.05 };
  const deck = place === WATER ? 0.05 : space.z <= 1 ? Math.max(space.z, z) + 0.12 : null;
  return { space, stand, deck };
}
