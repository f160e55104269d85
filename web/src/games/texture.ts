import { CanvasTexture, SRGBColorSpace } from "three";

/** What is painted on a sheet, to be laid on things. */
export function textureOf(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
