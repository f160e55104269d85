/** The ways down which a Fireball can be rolled: bands from its perch, to be tapped. */

import { useMemo } from "react";
import { type BufferGeometry, Color, DoubleSide } from "three";
import { band, Cloth } from "../../modelIsland/drape";
import { MARK } from "../../modelIsland/palette";
import type { Relief } from "../../modelIsland/relief";
import { useNear } from "../../modelIsland/useNear";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard, Point } from "../contract";
import { lineOf, ownPart } from "../lines";

interface Props {
  board: IslandBoard;
  relief: Relief;
  ways: { key: string; way: string }[];
  chosen: string | null;
  choose(key: string): void;
  pointed: string | null;
  point(key: string | null): void;
}

const TAP = 8;
const LIFT = 0.2;
const BROAD = 0.42;
const FINGER = 1.8;
const HEAD = 3;

export function Ways({ board, relief, ways, chosen, choose, ...props }: Props) {
  const [, hover] = useNear(ways);
  const point = (key: string | null): void => {
    hover(key);
    props.point(key);
  };
  const looked = ways.some(({ key }) => key === props.pointed) ? props.pointed : chosen;
  const bands = useDisposable(() => {
    const cloth = new Cloth(relief, LIFT);
    for (const { key, way } of ways) if (key !== looked) arrow(cloth, lineOf(board, way), MARK.way, 1);
    for (const { key, way } of ways) if (key === looked) arrow(cloth, lineOf(board, way), MARK.near, 1.7);
    return cloth.geometry();
  }, [board, relief, ways, looked]);
  return (
    <>
      <mesh geometry={bands} renderOrder={3}>
        <meshBasicMaterial
          vertexColors
          side={DoubleSide}
          fog={false}
          depthWrite={false}
          transparent
          opacity={0.88}
        />
      </mesh>
      {ways.map(({ key, way }) => (
        <Touched
          key={key}
          board={board}
          relief={relief}
          way={way}
          near={(is) => point(is ? key : null)}
          tap={() => choose(key)}
        />
      ))}
    </>
  );
}

interface TouchedProps {
  board: IslandBoard;
  relief: Relief;
  way: string;
  near(is: boolean): void;
  tap(): void;
}

/** The room along a way that can be tapped; where several begin together, the last part tells them apart. */
function Touched({ board, relief, way, near, tap }: TouchedProps) {
  const own = useMemo(() => ownPart(board, way), [board, way]);
  const room = useDisposable((): BufferGeometry => {
    const cloth = new Cloth(relief, LIFT);
    band(cloth, own, new Color(MARK.way), () => FINGER);
    return cloth.geometry();
  }, [relief, own]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same choices are buttons in the list of moves
    <mesh
      geometry={room}
      onPointerMove={(event) => {
        event.stopPropagation();
        if (event.pointerType === "mouse") near(true);
      }}
      onPointerOut={() => near(false)}
      onClick={(event) => {
        if (event.delta > TAP) return;
        event.stopPropagation();
        tap();
      }}
    >
      <meshBasicMaterial visible={false} side={DoubleSide} />
    </mesh>
  );
}

/** A band that ends in a point. */
function arrow(cloth: Cloth, line: Point[], colour: string, size: number): void {
  const head = HEAD / Math.max(1, line.length);
  band(cloth, line, new Color(colour), (part) => {
    const left = 1 - part;
    return size * (left < head ? (BROAD * 3.4 * left) / head : BROAD);
  });
}
