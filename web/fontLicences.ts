/** Puts the licences of the fonts beside the built page, as they ask for. */

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FONTS = ["@fontsource-variable/figtree", "@fontsource/berkshire-swash"];

export function fontLicences(): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    generateBundle() {
      for (const font of FONTS) {
        const source = readFileSync(new URL(`node_modules/${font}/LICENSE`, import.meta.url));
        this.emitFile({ type: "asset", fileName: `licences/${font.split("/")[1]}.txt`, source });
      }
    },
  };
}
