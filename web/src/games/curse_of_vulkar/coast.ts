import type { CurseBoard } from "./types";

/** 1 for every point of the field of heights that lies within the coast. */
export function inlandOf({ rows, columns, extent, outline }: CurseBoard): Uint8Array {
  const [west, north, east] = extent;
  const step = (east - west) / (columns - 1);
  const inland = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    const borders = crossings(outline, north + row * step);
    for (let n = 0; n + 1 < borders.length; n += 2) {
      const first = Math.max(0, Math.ceil(((borders[n] ?? 0) - west) / step));
      const last = Math.min(columns - 1, Math.floor(((borders[n + 1] ?? 0) - west) / step));
      inland.fill(1, row * columns + first, row * columns + Math.max(first, last + 1));
    }
  }
  return inland;
}

/** Where a line to the east crosses the coast, from west to east. */
function crossings(outline: CurseBoard["outline"], y: number): number[] {
  return outline
    .flatMap(([x, from], at) => {
      const [east, to] = outline[(at + 1) % outline.length] ?? [x, from];
      return from > y === to > y ? [] : [x + ((y - from) / (to - from)) * (east - x)];
    })
    .sort((one, other) => one - other);
}
