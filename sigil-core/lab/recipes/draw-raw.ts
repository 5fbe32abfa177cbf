import type { CoreExports } from "../../host/core-module.ts";
import type { DrawingRequest } from "../../host/drawing-request.ts";
import { encodeRequest } from "../../host/drawing-request.ts";

/** Words of the options block; `assembly/abi.ts` describes them. */
const OPTION_WORDS = 16;

const encoder = new TextEncoder();

/** Draws without reading the drawing, for what only the module's own memory tells. */
export function drawRaw(core: CoreExports, request: DrawingRequest): void {
  const write = (text: string, address: number, capacity: number): number =>
    encoder.encodeInto(text, new Uint8Array(core.memory.buffer, address, capacity)).written;
  const { method, options, salt } = encodeRequest(request);
  const block = new Int32Array(core.memory.buffer, core.optionsAddress(), OPTION_WORDS);
  block.fill(0);
  block.set(options);
  const byteLength = write(request.intention, core.inputAddress(), core.inputCapacity());
  const saltByteLength = write(salt, core.saltAddress(), core.saltCapacity());
  const error = core.draw(method, byteLength, saltByteLength);
  if (error !== 0) throw new Error(`The core returned error ${error}.`);
}
