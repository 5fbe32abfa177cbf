import wasm from "#sigil-core/build/sigil.wasm";
import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { instantiateSigilEngine, SigilCoreError } from "#sigil-core/host/engine.ts";

/**
 * The drawing core, once per isolate: made when it is first needed, so that nothing else waits for it, and made again
 * after a trap, which leaves its memory in an unknown state.
 */
export function createLazyEngine(): SigilEngine {
  let engine: SigilEngine | null = null;
  const getEngine = (): SigilEngine => {
    engine ??= instantiateSigilEngine(wasm);
    return engine;
  };
  const attempt = <Value>(ask: (core: SigilEngine) => Value): Value => {
    try {
      return ask(getEngine());
    } catch (error) {
      if (!(error instanceof SigilCoreError)) engine = null;
      throw error;
    }
  };
  return {
    get coreVersion() {
      return getEngine().coreVersion;
    },
    draw: (request) => attempt((core) => core.draw(request)),
    drawSymbol: (request) => attempt((core) => core.drawSymbol(request)),
  };
}
