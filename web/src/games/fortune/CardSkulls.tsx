/** The skulls that the card brings, as tokens at the head of the row. */

import { CylinderGeometry } from "three";
import { useDisposable } from "../useDisposable";
import { type Form, skullSpot } from "./layout";
import { token } from "./textures";

/** A flat disc whose upper side is upright for whoever sits in front. */
const disc = (): CylinderGeometry => new CylinderGeometry(0.48, 0.5, 0.14, 28).rotateY(Math.PI / 2);

export function CardSkulls({ count, form }: { count: number; form: Form }) {
  const shape = useDisposable(disc, []);
  const painted = useDisposable(token, []);
  return Array.from({ length: count }, (_, slot) => skullSpot(slot, form)).map(({ x, z }) => (
    <mesh key={x} geometry={shape} position={[x, 0.08, z]} receiveShadow>
      <meshLambertMaterial map={painted} />
    </mesh>
  ));
}
