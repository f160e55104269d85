import { memo } from "react";
import { DoubleSide } from "three";
import type { Relief } from "../../modelIsland/relief";
import { textureOf } from "../../texture";
import { useDisposable } from "../../useDisposable";
import type { CurseBoard, CurseView } from "../types";
import { cardsGeometry, cardsPicture, framesGeometry } from "./prints";

interface Props {
  board: CurseBoard;
  relief: Relief;
  snapshots: CurseView["snapshots"];
  dark: boolean;
}

/** Prints are not as white by night. */
const PAPER = { day: "#ffffff", night: "#a4acc8" };

/** The spaces where a picture can be taken, and the prints that are left there. */
export const Snapshots = memo(function Snapshots({ board, relief, snapshots, dark }: Props) {
  const frames = useDisposable(() => framesGeometry(board, relief, snapshots), [board, relief, snapshots]);
  const cards = useDisposable(() => cardsGeometry(board, relief, snapshots), [board, relief, snapshots]);
  const picture = useDisposable(() => textureOf(cardsPicture()), []);
  if (snapshots.length === 0) return null;
  return (
    <>
      <mesh geometry={frames}>
        <meshLambertMaterial vertexColors side={DoubleSide} />
      </mesh>
      <mesh geometry={cards}>
        <meshBasicMaterial map={picture} color={dark ? PAPER.night : PAPER.day} side={DoubleSide} />
      </mesh>
    </>
  );
});
