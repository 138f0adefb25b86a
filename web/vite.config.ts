import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { withEnglish } from "./messages.ts";

const page = fileURLToPath(new URL("../src/demesne/server/page", import.meta.url));
const server = "http://127.0.0.1:8200";

/** Messages of the Fluent files as text, without their comments. What is in English only is said in English meanwhile. */
function messages(): Plugin {
  return {
    name: "messages",
    async load(id) {
      if (!id.endsWith(".ftl")) return null;
      const text = await readFile(id, "utf8");
      const english = await readFile(id.replace(/(?<=\/)[a-z]+(?=\/[^/]+$)/, "en"), "utf8");
      return `export default ${JSON.stringify(withEnglish(text, english))}`;
    },
  };
}

/** The drawings of the emblems that cards may bear, by name; the server hands out those that a page asks for. */
function emblems(): Plugin {
  return {
    name: "emblems",
    apply: "build",
    async generateBundle() {
      const names = (await readFile(new URL("../src/demesne/rules/emblems.txt", import.meta.url), "utf8"))
        .split("\n")
        .filter(Boolean);
      const { icons } = JSON.parse(
        await readFile(new URL("node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
      ) as {
        icons: { [name: string]: { body: string } | undefined };
      };
      const drawn = names.map((name) => {
        const path = / d="([^"]+)"/.exec(icons[name]?.body ?? "")?.[1];
        if (!path) throw new Error(`emblems.txt: game-icons has no drawing ${name}`);
        return [name, path];
      });
      this.emitFile({ type: "asset", fileName: "emblems.json", source: JSON.stringify(Object.fromEntries(drawn)) });
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
  plugins: [messages(), svelte(), emblems(), packed()],
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
  // a busy machine is no failure
  test: { include: ["tests/**/*.test.ts"], css: true, testTimeout: 120_000 },
});
