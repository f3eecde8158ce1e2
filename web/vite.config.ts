import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vite";
import { compress } from "./compress.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.PARLOUR_SERVER ?? "localhost:8000"; // the one that `make dev` starts

export default defineConfig({
  plugins: [svelte(), svelteTesting(), compress()],
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
    proxy: { "/api": `http://${server}`, "/ws": { target: `ws://${server}`, ws: true } },
  },
});
