import { ensureApp, ensureCore, ensureGazetteer, ensureMigrations, ensureTypes } from "./setup/builds.mjs";
import { ensureDependencies } from "./setup/dependencies.mjs";
import { withLock } from "./setup/lock.mjs";
import { explain } from "./setup/run.mjs";
import { ensureSecrets } from "./setup/secrets.mjs";

/**
 * Makes everything that is missing or out of date, and nothing else. Runs on Node 20 with no package installed.
 * @param {{ isApplicationBuilt: boolean }} options whether the production build is wanted too
 */
export async function setUp({ isApplicationBuilt }) {
  await withLock(async () => {
    await ensureDependencies();
    ensureSecrets();
    await ensureCore();
    await ensureGazetteer();
    await ensureTypes();
    if (isApplicationBuilt) await ensureApp();
    await ensureMigrations();
  });
}

/**
 * Runs a command's main function; what the set-up has to say to a person is printed without a stack.
 * @param {() => Promise<number | void>} main resolves with the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = explain(error);
  }
}
