import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  resolve: {
    alias: { $web: here("./src") },
    dedupe: ["svelte"], // games' own touches lie outside this folder
  },
  build: {
    outDir: here("../src/parlour/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the policy allows no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": "http://localhost:8000", "/ws": { target: "ws://localhost:8000", ws: true } },
  },
});
