/** The island itself: ground, sea, trails, landmarks and light. Nothing here ever moves. */

import { memo } from "react";
import {
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";
import type { Look, Size } from "../../../camera/look";
import { rounded } from "../../flatMap/spots";
import { BadgesShown } from "../../modelIsland/BadgesShown";
import { lightOf } from "../../modelIsland/palette";
import { Ground, Sea, Sky } from "../../modelIsland/Surroundings";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard } from "../contract";
import type { Made } from "./made";

interface Props {
  board: IslandBoard;
  made: Made;
  dark: boolean;
  overview(size: Size): Look;
}

const POOL = { deep: 0.55, day: "#4fc3cf", night: "#2f6f92" };

export const World = memo(function World(props: Props) {
  const [x, y, z] = props.board.idol.base;
  return (
    <>
      <Sky dark={props.dark} overview={props.overview} />
      {!props.made.low && (
        <pointLight
          position={[x, z + 8, y + 2.5]}
          color="#ff7a2c"
          intensity={lightOf(props.dark).ember}
          distance={18}
        />
      )}
      <Sea sea={props.made.sea} level={props.made.relief.level} low={props.made.low} dark={props.dark} />
      <Ground land={props.made.land} ground={props.made.ground} />
      <Pool {...props} />
      <Built {...props} />
      <Greens {...props} />
    </>
  );
});

/** The water behind the idol; its rim is where the ground comes out of it. */
function Pool({ board: { pool }, made: { low }, dark }: Props) {
  const water = useDisposable(() => {
    const shape = new Shape(rounded(pool.outline).map(([x, y]) => new Vector2(x, -y)));
    return new ShapeGeometry(shape).rotateX(-Math.PI / 2);
  }, [pool]);
  const material = useDisposable(() => {
    const plain = { color: dark ? POOL.night : POOL.day, transparent: true, opacity: 0.82 };
    return low ? new MeshLambertMaterial(plain) : new MeshPhongMaterial({ ...plain, shininess: 90 });
  }, [low, dark]);
  return <mesh geometry={water} material={material} position-y={pool.z + POOL.deep} />;
}

function Built({ made: { spaces, embers, landmarks, numerals } }: Props) {
  const stone = useDisposable(() => new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }), []);
  const fire = useDisposable(() => new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }), []);
  return (
    <>
      <mesh geometry={spaces} material={stone} />
      <mesh geometry={embers} material={fire} />
      <mesh geometry={landmarks} material={stone} />
      <BadgesShown badges={numerals} />
    </>
  );
}

function Greens({ made: { greenery } }: Props) {
  if (greenery === null) return null;
  return (
    <mesh geometry={greenery}>
      <meshLambertMaterial vertexColors side={DoubleSide} />
    </mesh>
  );
}
