/** A few words over a spot of the island, always turned to whoever looks. */

import { canvasOf, FONT } from "../sheet";
import { textureOf } from "../texture";
import { useDisposable } from "../useDisposable";
import type { Point } from "./points";
import { inScene } from "./relief";
import { useLarger } from "./useLarger";

const HIGH = 56;
const INK = "#fff6e4";

interface Props {
  words: string;
  at: Point;
  /** The colour of its rim. */
  colour?: string;
  /** Centimetres. */
  height?: number;
}

export function Sign({ words, at, colour = "#ffd257", height = 1.1 }: Props) {
  const size = useLarger() * height;
  const sheet = useDisposable(() => {
    const picture = plate(words, colour);
    const texture = textureOf(picture);
    return { texture, wide: picture.width / picture.height, dispose: () => texture.dispose() };
  }, [words, colour]);
  return (
    <sprite position={inScene(at)} scale={[sheet.wide * size, size, 1]} renderOrder={5}>
      <spriteMaterial map={sheet.texture} depthTest={false} fog={false} />
    </sprite>
  );
}

function plate(words: string, colour: string): HTMLCanvasElement {
  const [, ruler] = canvasOf(1, 1);
  const font = `bold 32px ${FONT}`;
  ruler.font = font;
  const wide = Math.ceil(ruler.measureText(words).width) + 44;
  const [canvas, pen] = canvasOf(wide, HIGH);
  pen.font = font;
  pen.fillStyle = "rgba(14, 16, 28, 0.82)";
  pen.strokeStyle = colour;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.roundRect(4, 4, wide - 8, HIGH - 8, 22);
  pen.fill();
  pen.stroke();
  pen.textAlign = "center";
  pen.fillStyle = INK;
  pen.fillText(words, wide / 2, 39);
  return canvas;
}
