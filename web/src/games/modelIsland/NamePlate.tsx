/** The name over a piece; where names would cover each other on the screen, one above the other. */

import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useMemo, useRef } from "react";
import { type Camera, type Scene, type Sprite, Vector3 } from "three";
import { namePlate, plateShare } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import { TALL } from "./figures";
import { clearOf, type Plate } from "./plates";
import { useLarger } from "./useLarger";

/** From so far away a name is as large as its piece; from nearer it is drawn smaller, as long as it can be read. */
const LEGIBLE = 60;
const SMALLEST = 0.55;
/** Halves of the screen's height: less is not seen. */
const MOVED = 0.002;
const LOW = 0.9;
const WIDE = 4.2;
const HIGH = 1.05;
const HERE = new Vector3();
const SIZE = new Vector3();

interface Props {
  looks: { name: string; shape: string; colour: string };
  /** Who has a lower number keeps the lower row. */
  number: number;
  /** Whether its piece lies, and the name comes down to it. */
  lying: boolean;
  /** By how much it may grow where it is seen from afar. */
  grows: number;
}

/** The plates of every scene as they were last seen, by number. */
const SEEN = new WeakMap<Scene, Map<number, Plate>>();

function seenIn(scene: Scene): Map<number, Plate> {
  const seen = SEEN.get(scene) ?? new Map<number, Plate>();
  SEEN.set(scene, seen);
  return seen;
}

export function NamePlate({ looks: { name, shape, colour }, number, lying, grows }: Props) {
  const sprite = useRef<Sprite>(null);
  const scene = useThree((state) => state.scene);
  const invalidate = useThree((state) => state.invalidate);
  const texture = useDisposable(
    () => textureOf(namePlate(name, shape, colour, "#fff6e4")),
    [name, shape, colour],
  );
  const share = useMemo(() => plateShare(name, shape), [name, shape]);
  const size = useLarger();
  useEffect(() => () => void seenIn(scene).delete(number), [scene, number]);
  useFrame(({ camera }) => {
    if (sprite.current === null) return;
    const away = sprite.current.getWorldPosition(HERE).distanceTo(camera.position) / LEGIBLE;
    const larger = size * Math.min(grows, Math.max(SMALLEST, away));
    sprite.current.scale.set(WIDE * larger, HIGH * larger, 1);
    sprite.current.position.y = (lying ? LOW : TALL) + 0.5 * (1 + larger);
    const plate = onScreen(sprite.current, camera, share);
    const seen = seenIn(scene);
    const before = [...seen].flatMap(([other, its]) => (other < number ? [its] : []));
    const shown = clearOf(plate, before);
    const last = seen.get(number);
    seen.set(number, shown);
    sprite.current.center.y = 0.5 - (shown.y - plate.y) / plate.high;
    // Who stands above this one may have been placed before it.
    if (last === undefined || Math.abs(last.y - shown.y) > MOVED) invalidate();
  });
  return (
    <sprite ref={sprite} renderOrder={4}>
      <spriteMaterial map={texture} depthTest={false} fog={false} />
    </sprite>
  );
}

/** Where a sprite is seen, in halves of the screen's height. */
function onScreen(sprite: Sprite, camera: Camera, share: number): Plate {
  const shape = camera.projectionMatrix.elements;
  const [across, up] = [shape[0] ?? 1, shape[5] ?? 1];
  sprite.updateWorldMatrix(true, false);
  const size = SIZE.setFromMatrixScale(sprite.matrixWorld);
  HERE.setFromMatrixPosition(sprite.matrixWorld).applyMatrix4(camera.matrixWorldInverse);
  const depth = Math.max(0.01, -HERE.z);
  const { x, y } = HERE.applyMatrix4(camera.projectionMatrix);
  return { x: (x * up) / across, y, wide: (size.x * share * up) / depth, high: (size.y * up) / depth };
}
