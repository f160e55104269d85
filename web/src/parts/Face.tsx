/** Somebody's face in the colour of the seat: a bot's character, a person's avatar, or else the first letter. */

import type { CSSProperties } from "react";
import { drawingOf } from "../faces/faces";
import type { FaceId } from "../faces/ids";
import { colourOf, type Look, shapeOf } from "../seats";

interface Props {
  face: FaceId | null;
  name: string;
  /** The colour and shape of the seat; without it there is no ring. */
  look?: Look;
  /** In pixels. */
  size?: number;
}

/** Smaller faces have no room for the shape of the seat. */
const ROOMY = 20;

export function Face({ face, name, look, size = 28 }: Props) {
  const style = { "--face": `${size}px`, ...(look !== undefined && { "--ring": colourOf(look) }) };
  return (
    <span className="face" style={style as CSSProperties} aria-hidden="true" data-face={face ?? ""}>
      {face === null ? (
        <span className="face-letter">{[...name][0]?.toUpperCase() ?? ""}</span>
      ) : (
        <svg viewBox="0 0 48 48" focusable="false" aria-hidden="true">
          {drawingOf(face)}
        </svg>
      )}
      {look !== undefined && size >= ROOMY && <span className="face-piece">{shapeOf(look)}</span>}
    </span>
  );
}
