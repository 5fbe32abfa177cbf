import wasm from "#sigil-core/build/sigil.wasm";
import { CORE_VERSION } from "#sigil-core/contract/version.ts";
import type { SigilEngine, SigilEngines } from "#sigil-core/host/engine.ts";
import { instantiateSigilEngine, SigilCoreError } from "#sigil-core/host/engine.ts";
import core1 from "#sigil-core/released/core-1.wasm";

/** The cores that have drawn sigils before the current one, by their versions; workerd compiles no module that is not deployed. */
const RELEASED_CORES: ReadonlyMap<number, WebAssembly.Module> = new Map([[1, core1]]);

/** The drawing cores, each once per isolate. */
export function createLazyEngines(): SigilEngines {
  const released = new Map(
    [...RELEASED_CORES].map(([version, module]) => [version, createLazyEngine(version, module)]),
  );
  const current = createLazyEngine(CORE_VERSION, wasm);
  return {
    ...current,
    findVersion: (version) => (version === CORE_VERSION ? current : (released.get(version) ?? null)),
  };
}

/** A core that is made when it is first needed, so that nothing else waits for it, and again after a trap, which leaves its memory in an unknown state. */
function createLazyEngine(coreVersion: number, module: WebAssembly.Module): SigilEngine {
  let engine: SigilEngine | null = null;
  const attempt = <Value>(ask: (core: SigilEngine) => Value): Value => {
    try {
      engine ??= instantiateSigilEngine(module);
      return ask(engine);
    } catch (error) {
      if (!(error instanceof SigilCoreError)) engine = null;
      throw error;
    }
  };
  return {
    coreVersion,
    draw: (request) => attempt((core) => core.draw(request)),
    drawSymbol: (request) => attempt((core) => core.drawSymbol(request)),
  };
}
