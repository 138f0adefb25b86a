import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const page = fileURLToPath(new URL("../src/demesne/server/page", import.meta.url));
const server = "http://127.0.0.1:8200";

/** Messages of the Fluent files as text, without their comments. */
function messages(): Plugin {
  return {
    name: "messages",
    async load(id) {
      if (!id.endsWith(".ftl")) return null;
      const text = await readFile(id, "utf8");
      return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ""))}`;
    },
  };
}

/** Compressed copies of scripts and styles, so that the server need not compress them. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const body = await readFile(join(dir, name));
        await writeFile(join(dir, `${name}.br`), brotliCompressSync(body));
        await writeFile(join(dir, `${name}.gz`), gzipSync(body, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [messages(), svelte(), packed()],
  build: {
    outDir: page,
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox121", "safari17.5"],
    // the content security policy allows nothing inline
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"], css: true },
});
