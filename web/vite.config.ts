import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8470";

export default defineConfig({
  base: "/",
  plugins: [react()],
  build: {
    outDir: "../src/emberisle/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: server, ws: true } } },
});
