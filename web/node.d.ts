/** The one thing of Node.js that the build itself uses; all of its types would hide those of the browser. */
declare module "node:fs" {
  export function readFileSync(path: URL): Uint8Array;
}
