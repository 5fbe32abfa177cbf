import type { Drawing, DrawingMethod, DrawingRequest } from "./drawing.ts";
import type { SigilEngine } from "./engine.ts";
import { type CoreExports, getCoreExports } from "./exports.ts";
import { readDrawing } from "./read-drawing.ts";
import { SigilCoreError, type SigilCoreErrorCode } from "./sigil-core-error.ts";

const METHOD_NUMBERS: Readonly<Record<DrawingMethod, number>> = { chaos: 0 };

const ERROR_CODES: Readonly<Record<number, SigilCoreErrorCode>> = {
  1: "empty_intention",
  2: "intention_too_long",
  3: "unknown_method",
};

/** Makes an engine of a compiled module, at once; edge, browser and Node differ only in how they come by the module. */
export function instantiateSigilEngine(module: WebAssembly.Module): SigilEngine {
  const core = getCoreExports(new WebAssembly.Instance(module, {}));
  const coreVersion = core.version();
  const encoder = new TextEncoder();
  return {
    coreVersion,
    draw: ({ method, intention }: DrawingRequest): Drawing => {
      const byteLength = writeIntention(core, encoder, intention);
      // A caller without types may name a method that no table knows: the core refuses it by number.
      const error = core.draw(METHOD_NUMBERS[method] ?? -1, byteLength);
      if (error !== 0) throw new SigilCoreError(ERROR_CODES[error] ?? "unknown_method");
      return readDrawing(core, method);
    },
  };
}

/** Writes the text into the module's memory and answers its length in bytes; lone surrogates become U+FFFD. */
function writeIntention(core: CoreExports, encoder: TextEncoder, intention: string): number {
  const target = new Uint8Array(core.memory.buffer, core.inputAddress(), core.inputCapacity());
  const { read, written } = encoder.encodeInto(intention, target);
  if (read < intention.length) throw new SigilCoreError("intention_too_long");
  return written;
}
