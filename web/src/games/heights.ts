/** How high a model island is, as the server sends it. */

/** Two bytes for each point, the low one first. */
export function heightsIn(bytes: ArrayBuffer, scale: number): Float32Array {
  const view = new DataView(bytes);
  return Float32Array.from({ length: bytes.byteLength / 2 }, (_, at) => view.getUint16(at * 2, true) * scale);
}
