/** Sparks, smoke, dust and splashes of a film. */

import { useFrame, useThree } from "@react-three/fiber";
import { useMemo, useRef } from "react";
import { AdditiveBlending, type InstancedMesh, MeshBasicMaterial, Object3D, PlaneGeometry } from "three";
import { inScene } from "../../modelIsland/relief";
import { softSpot } from "../../sheet";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import { POINTS_A_SECOND } from "../films";
import { type Burst, type BurstKind, burstsOf, motesOf } from "./bursts";
import type { Filmed } from "./filming";

interface Props {
  filmed: Filmed;
  clock(): number;
  peak: [number, number];
  level: number;
}

const LOOKS: Record<BurstKind, { middle: string; edge: string; size: number; bright: boolean }> = {
  sparks: { middle: "rgba(255,205,110,1)", edge: "rgba(255,90,20,0)", size: 0.75, bright: true },
  smoke: { middle: "rgba(70,60,66,0.6)", edge: "rgba(70,60,66,0)", size: 4.2, bright: false },
  dust: { middle: "rgba(190,160,120,0.75)", edge: "rgba(190,160,120,0)", size: 2.4, bright: false },
  splash: { middle: "rgba(245,252,255,0.95)", edge: "rgba(220,242,255,0)", size: 0.9, bright: false },
};
/** Of one kind, so many are drawn at the same time. */
const MOST = 80;

export function Bursts({ filmed, clock, peak, level }: Props) {
  const all = useMemo(() => burstsOf(filmed.film, { peak, level }), [filmed, peak, level]);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => (
    <Motes
      key={kind}
      kind={kind}
      bursts={all.filter((burst) => burst.kind === kind)}
      filmed={filmed}
      clock={clock}
    />
  ));
}

interface MotesProps extends Pick<Props, "filmed" | "clock"> {
  kind: BurstKind;
  bursts: Burst[];
}

function Motes({ kind, bursts, filmed, clock }: MotesProps) {
  const { middle, edge, size, bright } = LOOKS[kind];
  const mesh = useRef<InstancedMesh>(null);
  const camera = useThree((state) => state.camera);
  const plane = useDisposable(() => new PlaneGeometry(1, 1), []);
  const spot = useDisposable(() => textureOf(softSpot(middle, edge)), [middle, edge]);
  const material = useDisposable(() => {
    const plain = { map: spot, transparent: true, depthWrite: false };
    return new MeshBasicMaterial(bright ? { ...plain, blending: AdditiveBlending } : plain);
  }, [spot, bright]);
  const dummy = useMemo(() => new Object3D(), []);
  useFrame(() => {
    if (mesh.current === null) return;
    const ms = (filmed.showing.pictureAt(clock()) * 1000) / POINTS_A_SECOND;
    const motes = bursts.flatMap((burst) => motesOf(burst, ms)).slice(0, MOST);
    mesh.current.count = motes.length;
    for (const [n, mote] of motes.entries()) {
      dummy.position.set(...inScene(mote.at));
      dummy.quaternion.copy(camera.quaternion);
      dummy.scale.setScalar(Math.max(0.001, size * mote.size));
      dummy.updateMatrix();
      mesh.current.setMatrixAt(n, dummy.matrix);
    }
    mesh.current.instanceMatrix.needsUpdate = true;
  });
  return <instancedMesh ref={mesh} args={[plane, material, MOST]} frustumCulled={false} renderOrder={3} />;
}
