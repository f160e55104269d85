/** The table itself: felt in lantern light, the hub, and all that the painter puts on it. */

import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { type PerspectiveCamera, Vector3 } from "three";
import { FACES, facesSheet } from "./atlas";
import { Bodies, Decals } from "./batch";
import { Furniture } from "./Furniture";
import { HubWheel, useWheel } from "./HubWheel";
import { FIELD, scale, TIP } from "./lens";
import { LIGHTS, lightsSheet } from "./lights";
import { pieces } from "./paint";
import type { Show } from "./pieces";
import type { Rig } from "./rig";

interface Props {
  rig: Rig;
  show: Show;
}

const MOST = 80;

export function TableCanvas({ rig, show }: Props) {
  return (
    <Canvas
      frameloop="demand"
      flat
      dpr={[1, 2]}
      camera={{ fov: FIELD, near: 2, far: 260, position: [0, 40, 14] }}
      gl={{ antialias: true, alpha: true, powerPreference: "low-power" }}
      aria-hidden="true"
      className="wf-canvas"
    >
      <hemisphereLight args={show.dark ? ["#fff2e0", "#6a4a38", 2] : ["#ffffff", "#c8a878", 2.2]} />
      <directionalLight position={[-12, 20, -14]} intensity={show.dark ? 1.5 : 1.4} color="#ffe6c2" />
      <Eye rig={rig} />
      <Furniture dark={show.dark} />
      <Painter rig={rig} show={show} />
    </Canvas>
  );
}

/** Moves the camera to where the rig looks from. */
function Eye({ rig }: { rig: Rig }) {
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const invalidate = useThree((state) => state.invalidate);
  const aim = useMemo(() => new Vector3(), []);
  useEffect(() => rig.watch(() => invalidate()), [rig, invalidate]);
  useFrame(() => {
    if (rig.glide(performance.now())) invalidate();
    const { x, y, far } = rig.lens;
    camera.position.set(x, far * Math.cos(TIP), y + far * Math.sin(TIP));
    camera.lookAt(aim.set(x, 0, y));
  }, -2);
  return null;
}

/** Puts all pieces of the show on the table, as often as something moves. */
function Painter({ rig, show }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  const wheel = useWheel();
  const layers = useMemo(makeLayers, []);
  useEffect(() => () => layers.dispose(), [layers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another show is to be painted
  useEffect(() => invalidate(), [show, invalidate]);
  useFrame(() => {
    const found = pieces(show, performance.now(), scale(rig.lens, rig.size));
    layers.shadows.show(found.shadows);
    layers.bodies.show(found.bodies);
    layers.ghosts.show(found.ghosts);
    layers.faces.show(found.faces);
    layers.lights.show(found.lights);
    if (wheel.current) wheel.current.rotation.y = (-found.wheel * Math.PI) / 180;
    if (found.moving) invalidate();
  }, -1);
  return (
    <>
      <HubWheel wheel={wheel} />
      <primitive object={layers.shadows.mesh} />
      <primitive object={layers.bodies.mesh} />
      <primitive object={layers.ghosts.mesh} />
      <primitive object={layers.faces.mesh} />
      <primitive object={layers.lights.mesh} />
    </>
  );
}

function makeLayers() {
  const faces = { map: facesSheet(), ...FACES };
  const lights = { map: lightsSheet(), ...LIGHTS };
  const layers = {
    shadows: new Decals(lights, 2, false, MOST),
    bodies: new Bodies(3, 1, MOST),
    ghosts: new Bodies(4, 0.94, 2),
    faces: new Decals(faces, 5, false, MOST * 4 + 40),
    lights: new Decals(lights, 6, true, MOST * 4),
  };
  const dispose = () => {
    for (const layer of Object.values(layers)) layer.dispose();
    faces.map.dispose();
    lights.map.dispose();
  };
  return { ...layers, dispose };
}
