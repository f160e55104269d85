/** The jewel where it lies, and the tokens in the Ruin. */

import { useMemo } from "react";
import { merged, set } from "../../modelIsland/mason";
import { inScene, type Relief } from "../../modelIsland/relief";
import { useDisposable } from "../../useDisposable";
import type { IslandBoard, Point } from "../contract";
import { jewelGeometry, tokenGeometry } from "./jewel";
import { standAt } from "./places";

interface Props {
  board: IslandBoard;
  relief: Relief;
  jewelAt: string | null;
  tokens: number;
}

const START = "VKP";

export function Treasures({ board, relief, jewelAt, tokens }: Props) {
  const jewel = useDisposable(jewelGeometry, []);
  const heap = useDisposable(() => heapOf(board.features.ruin ?? [0, 0, 0], tokens), [board, tokens]);
  const at = useMemo((): Point | null => {
    if (jewelAt === null) return null;
    return jewelAt === START ? (board.features.jewel_socket ?? null) : standAt(board, relief, jewelAt);
  }, [board, relief, jewelAt]);
  return (
    <>
      {at !== null && (
        <mesh geometry={jewel} position={inScene([at[0], at[1], at[2] + 1.1])} scale={1.5}>
          <meshLambertMaterial vertexColors emissive="#ff2050" emissiveIntensity={0.5} />
        </mesh>
      )}
      {tokens > 0 && (
        <mesh geometry={heap}>
          <meshLambertMaterial vertexColors emissive="#7a4a00" emissiveIntensity={0.4} />
        </mesh>
      )}
    </>
  );
}

/** So many tokens side by side on the floor. */
function heapOf([x, y, z]: Point, tokens: number) {
  return merged(
    Array.from({ length: tokens }, (_, n) => {
      const turn = (n / 4) * 2 * Math.PI + 0.6;
      return set(tokenGeometry(), {
        at: [x + 0.72 * Math.cos(turn), y + 0.72 * Math.sin(turn), z + 0.3],
        turn,
      });
    }),
  );
}
