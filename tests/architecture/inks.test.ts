import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { NOCTURNE, PRINT, VELLUM } from "#domain/inks.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const COLOR = /(?:#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})|\b0x[0-9a-f]{6})\b(?!-)/gi;

/** What a mask lets through, whatever the theme: no ink. */
const MASK = "#fff";

/** The files that can import nothing, and so write colors out. */
const WRITTEN_OUT: Readonly<Record<string, readonly string[]>> = {
  "index.html": [VELLUM.groundDeep, NOCTURNE.groundDeep],
  "public/favicon.svg": [VELLUM.sigil, NOCTURNE.sigil],
  "public/site.webmanifest": [VELLUM.ground, VELLUM.groundDeep],
};

function listColors(text: string): string[] {
  return [...new Set(text.match(COLOR) ?? [])].map((color) => color.toLowerCase()).filter((color) => color !== MASK);
}

it("a color is written out nowhere but in the table of inks, and where that is impossible it is one of the table", () => {
  const files = globSync(
    ["{web,worker,domain,tools}/**/*.{ts,tsx,css,mjs}", "public/*.{svg,webmanifest,js}", "index.html"],
    { cwd: ROOT, exclude: ["**/*.test.*", "domain/inks.ts"] },
  );
  expect(files.length).toBeGreaterThan(400);
  const found = files.map((file) => [file, listColors(readFileSync(join(ROOT, file), "utf8"))] as const);
  expect(Object.fromEntries(found.filter(([, colors]) => colors.length > 0))).toEqual(WRITTEN_OUT);
});

it("paper is white, and everything on it has the inks of the light theme", () => {
  const changed = Object.entries(PRINT).filter(([name, ink]) => VELLUM[name as keyof typeof VELLUM] !== ink);
  expect(Object.fromEntries(changed)).toEqual({ ground: "#ffffff", groundDeep: "#ffffff", paper: "#ffffff" });
});
