/** What can be taken from the slabs: treasures, the Heart and the Golden Idol. */

import { memo } from "react";
import { AdditiveBlending } from "three";
import { merged, set } from "../../modelIsland/mason";
import type { Point } from "../../modelIsland/points";
import { inScene, type Relief } from "../../modelIsland/relief";
import { softSpot } from "../../sheet";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard, CurseView } from "../types";
import { gemGeometry, goldenGeometry, heartGeometry } from "./gems";
import { asideOn, placeOn } from "./places";

interface Props {
  board: CurseBoard;
  relief: Relief;
  slabs: CurseView["slabs"];
  heart: string | null;
  idol: string | null;
}

const ON_SLAB = "slab";
const HEART_UP = 0.5;

export const Treasures = memo(function Treasures(props: Props) {
  const { board, relief } = props;
  return (
    <>
      <Gems board={board} relief={relief} slabs={props.slabs} />
      {props.heart === ON_SLAB && <Heart at={placeOn(board, relief, board.heart)} />}
      {props.idol !== null && <Golden at={asideOn(board, relief, props.idol)} />}
    </>
  );
});

function Gems({ board, relief, slabs }: Pick<Props, "board" | "relief" | "slabs">) {
  const gems = useDisposable(
    () =>
      merged(
        slabs.flatMap(([name, colour]) => {
          const at = placeOn(board, relief, name);
          return at === null ? [] : [set(gemGeometry(colour), { at })];
        }),
      ),
    [board, relief, slabs],
  );
  if (slabs.length === 0) return null;
  return (
    <mesh geometry={gems}>
      <meshLambertMaterial vertexColors emissive="#ffffff" emissiveIntensity={0.06} />
    </mesh>
  );
}

function Heart({ at }: { at: Point | null }) {
  const heart = useDisposable(heartGeometry, []);
  const halo = useDisposable(() => textureOf(softSpot("rgba(255,70,110,0.85)", "rgba(255,20,60,0)")), []);
  if (at === null) return null;
  const [x, y, z] = inScene(at);
  return (
    <>
      <mesh geometry={heart} position={[x, y + HEART_UP, z]} rotation-x={-0.35}>
        <meshLambertMaterial vertexColors emissive="#ff1f4a" emissiveIntensity={0.65} />
      </mesh>
      <sprite position={[x, y + HEART_UP + 1, z]} scale={5.5}>
        <spriteMaterial map={halo} transparent depthWrite={false} blending={AdditiveBlending} />
      </sprite>
    </>
  );
}

function Golden({ at }: { at: Point | null }) {
  const solid = useDisposable(goldenGeometry, []);
  if (at === null) return null;
  return (
    <mesh geometry={solid} position={inScene(at)}>
      <meshLambertMaterial vertexColors />
    </mesh>
  );
}
