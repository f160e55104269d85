/** Bridges and the ladder in a film: knocked off their posts, they fall and are taken away. */

import { useFrame } from "@react-three/fiber";
import { useRef } from "react";
import { DoubleSide, type Mesh } from "three";
import { inScene } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import type { CurseDeck, CurseTrack } from "../types";
import { deckGeometry } from "./decks";
import { type Filmed, placed } from "./filming";

interface Props {
  deck: CurseDeck;
  track: CurseTrack;
  filmed: Filmed;
  clock(): number;
}

/** Pictures in which one that has fallen vanishes. */
const VANISHES = 14;

export function Falling({ deck, track, filmed, clock }: Props) {
  const mesh = useRef<Mesh>(null);
  const wood = useDisposable(() => deckGeometry(deck), [deck]);
  useFrame(() => {
    if (mesh.current === null) return;
    const picture = filmed.showing.pictureAt(clock());
    const { at, spin } = placed(track, picture);
    const gone = (picture - track.first - track.path.length) / VANISHES;
    mesh.current.position.set(...inScene(at));
    mesh.current.quaternion.copy(spin);
    mesh.current.scale.setScalar(Math.min(1, Math.max(0.001, 1 - gone)));
  });
  return (
    <mesh ref={mesh} geometry={wood}>
      <meshLambertMaterial vertexColors side={DoubleSide} />
    </mesh>
  );
}
