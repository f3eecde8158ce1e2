/** Lays a compressed copy beside every text of the build, made once and as small as can be: the server sends it as it is. */
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin, ResolvedConfig } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".webmanifest"]);
const ENCODERS: Record<string, (content: Buffer) => Buffer> = {
  ".br": (content) =>
    brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  ".gz": (content) => gzipSync(content, { level: constants.Z_BEST_COMPRESSION }),
};

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "compress",
    apply: "build",
    configResolved: (resolved) => void (config = resolved),
    closeBundle: () => compressAll(config.build.outDir),
  };
}

function compressAll(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" });
  for (const name of names.filter((name) => TEXTS.has(extname(name)))) {
    const content = readFileSync(join(folder, name));
    for (const [suffix, encode] of Object.entries(ENCODERS)) {
      const packed = encode(content);
      if (packed.length < content.length) writeFileSync(join(folder, name + suffix), packed);
    }
  }
}
