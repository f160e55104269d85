/** The wooden tray with its felt, on a table that is lost in the dark. */

import { ExtrudeGeometry, Path, PlaneGeometry, Shape } from "three";
import { useDisposable } from "../useDisposable";
import { type FeltWords, felt } from "./felt";
import { FLOORS, type Form, TRAY } from "./layout";
import type { Palette } from "./palette";
import { glow, vignette, wood } from "./textures";

function rounded<Line extends Path>(line: Line, width: number, depth: number, radius: number): Line {
  const [x, y] = [width / 2, depth / 2];
  line.moveTo(-x + radius, -y);
  line.lineTo(x - radius, -y).quadraticCurveTo(x, -y, x, -y + radius);
  line.lineTo(x, y - radius).quadraticCurveTo(x, y, x - radius, y);
  line.lineTo(-x + radius, y).quadraticCurveTo(-x, y, -x, y - radius);
  line.lineTo(-x, -y + radius).quadraticCurveTo(-x, -y, -x + radius, -y);
  return line;
}

function rimGeometry(form: Form): ExtrudeGeometry {
  const { width, depth } = FLOORS[form];
  const { rim, height } = TRAY;
  const shape = rounded(new Shape(), width + 2 * rim, depth + 2 * rim, 0.7);
  shape.holes.push(rounded(new Path(), width, depth, 0.4));
  const bevel = { bevelSize: 0.07, bevelThickness: 0.08, bevelSegments: 3 };
  const geometry = new ExtrudeGeometry(shape, { depth: height - 0.16, curveSegments: 8, ...bevel });
  return geometry.rotateX(-Math.PI / 2).translate(0, 0.08, 0);
}

interface Props {
  form: Form;
  palette: Palette;
  words: FeltWords;
}

export function Tray({ form, palette, words }: Props) {
  const { width, depth } = FLOORS[form];
  const rim = useDisposable(() => rimGeometry(form), [form]);
  const bottom = useDisposable(() => new PlaneGeometry(width, depth).rotateX(-Math.PI / 2), [width, depth]);
  const ground = useDisposable(() => new PlaneGeometry(44, 44).rotateX(-Math.PI / 2), []);
  const cloth = useDisposable(
    () => felt(form, words, palette.felt),
    [JSON.stringify([form, words, palette.felt])],
  );
  const timber = useDisposable(() => grained(palette.tray, 1, 0.1, 0.34), [palette.tray.join()]);
  const boards = useDisposable(() => grained(palette.table, 4, 6, 6), [palette.table.join()]);
  const fade = useDisposable(vignette, []);
  const under = useDisposable(
    () => new PlaneGeometry(width * 1.72, depth * 2).rotateX(-Math.PI / 2),
    [width, depth],
  );
  const shade = useDisposable(glow, []);
  return (
    <group>
      <mesh geometry={ground} position={[0, -0.03, 0]} renderOrder={-2}>
        <meshBasicMaterial
          map={boards}
          alphaMap={fade}
          color={palette.glare}
          transparent
          depthWrite={false}
        />
      </mesh>
      <mesh geometry={under} position={[0.25, -0.02, 0.35]} renderOrder={-1}>
        <meshBasicMaterial map={shade} color="#000000" transparent opacity={0.75} depthWrite={false} />
      </mesh>
      <mesh geometry={bottom} position={[0, 0.005, 0]} receiveShadow>
        <meshLambertMaterial map={cloth} />
      </mesh>
      <mesh geometry={rim} castShadow receiveShadow>
        <meshLambertMaterial map={timber} />
      </mesh>
    </group>
  );
}

function grained([light, deep]: [string, string], planks: number, along: number, across: number) {
  const texture = wood(light, deep, planks);
  texture.repeat.set(along, across);
  texture.offset.set(0.5, 0.5);
  return texture;
}
