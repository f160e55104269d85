/** The island itself: ground, sea, trails, landmarks and light. Nothing here ever moves. */

import { useThree } from "@react-three/fiber";
import { memo, useMemo } from "react";
import {
  CanvasTexture,
  DoubleSide,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  RepeatWrapping,
  Shape,
  ShapeGeometry,
  Vector2,
} from "three";
import { rounded } from "../../flatMap/spots";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard } from "../contract";
import { overview } from "./framing";
import type { Made } from "./made";
import { lightOf, SUN } from "./palette";
import type { Sea as PaintedSea } from "./sea";
import { numeralsPicture, ripples } from "./signs";

interface Props {
  board: IslandBoard;
  made: Made;
  dark: boolean;
}

const LEVEL = 0.02;
const OUT = 2400;
const POOL = { deep: 0.55, day: "#4fc3cf", night: "#2f6f92" };

export const World = memo(function World(props: Props) {
  const light = lightOf(props.dark);
  const [x, y, z] = props.board.idol.base;
  const [strength, above, below] = light.hemisphere;
  return (
    <>
      <color attach="background" args={[light.sky]} />
      <Haze board={props.board} colour={light.sky} />
      <hemisphereLight args={[above, below, strength]} />
      <directionalLight position={SUN} intensity={light.sun[0]} color={light.sun[1]} />
      {!props.made.low && (
        <pointLight position={[x, z + 8, y + 2.5]} color="#ff7a2c" intensity={light.ember} distance={18} />
      )}
      <Sea {...props} />
      <Ground {...props} />
      <Pool {...props} />
      <Built {...props} />
      <Greens {...props} />
    </>
  );
});

/** The sea fades into the sky well behind the island, however far away that has to be. */
function Haze({ board, colour }: { board: IslandBoard; colour: string }) {
  const room = useThree((state) => state.size);
  const { distance } = useMemo(() => overview(board, room), [board, room]);
  return <fog attach="fog" args={[colour, distance * 1.5, distance * 5]} />;
}

function Sea({ made: { sea, low }, dark }: Props) {
  const painted = useDisposable(() => seaOf(sea), [sea]);
  const waves = useDisposable(waveTexture, []);
  const colour = lightOf(dark).sea;
  const material = useDisposable(() => {
    const plain = { map: painted.texture, color: colour, transparent: true };
    if (low) return new MeshLambertMaterial(plain);
    return new MeshPhongMaterial({
      ...plain,
      normalMap: waves,
      normalScale: new Vector2(0.22, 0.22),
      shininess: 70,
      specular: dark ? "#4a629c" : "#4c6068",
    });
  }, [painted, waves, low, dark, colour]);
  return <mesh geometry={painted.plane} material={material} position-y={LEVEL} />;
}

/** A wide plane on which the painted part lies in the middle, and its edges go on for ever. */
function seaOf({ picture, extent }: PaintedSea) {
  const [west, north, east, south] = extent;
  const [x, y] = [(west + east) / 2, (north + south) / 2];
  const plane = new PlaneGeometry(OUT, OUT).rotateX(-Math.PI / 2).translate(x, 0, y);
  const [places, uvs] = [plane.getAttribute("position"), plane.getAttribute("uv")];
  for (let n = 0; n < places.count; n++) {
    uvs.setXY(n, (places.getX(n) - west) / (east - west), 1 - (places.getZ(n) - north) / (south - north));
  }
  const texture = textureOf(picture);
  const dispose = (): void => {
    plane.dispose();
    texture.dispose();
  };
  return { plane, texture, dispose };
}

function waveTexture(): CanvasTexture {
  const texture = new CanvasTexture(ripples());
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.set(16, 13);
  return texture;
}

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

function Ground({ made: { land, ground } }: Props) {
  const picture = useDisposable(() => textureOf(ground), [ground]);
  return (
    <mesh geometry={land}>
      <meshLambertMaterial map={picture} />
    </mesh>
  );
}

function Built({ board, made: { spaces, embers, landmarks, numerals } }: Props) {
  const numbers = useDisposable(() => textureOf(numeralsPicture(board)), [board]);
  const stone = useDisposable(() => new MeshLambertMaterial({ vertexColors: true, side: DoubleSide }), []);
  const fire = useDisposable(() => new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }), []);
  return (
    <>
      <mesh geometry={spaces} material={stone} />
      <mesh geometry={embers} material={fire} />
      <mesh geometry={landmarks} material={stone} />
      <mesh geometry={numerals}>
        <meshBasicMaterial map={numbers} side={DoubleSide} alphaTest={0.4} />
      </mesh>
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
