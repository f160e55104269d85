/** The island itself: ground, sea, trails, lava, rivers and light. Nothing here ever moves. */

import { memo } from "react";
import { AdditiveBlending, DoubleSide, MeshLambertMaterial, RepeatWrapping } from "three";
import type { Look, Size } from "../../../camera/look";
import { BadgesShown } from "../../modelIsland/BadgesShown";
import { lightOf } from "../../modelIsland/palette";
import { Ground, Sea, Sky } from "../../modelIsland/Surroundings";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard } from "../types";
import { glowPicture, lavaPicture, riverPicture } from "./flowing";
import type { Made } from "./made";

interface Props {
  board: CurseBoard;
  made: Made;
  dark: boolean;
  overview(size: Size): Look;
}

const GLOW = { day: 0.28, night: 0.62 };
/** What flows lies on the ground, however steep that is, and its light does. */
const ON_SLOPES = { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: 0 };
const ON_GROUND = { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -300 };

export const World = memo(function World({ board, made, dark, overview }: Props) {
  const [x, y] = board.peak;
  return (
    <>
      <Sky dark={dark} overview={overview} />
      {!made.low && (
        <pointLight
          position={[x, board.summit + 7, y]}
          color="#ff7a2c"
          intensity={lightOf(dark).ember}
          distance={20}
        />
      )}
      <Sea sea={made.sea} level={made.relief.level} low={made.low} dark={dark} />
      <Ground land={made.land} ground={made.ground} />
      <Flows made={made} dark={dark} />
      <Built made={made} />
    </>
  );
});

/** Trails, landmarks with their numbers, and what grows. */
function Built({ made: { slabs, landmarks, numerals, greenery } }: Pick<Props, "made">) {
  const stone = useDisposable(() => new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }), []);
  return (
    <>
      <mesh geometry={slabs} material={stone} />
      <mesh geometry={landmarks} material={stone} />
      <BadgesShown badges={numerals} />
      {greenery !== null && <mesh geometry={greenery} material={stone} />}
    </>
  );
}

function Flows({ made: { flows }, dark }: Pick<Props, "made" | "dark">) {
  const lava = useDisposable(() => flowing(lavaPicture()), []);
  const river = useDisposable(() => flowing(riverPicture()), []);
  const glow = useDisposable(() => flowing(glowPicture()), []);
  return (
    <>
      <mesh geometry={flows.lava}>
        <meshBasicMaterial map={lava} side={DoubleSide} {...ON_SLOPES} />
      </mesh>
      <mesh geometry={flows.river}>
        <meshLambertMaterial map={river} transparent side={DoubleSide} {...ON_SLOPES} />
      </mesh>
      <mesh geometry={flows.glow}>
        <meshBasicMaterial
          map={glow}
          transparent
          opacity={dark ? GLOW.night : GLOW.day}
          blending={AdditiveBlending}
          depthWrite={false}
          side={DoubleSide}
          fog={false}
          {...ON_GROUND}
        />
      </mesh>
    </>
  );
}

function flowing(picture: HTMLCanvasElement) {
  const texture = textureOf(picture);
  texture.wrapT = RepeatWrapping;
  return texture;
}
