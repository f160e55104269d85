/** The ground of a model island, the sea around it, and the light. */

import { useThree } from "@react-three/fiber";
import { useMemo } from "react";
import type { BufferGeometry } from "three";
import {
  CanvasTexture,
  MeshLambertMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  RepeatWrapping,
  Vector2,
} from "three";
import type { Look, Size } from "../../camera/look";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { lightOf, SUN } from "./palette";
import { ripples } from "./ripples";
import type { Sea as PaintedSea } from "./sea";

/** The sea stands a little higher than the ground at its edge, or one would see that through it. */
const ABOVE = 0.02;
const OUT = 2400;

interface SkyProps {
  dark: boolean;
  /** A look at the whole island. */
  overview(size: Size): Look;
}

/** The sky and the sun; the sea fades into the sky well behind the island, however far away that has to be. */
export function Sky({ dark, overview }: SkyProps) {
  const light = lightOf(dark);
  const [strength, above, below] = light.hemisphere;
  const room = useThree((state) => state.size);
  const { distance } = useMemo(() => overview(room), [overview, room]);
  return (
    <>
      <color attach="background" args={[light.sky]} />
      <fog attach="fog" args={[light.sky, distance * 1.5, distance * 5]} />
      <hemisphereLight args={[above, below, strength]} />
      <directionalLight position={SUN} intensity={light.sun[0]} color={light.sun[1]} />
    </>
  );
}

interface SeaProps {
  sea: PaintedSea;
  low: boolean;
  dark: boolean;
  /** How high the sea stands. */
  level: number;
}

export function Sea({ sea, low, dark, level }: SeaProps) {
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
  return <mesh geometry={painted.plane} material={material} position-y={level + ABOVE} />;
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

/** The mesh of the ground with its picture. */
export function Ground({ land, ground }: { land: BufferGeometry; ground: HTMLCanvasElement }) {
  const picture = useDisposable(() => textureOf(ground), [ground]);
  return (
    <mesh geometry={land}>
      <meshLambertMaterial map={picture} />
    </mesh>
  );
}
