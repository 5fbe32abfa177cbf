/// <reference types="node" />
import { readFileSync } from "node:fs";
import type { SigilEngine } from "./engine.ts";
import { instantiateSigilEngine } from "./engine.ts";

const MODULE_URL = new URL("../build/sigil.wasm", import.meta.url);

/** Compiles the built module from disk: for tests, benchmarks and tools under Node. */
export function compileSigilModule(): WebAssembly.Module {
  return new WebAssembly.Module(readFileSync(MODULE_URL));
}

/** An engine for tests, benchmarks and tools under Node. */
export function loadSigilEngine(): SigilEngine {
  return instantiateSigilEngine(compileSigilModule());
}
