import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./setup/browser.mjs";
import { findFreePort } from "./setup/find-free-port.mjs";
import { ROOT } from "./setup/paths.mjs";
import { run } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

/** The test files that have longer counts; `npm test` runs short fixed seeds of them. */
function listLongTests() {
  return globSync("{domain,sigil-core,tests,tools}/**/*.test.ts", { cwd: ROOT }).filter((file) =>
    /\benv\.LONG\b/.test(readFileSync(join(ROOT, file), "utf8")),
  );
}

await runMain(async () => {
  await setUp({ isApplicationBuilt: true });
  const vitestCode = await run("vitest", ["run", "--testTimeout=3600000", ...listLongTests()], { env: { LONG: "1" } });
  await ensureBrowser();
  const playwrightCode = await run("playwright", ["test"], {
    env: { LONG: "1", E2E_PORT: process.env.E2E_PORT ?? String(await findFreePort()) },
  });
  return vitestCode || playwrightCode;
});
