/** What the tiles lie on: a wooden table with felt, and a ring of flames stitched round the hub. */

import { useEffect, useMemo } from "react";
import { BoxGeometry, BufferAttribute, Color, PlaneGeometry } from "three";
import { mergeGeometries } from "three/addons/utils/BufferGeometryUtils.js";
import { embroidery, felt, wood } from "./ground";
import { TABLE } from "./view";

const MARGIN = 1.6;
const RAIL = 1.3;

/** The felt in lantern light: its colours from the middle of the table outwards. */
const CLOTH = {
  dark: ["#5d86b4", "#3c6ba6", "#28538c", "#1a3d70", "#102a52", "#0b1d3c"],
  light: ["#a8d0d6", "#8fc0cc", "#7ab0c0", "#6aa2b6", "#5e97ad", "#568ea6"],
};
const STEP = 5;

export function Furniture({ dark }: { dark: boolean }) {
  const parts = useMemo(() => ({ felt: felt(), wood: wood(), thread: embroidery(), rails: rails() }), []);
  const cloth = useMemo(() => clothIn(dark ? CLOTH.dark : CLOTH.light), [dark]);
  useEffect(() => () => Object.values(parts).forEach((part) => void part.dispose()), [parts]);
  useEffect(() => () => cloth.dispose(), [cloth]);
  return (
    <>
      <mesh geometry={cloth}>
        <meshBasicMaterial map={parts.felt} vertexColors />
      </mesh>
      <mesh rotation-x={-Math.PI / 2} position-y={0.006} renderOrder={1}>
        <planeGeometry args={[13, 13]} />
        <meshBasicMaterial
          map={parts.thread}
          color={dark ? "#ffb070" : "#fff6e0"}
          transparent
          premultipliedAlpha
          opacity={dark ? 0.3 : 0.5}
          depthWrite={false}
        />
      </mesh>
      <mesh geometry={parts.rails}>
        <meshStandardMaterial map={parts.wood} color={dark ? "#a06a44" : "#d9a877"} roughness={0.55} />
      </mesh>
    </>
  );
}

function clothIn(colours: string[]): PlaneGeometry {
  const cloth = new PlaneGeometry((TABLE.x + MARGIN) * 2, (TABLE.y + MARGIN) * 2, 44, 32).rotateX(
    -Math.PI / 2,
  );
  const corners = cloth.getAttribute("position");
  const painted = new Float32Array(corners.count * 3);
  const light = colours.map((colour) => new Color(colour));
  for (let n = 0; n < corners.count; n += 1) {
    const far = Math.hypot(corners.getX(n) + 1.5, corners.getZ(n) + 1.5) / STEP;
    const ring = Math.min(Math.floor(far), light.length - 1);
    const colour = (light[ring] ?? new Color()).clone();
    colour.lerp(light[Math.min(ring + 1, light.length - 1)] ?? colour, Math.min(1, far - ring));
    colour.toArray(painted, n * 3);
  }
  cloth.setAttribute("color", new BufferAttribute(painted, 3));
  return cloth;
}

/** Four rails round the felt. */
function rails() {
  const long = (TABLE.x + MARGIN + RAIL) * 2;
  const deep = (TABLE.y + MARGIN) * 2;
  const [x, y] = [TABLE.x + MARGIN + RAIL / 2, TABLE.y + MARGIN + RAIL / 2];
  return mergeGeometries([
    new BoxGeometry(long, 1, RAIL).translate(0, 0.1, -y),
    new BoxGeometry(long, 1, RAIL).translate(0, 0.1, y),
    new BoxGeometry(RAIL, 1, deep).translate(-x, 0.1, 0),
    new BoxGeometry(RAIL, 1, deep).translate(x, 0.1, 0),
  ]);
}
