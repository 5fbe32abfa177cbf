import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { digestText, type FrozenDrawing } from "#tests/support/drawing-digest.ts";

/** The modules as they were released, SHA-256. */
const RELEASED = [{ version: 1, digest: "2693ded5b5578e9ac9761fa54c28c841838315cbc5b624e80de9a867a0880346" }] as const;

const engine = loadSigilEngine();

function getCore(version: number): SigilEngine {
  const core = engine.findVersion(version);
  if (core === null) throw new Error(`No core of version ${version} is kept.`);
  return core;
}

describe.each(RELEASED)("the core of version $version", ({ version, digest }) => {
  it("is the module that was released", () => {
    const module = readFileSync(new URL(`../../../sigil-core/released/core-${version}.wasm`, import.meta.url));
    expect(createHash("sha256").update(module).digest("hex")).toBe(digest);
    expect(getCore(version).coreVersion).toBe(version);
  });

  it("draws what it drew then, byte for byte, whatever the host has learned since", async () => {
    const frozen: FrozenDrawing[] = JSON.parse(readFileSync(new URL(`core-${version}.json`, import.meta.url), "utf8"));
    const core = getCore(version);
    expect(frozen).toHaveLength(40);
    for (const { request, markup } of frozen) {
      const drawing = core.draw(request);
      expect(drawing.coreVersion).toBe(version);
      expect(await digestText(toSigilMarkup(drawing)), JSON.stringify(request)).toBe(markup);
    }
  });
});

it("no core draws for a version that is not known", () => {
  expect([0, -1, 1.5, 99].map((version) => engine.findVersion(version))).toEqual([null, null, null, null]);
});

it("the current version is drawn by the current core", () => {
  expect(engine.findVersion(engine.coreVersion)?.coreVersion).toBe(engine.coreVersion);
});
