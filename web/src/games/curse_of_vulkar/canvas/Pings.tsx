/** What people at the table point at: rings that go out over the ground, and a name. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { type Group, type Mesh, type MeshBasicMaterial, RingGeometry } from "three";
import type { Ping } from "../../../room/pings";
import { inScene, type Relief } from "../../modelIsland/relief";
import { Sign } from "../../modelIsland/Sign";
import { useDisposable } from "../../useDisposable";
import { surfaceAt } from "./places";

interface Props {
  pings: Ping[];
  relief: Relief;
  names: string[];
  colours: string[];
  still: boolean;
}

const WAVES = 2;
/** Milliseconds in which a ring goes out, and how wide. */
const WAVE = 1400;
const WIDE = 3.4;
const LIFT = 0.6;
const OVER = 4;

export function Pings({ pings, relief, names, colours, still }: Props) {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    canvas.dataset.pings = `${pings.length}`;
  }, [canvas, pings]);
  return pings.map((ping) => (
    <Shown
      key={ping.at}
      ping={ping}
      relief={relief}
      name={names[ping.seat] ?? ""}
      colour={colours[ping.seat] ?? "#ffffff"}
      still={still}
    />
  ));
}

interface ShownProps extends Pick<Props, "relief" | "still"> {
  ping: Ping;
  name: string;
  colour: string;
}

function Shown({ ping: { x, y, at }, relief, name, colour, still }: ShownProps) {
  const group = useRef<Group>(null);
  const invalidate = useThree((state) => state.invalidate);
  const ring = useDisposable(() => new RingGeometry(0.78, 1, 40).rotateX(-Math.PI / 2), []);
  const ground = surfaceAt(relief, x, y);
  useFrame(() => {
    for (const [n, wave] of (group.current?.children ?? []).entries()) {
      const part = still ? (n + 1) / WAVES : ((performance.now() - at) / WAVE + n / WAVES) % 1;
      wave.scale.setScalar(0.2 + WIDE * part);
      ((wave as Mesh).material as MeshBasicMaterial).opacity = still ? 1 : 1 - part;
    }
    if (!still) invalidate();
  });
  return (
    <>
      <group ref={group} position={inScene([x, y, ground + LIFT])}>
        {Array.from({ length: WAVES }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the waves are all alike
          <mesh key={n} geometry={ring} renderOrder={4}>
            <meshBasicMaterial color={colour} transparent depthTest={false} depthWrite={false} fog={false} />
          </mesh>
        ))}
      </group>
      <Sign words={name} at={[x, y, ground + OVER]} colour={colour} />
    </>
  );
}
