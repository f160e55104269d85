/** Builds the service worker under a fixed name, and tells it which files its build has. */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Plugin } from "vite";

export const WORKER = "sw.js";

const text = (content: string | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** The scripts and styles that index.html names. */
const namedIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/\s(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = ""]) => path)),
];

export function serviceWorkerFiles(): Plugin {
  return {
    name: "service-worker-files",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      const page = bundle["index.html"];
      if (worker?.type !== "chunk" || page?.type !== "asset")
        throw new Error("no service worker, or no page");
      if (worker.imports.length > 0) throw new Error("the service worker must stand alone");
      const html = text(page.source);
      const build = bytesToHex(sha256(utf8ToBytes(html + worker.code))).slice(0, 12);
      worker.code = worker.code
        .replaceAll("__SHELL__", JSON.stringify(namedIn(html)))
        .replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}
