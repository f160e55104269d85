/** Sheets that are painted by the processor: what is painted is read back, and there may be no graphics card at all. */

import { canvasOf } from "../sheet";

export const readableCanvas = (width: number, height: number): ReturnType<typeof canvasOf> =>
  canvasOf(width, height, { willReadFrequently: true });
