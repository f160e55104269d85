/** The table itself: felt in lantern light, the hub, and all that the painter puts on it. */

import { Canvas, useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { unitOf } from "../../camera/look";
import type { Rig } from "../../camera/rig";
import { ThreeCamera } from "../../camera/ThreeCamera";
import { useClock } from "../clock";
import { FACES, facesSheet } from "./atlas";
import { Bodies, Decals } from "./batch";
import { Furniture } from "./Furniture";
import { HubWheel, useWheel } from "./HubWheel";
import { LIGHTS, lightsSheet } from "./lights";
import { pieces } from "./paint";
import type { Show } from "./pieces";
import { FIELD } from "./view";

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
      camera={{ fov: FIELD, near: 2, far: 260 }}
      gl={{ antialias: true, alpha: true, powerPreference: "low-power" }}
      aria-hidden="true"
      className="wf-canvas"
    >
      <hemisphereLight args={show.dark ? ["#fff2e0", "#6a4a38", 2] : ["#ffffff", "#c8a878", 2.2]} />
      <directionalLight position={[-12, 20, -14]} intensity={show.dark ? 1.5 : 1.4} color="#ffe6c2" />
      <ThreeCamera rig={rig} />
      <Furniture dark={show.dark} />
      <Painter rig={rig} show={show} />
    </Canvas>
  );
}

/** Puts all pieces of the show on the table, as often as something moves. */
function Painter({ rig, show }: Props) {
  const invalidate = useThree((state) => state.invalidate);
  const clock = useClock();
  const wheel = useWheel();
  const layers = useMemo(makeLayers, []);
  useEffect(() => () => layers.dispose(), [layers]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another show is to be painted
  useEffect(() => invalidate(), [show, invalidate]);
  useFrame(() => {
    const found = pieces(show, clock.now(), unitOf(rig));
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
