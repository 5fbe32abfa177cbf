import { getCoreExports } from "#sigil-core/host/exports.ts";

/** The module's memory before and after so many drawings. */
export function countMemoryBytes(
  module: WebAssembly.Module,
  drawings: number,
): { readonly beforeBytes: number; readonly afterBytes: number } {
  const core = getCoreExports(new WebAssembly.Instance(module, {}));
  const encoder = new TextEncoder();
  const beforeBytes = core.memory.buffer.byteLength;
  for (let i = 0; i < drawings; i += 1) {
    const target = new Uint8Array(core.memory.buffer, core.inputAddress(), core.inputCapacity());
    const { written } = encoder.encodeInto(`I draw sigil number ${i} of many`, target);
    const error = core.draw(0, written, 0);
    if (error !== 0) throw new Error(`The core answered error ${error}.`);
  }
  return { beforeBytes, afterBytes: core.memory.buffer.byteLength };
}
