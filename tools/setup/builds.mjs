import { join } from "node:path";
import { listDatabases } from "./list-databases.mjs";
import { ROOT } from "./paths.mjs";
import { mustRun } from "./run.mjs";
import { whenChanged } from "./stamps.mjs";

const CORE = ["sigil-core/assembly", "sigil-core/contract", "sigil-core/asconfig.json", "tools/core"];
const GAZETTEER = ["gazetteer/shards", "gazetteer/areas", "gazetteer/zone-towns.txt"];
const APP = [
  ...CORE,
  ...GAZETTEER,
  "sigil-core/host",
  "domain",
  "worker",
  "web",
  "public",
  "index.html",
  "package.json",
  "package-lock.json",
  "vite.config.ts",
  "tools/vite",
  "wrangler.toml",
  ".dev.vars",
];
// The last of them tells the tools where the built Worker's configuration lies.
const BUILT_APP = ["dist/client", "dist/sigilarium", ".wrangler/deploy/config.json"];

/** Compiles the sigil core to WebAssembly. */
export async function ensureCore() {
  await whenChanged({ stamp: "sigil-core/build/.stamp", inputs: CORE, outputs: ["sigil-core/build/sigil.wasm"] }, () =>
    mustRun("Building the sigil core", "npm", ["run", "--silent", "build:core"]),
  );
}

/** Cuts the gazetteer into the files that the browser fetches. */
export async function ensureGazetteer() {
  await whenChanged(
    {
      stamp: "gazetteer/.stamp",
      inputs: ["tools/gazetteer", "domain/places", "domain/hours/timezone.ts", "package-lock.json"],
      outputs: GAZETTEER,
    },
    () => mustRun("Cutting the gazetteer", "npm", ["run", "--silent", "build:gazetteer"]),
  );
}

/** Builds the browser's and the Worker's bundles for production. */
export async function ensureApp() {
  await whenChanged({ stamp: "dist/.stamp", inputs: APP, outputs: BUILT_APP }, () =>
    mustRun("Building the application", "vite", ["build", "--logLevel=warn"]),
  );
}

/** Generates the types of the Worker's bindings and runtime. */
export async function ensureTypes() {
  await whenChanged(
    {
      stamp: ".tsbuild/types.stamp",
      inputs: ["wrangler.toml", ".dev.vars", "package-lock.json"],
      outputs: ["worker-configuration.d.ts"],
    },
    () => mustRun("Generating the bindings' types", "wrangler", ["types"]),
  );
}

/**
 * Applies the migrations to the local database. The stamp names that very database: one that is gone, or made again by another command, gets
 * its migrations again.
 * @param {string} [stateDirectory] where the simulated platform keeps its state
 */
export async function ensureMigrations(stateDirectory = ".wrangler/state") {
  const step = {
    stamp: `${stateDirectory}/.migrations-stamp`,
    inputs: ["migrations", "wrangler.toml"],
    listFacts: () => listDatabases(join(ROOT, stateDirectory)),
  };
  await whenChanged(step, () =>
    mustRun("Applying the database's migrations", "wrangler", [
      ...["d1", "migrations", "apply", "DB", "--local", "--persist-to", stateDirectory],
    ]),
  );
}
