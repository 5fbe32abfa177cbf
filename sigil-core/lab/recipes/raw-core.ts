import { type CoreExports, getCoreExports } from "../../host/core-module.ts";
import { type DrawingRequest, encodeRequest } from "../../host/drawing-request.ts";
import { composeRequest, METHODS } from "../method-kits.ts";

/** Words of the options block; `assembly/abi.ts` describes them. */
const OPTION_WORDS = 16;

const encoder = new TextEncoder();

/** Draws without reading the drawing, for what only the module's own memory tells. */
export function drawRaw(core: CoreExports, request: DrawingRequest): void {
  const write = (text: string, address: number, capacity: number): number =>
    encoder.encodeInto(text, new Uint8Array(core.memory.buffer, address, capacity)).written;
  const { method, options, salt } = encodeRequest(request, core.version());
  const block = new Int32Array(core.memory.buffer, core.optionsAddress(), OPTION_WORDS);
  block.fill(0);
  block.set(options);
  const byteLength = write(request.intention, core.inputAddress(), core.inputCapacity());
  const saltByteLength = write(salt, core.saltAddress(), core.saltCapacity());
  const error = core.draw(method, byteLength, saltByteLength);
  if (error !== 0) throw new Error(`The core returned error ${error}.`);
}

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
