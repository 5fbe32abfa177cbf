import { run } from "./setup/run.mjs";

/** Format, lint, types and unused code of everything; the compiler of the sigil core checks its own sources. */
const CHECKS = /** @type {const} */ ([
  ["Format and lint", "biome", ["ci", "--reporter=summary", "."]],
  ["Types", "tsc", ["-b"]],
  ["Unused code", "knip", ["--no-progress"]],
]);

/** Runs every check, also where one fails; resolves with how many failed. */
export async function runChecks() {
  let failed = 0;
  for (const [name, command, parameters] of CHECKS) {
    const code = await run(command, parameters, { isQuiet: true });
    console.log(`  ${name}: ${code === 0 ? "clean" : "failed"}`);
    if (code !== 0) failed += 1;
  }
  return failed;
}
