import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { instantiateSigilEngine, type SigilEngine } from "#sigil-core/host/engine.ts";

// Under jsdom `URL` is the page's, and can't name a file.
const CORE = resolve(import.meta.dirname, "../../sigil-core");

function load(path: string): SigilEngine {
  return instantiateSigilEngine(new WebAssembly.Module(readFileSync(resolve(CORE, path))));
}

/** The real core for tests under jsdom, which has no workers: it draws in this process. */
export const engine = load("build/sigil.wasm");

/** Draws as a version of the core does, the current one where none is named. */
export function drawAs(request: DrawingRequest, coreVersion = engine.coreVersion): Drawing {
  return (coreVersion === engine.coreVersion ? engine : load(`released/core-${coreVersion}.wasm`)).draw(request);
}
