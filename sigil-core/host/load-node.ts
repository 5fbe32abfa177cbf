/// <reference types="node" />
import { existsSync, readFileSync } from "node:fs";
import type { SigilEngine, SigilEngines } from "./engine.ts";
import { instantiateSigilEngine } from "./engine.ts";

const MODULE_URL = new URL("../build/sigil.wasm", import.meta.url);

/** Compiles the built module from disk: for tests, benchmarks and tools under Node. */
export function compileSigilModule(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(MODULE_URL));
}

/** An engine for tests, benchmarks and tools under Node. */
export function loadSigilEngine(): SigilEngines {
  const current = instantiateSigilEngine(compileSigilModule());
  return { ...current, findVersion: (version) => (version === current.coreVersion ? current : findReleased(version)) };
}

/** A released core, from disk; null for a version that was never released. */
function findReleased(coreVersion: number): SigilEngine | null {
  const url = new URL(`../released/core-${coreVersion}.wasm`, import.meta.url);
  return existsSync(url) ? instantiateSigilEngine(new WebAssembly.Module(readFileSync(url))) : null;
}
