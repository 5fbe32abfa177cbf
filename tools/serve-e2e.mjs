import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureMigrations } from "./setup/builds.mjs";
import { ROOT } from "./setup/paths.mjs";
import { serve } from "./setup/serve.mjs";
import { runMain } from "./setup.mjs";

const stateDirectory = process.env.STATE_DIRECTORY ?? ".wrangler/e2e";

// Each run of the browser tests starts from an empty database of its own.
await runMain(async () => {
  rmSync(join(ROOT, stateDirectory), { recursive: true, force: true });
  await ensureMigrations(stateDirectory);
  return serve("node", ["tools/serve.ts"]);
});
