import { rmSync } from "node:fs";
import { join } from "node:path";
import { ensureMigrations } from "./setup/builds.mjs";
import { ROOT } from "./setup/paths.mjs";
import { mustRun, SetupError } from "./setup/run.mjs";
import { serve } from "./setup/serve.mjs";
import { runMain } from "./setup.mjs";

const stateDirectory = process.env.SIGILARIUM_STATE ?? ".wrangler/e2e";

// Each run of the browser tests starts from a separate database, which holds nobody but the buyer of the seed.
await runMain(async () => {
  if (!/^\.wrangler\/[\w-]+$/.test(stateDirectory)) {
    throw new SetupError(
      `SIGILARIUM_STATE names a folder that would be emptied: it has to lie in .wrangler, and "${stateDirectory}" does not.`,
    );
  }
  rmSync(join(ROOT, stateDirectory), { recursive: true, force: true });
  await ensureMigrations(stateDirectory);
  await mustRun("Filling the database of the browser tests", "wrangler", [
    ...["d1", "execute", "DB", "--local", "--persist-to", stateDirectory, "--file", "tests/e2e/support/seed.sql"],
  ]);
  return serve("node", ["tools/serve.ts"]);
});
