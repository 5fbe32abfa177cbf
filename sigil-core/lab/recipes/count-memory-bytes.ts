import { getCoreExports } from "../../host/core-module.ts";
import { composeRequest, METHODS } from "../method-kits.ts";
import { drawRaw } from "./draw-raw.ts";

/** Until then the module's tables have found their size. */
const WARM_UP = 500;

/** The module's memory after a warm-up and after a number of drawings more, which the methods take in turns. */
export function countMemoryBytes(
  module: WebAssembly.Module,
  drawings: number,
): { readonly beforeBytes: number; readonly afterBytes: number } {
  const core = getCoreExports(new WebAssembly.Instance(module, {}));
  let beforeBytes = 0;
  for (let i = 0; i < WARM_UP + drawings; i += 1) {
    if (i === WARM_UP) beforeBytes = core.memory.buffer.byteLength;
    const method = METHODS[i % METHODS.length] ?? "chaos";
    drawRaw(core, composeRequest(method, `I draw sigil number ${i} of many`, i));
  }
  return { beforeBytes, afterBytes: core.memory.buffer.byteLength };
}
