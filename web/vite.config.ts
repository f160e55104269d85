import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fontLicences } from "./fontLicences.ts";
import { serviceWorkerFiles, WORKER } from "./serviceWorkerFiles.ts";

const server = "http://127.0.0.1:8470";

export default defineConfig({
  base: "/",
  plugins: [react(), serviceWorkerFiles(), fontLicences()],
  build: {
    outDir: "../src/emberisle/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker/serviceWorker.ts" },
      output: { entryFileNames: ({ name }) => (name === "worker" ? WORKER : "assets/[name]-[hash].js") },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
});
