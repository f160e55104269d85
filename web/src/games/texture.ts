import { CanvasTexture, SRGBColorSpace } from "three";

interface Wishes {
  /** How sharp it stays when seen from the side. */
  anisotropy?: number;
  /** Whether it has colours; depths and masks have none. */
  colour?: boolean;
}

/** What is painted on a sheet, to be laid on things. */
export function textureOf(
  canvas: HTMLCanvasElement,
  { anisotropy = 8, colour = true }: Wishes = {},
): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  if (colour) texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = anisotropy;
  return texture;
}
