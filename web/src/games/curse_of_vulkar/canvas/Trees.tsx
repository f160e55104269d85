/** The roots of the trees, which turn. */

import { memo, useCallback, useMemo, useRef } from "react";
import { type InstancedMesh, MeshLambertMaterial, Object3D } from "three";
import type { Relief } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard, CurseTree, CurseView } from "../types";
import { reachOf, rootGeometry, rootTop, rootTurn } from "./tree";
import { useTurns } from "./useTurns";

interface Props {
  board: CurseBoard;
  relief: Relief;
  trees: CurseView["trees"];
  still: boolean;
}

export const Trees = memo(function Trees({ board, relief, trees, still }: Props) {
  const mesh = useRef<InstancedMesh>(null);
  const root = useDisposable(rootGeometry, []);
  const bark = useDisposable(() => new MeshLambertMaterial({ vertexColors: true }), []);
  const dummy = useMemo(() => new Object3D(), []);
  const known = useMemo(
    () =>
      trees.flatMap(([name, setting]): [CurseTree, string][] => {
        const tree = board.trees[name];
        return tree === undefined ? [] : [[tree, setting]];
      }),
    [board, trees],
  );
  const goals = useMemo(() => known.map(([tree, setting]) => rootTurn(tree, setting)), [known]);
  const turned = useCallback(
    (angles: number[]) => {
      if (mesh.current === null) return;
      for (const [n, [tree]] of known.entries()) {
        const angle = angles[n] ?? 0;
        dummy.position.set(tree.x, rootTop(relief, tree, angle), tree.y);
        dummy.rotation.set(0, angle, 0);
        dummy.scale.set(reachOf(tree), 1, 1);
        dummy.updateMatrix();
        mesh.current.setMatrixAt(n, dummy.matrix);
      }
      mesh.current.instanceMatrix.needsUpdate = true;
    },
    [known, relief, dummy],
  );
  useTurns(goals, still, turned);
  return <instancedMesh ref={mesh} args={[root, bark, known.length]} frustumCulled={false} />;
});
