import { type CoreExports, getCoreExports } from "./core-module.ts";
import type { Drawing } from "./drawing.ts";
import type { DrawingRequest } from "./drawing-request.ts";
import { encodeRequest } from "./drawing-request.ts";
import { readDrawing, readFigure } from "./read-drawing.ts";
import { encodeSymbol, type SymbolRequest } from "./symbol-request.ts";

/** The drawing core with a typed face: the same on the edge, in the browser, in tests and in benchmarks. */
export interface SigilEngine {
  /** Rises whenever the same recipe gives other bytes. */
  readonly coreVersion: number;
  /** Draws; the same request gives the same bytes everywhere. Throws `SigilCoreError` where the core refuses. */
  draw(request: DrawingRequest): Drawing;
  /** Path data of one symbol of the library, alone in a 96 by 96 box, in the same ink. Throws `SigilCoreError` for one that is not listed. */
  drawSymbol(request: SymbolRequest): string;
}

/** The current core, and those that have drawn sigils before it. */
export interface SigilEngines extends SigilEngine {
  /** What draws as it did under a version; null for a version that is not known here, which no other may draw for. */
  findVersion(coreVersion: number): SigilEngine | null;
}

/** Why the core refuses to draw. */
export type SigilCoreErrorCode = "empty_intention" | "intention_too_long" | "unknown_method" | "illegal_option";

/** Thrown where the core refuses a request; the message is for developers. */
export class SigilCoreError extends Error {
  readonly code: SigilCoreErrorCode;

  constructor(code: SigilCoreErrorCode) {
    super(`The sigil core refused: ${code}`);
    this.name = "SigilCoreError";
    this.code = code;
  }
}

const ERROR_CODES: Readonly<Record<number, SigilCoreErrorCode>> = {
  1: "empty_intention",
  2: "intention_too_long",
  3: "unknown_method",
  4: "illegal_option",
};

/** Words of the options block; `assembly/abi.ts` describes them. */
const OPTION_WORDS = 16;

/** Makes an engine of a compiled module, at once; edge, browser and Node differ only in how they come by the module. */
export function instantiateSigilEngine(module: WebAssembly.Module): SigilEngine {
  const core = getCoreExports(new WebAssembly.Instance(module, {}));
  const coreVersion = core.version();
  const encoder = new TextEncoder();
  return {
    coreVersion,
    draw: (request: DrawingRequest): Drawing => {
      const byteLength = writeIntention(core, encoder, request.intention);
      const { method, options, salt } = encodeRequest(request, coreVersion);
      const saltByteLength = writeSalt(core, encoder, salt);
      writeOptions(core, options);
      const error = core.draw(method, byteLength, saltByteLength);
      if (error !== 0) throw new SigilCoreError(ERROR_CODES[error] ?? "unknown_method");
      return readDrawing(core, request.method);
    },
    drawSymbol: (request: SymbolRequest): string => {
      const { kind, choice } = encodeSymbol(request);
      if (core.drawSymbol(kind, choice) !== 0) throw new SigilCoreError("illegal_option");
      return readFigure(core);
    },
  };
}

/** Writes the text into the module's memory and returns its length in bytes; lone surrogates become U+FFFD. */
function writeIntention(core: CoreExports, encoder: TextEncoder, intention: string): number {
  const target = new Uint8Array(core.memory.buffer, core.inputAddress(), core.inputCapacity());
  const { read, written } = encoder.encodeInto(intention, target);
  if (read < intention.length) throw new SigilCoreError("intention_too_long");
  return written;
}

function writeSalt(core: CoreExports, encoder: TextEncoder, salt: string): number {
  const target = new Uint8Array(core.memory.buffer, core.saltAddress(), core.saltCapacity());
  const { read, written } = encoder.encodeInto(salt, target);
  if (read < salt.length) throw new SigilCoreError("illegal_option");
  return written;
}

/** Fills the block, what is not used with 0; words beyond it belong to a list whose length says that it is too long. */
function writeOptions(core: CoreExports, words: readonly number[]): void {
  const block = new Int32Array(core.memory.buffer, core.optionsAddress(), OPTION_WORDS);
  block.fill(0);
  block.set(words.slice(0, OPTION_WORDS));
}
