import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";
import { encodeMethod, encodeOptions } from "#sigil-core/host/encode-options.ts";
import { type CoreExports, getCoreExports } from "#sigil-core/host/exports.ts";
import { composeRecipe, METHODS } from "#tests/support/compose-recipes.ts";

/** Words of the options block; `assembly/abi.ts` describes them. */
const OPTION_WORDS = 16;

/** Until then the module's tables have found their size. */
const WARM_UP = 500;

/** The module's memory after a warm-up and after so many drawings more, which the methods take in turns. */
export function countMemoryBytes(
  module: WebAssembly.Module,
  drawings: number,
): { readonly beforeBytes: number; readonly afterBytes: number } {
  const core = getCoreExports(new WebAssembly.Instance(module, {}));
  const encoder = new TextEncoder();
  let beforeBytes = 0;
  for (let i = 0; i < WARM_UP + drawings; i += 1) {
    if (i === WARM_UP) beforeBytes = core.memory.buffer.byteLength;
    const method = METHODS[i % METHODS.length] ?? "chaos";
    drawRaw(core, encoder, composeRecipe(method, `I draw sigil number ${i} of many`, i));
  }
  return { beforeBytes, afterBytes: core.memory.buffer.byteLength };
}

/** Draws without reading the drawing, as only the module's own memory is of interest. */
function drawRaw(core: CoreExports, encoder: TextEncoder, request: DrawingRequest): void {
  const write = (text: string, address: number, capacity: number): number =>
    encoder.encodeInto(text, new Uint8Array(core.memory.buffer, address, capacity)).written;
  const options = encodeOptions(request);
  const block = new Int32Array(core.memory.buffer, core.optionsAddress(), OPTION_WORDS);
  block.fill(0);
  block.set(options);
  const byteLength = write(request.intention, core.inputAddress(), core.inputCapacity());
  const salt = request.method === "ancestral" ? request.salt : "";
  const saltByteLength = write(salt, core.saltAddress(), core.saltCapacity());
  const error = core.draw(encodeMethod(request.method), byteLength, saltByteLength);
  if (error !== 0) throw new Error(`The core answered error ${error}.`);
}
