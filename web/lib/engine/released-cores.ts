import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { instantiateSigilEngine } from "#sigil-core/host/engine.ts";
import core1Url from "#sigil-core/released/core-1.wasm?url";
import { compileCore, EngineUnavailableError } from "./compile-core.ts";

/** Where the cores are that have drawn sigils before the current one, by their versions. */
const RELEASED_CORE_URLS: ReadonlyMap<number, string> = new Map([[1, core1Url]]);

const engines = new Map<number, Promise<SigilEngine>>();

/** An earlier core, fetched when a sigil of its version is first shown; rejects with `EngineUnavailableError`, also for a version that is not known. */
export function loadReleasedCore(coreVersion: number): Promise<SigilEngine> {
  const known = engines.get(coreVersion);
  if (known) return known;
  const engine = start(coreVersion);
  engines.set(coreVersion, engine);
  // The next one tries again: the network may be back by then.
  engine.catch(() => engines.delete(coreVersion));
  return engine;
}

async function start(coreVersion: number): Promise<SigilEngine> {
  const url = RELEASED_CORE_URLS.get(coreVersion);
  if (url === undefined) throw new EngineUnavailableError(`No core of version ${coreVersion} is known.`);
  return instantiateSigilEngine(await compileCore(url));
}
