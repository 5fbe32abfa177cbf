import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { instantiateSigilEngine } from "#sigil-core/host/engine.ts";

// Under jsdom `URL` is the page's, and can't name a file.
const MODULE_PATH = resolve(import.meta.dirname, "../../sigil-core/build/sigil.wasm");

/** The real core for tests under jsdom, which has no workers: it draws in this process. */
export const engine = instantiateSigilEngine(new WebAssembly.Module(readFileSync(MODULE_PATH)));
