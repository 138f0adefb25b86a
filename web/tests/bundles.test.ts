import { describe, expect, it } from "vitest";
import english from "../src/languages/bundles/en";

const FILES = import.meta.glob<string>("../../src/demesne/languages/ftl/en/*.ftl", { eager: true, import: "default" });
const SOURCES = import.meta.glob<string>("../src/**/*.{svelte,ts}", { eager: true, import: "default", query: "?raw" });
const ELSEWHERE = ["command_errors", "help", "report", "rulings", "sim", "solve", "strategies"];

const named = (path: string): string => path.replace(/^.*\/|\.ftl$/g, "");
const ids = (text: string): string[] => text.match(/^[a-z][a-z0-9-]*(?= *=)/gm) ?? [];

describe("the messages that a page loads", () => {
  it("are those of all files but what only the terminal says, or the server for the page", () => {
    const wanted = Object.keys(FILES)
      .map(named)
      .filter((name) => !ELSEWHERE.includes(name));
    expect(Object.keys(english).map(named).sort()).toEqual(wanted.sort());
  });

  it("include every one that is named in the page", () => {
    const left = Object.entries(FILES).flatMap(([path, text]) => (ELSEWHERE.includes(named(path)) ? ids(text) : []));
    const sources = Object.values(SOURCES).join("\n");
    expect(left.filter((id) => sources.includes(`"${id}"`))).toEqual([]);
  });
});
