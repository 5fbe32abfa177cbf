import { parseArgs } from "node:util";
import { ensureBrowser } from "./setup/browser.mjs";
import { run } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

// Photographs every page and state in both themes and at three widths into screens/. Words after `--` choose among them;
// `--against FOLDER` then compares them with earlier ones, kept there under the same names.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: "string" }, bound: { type: "string", default: "0.1" } },
  });
  await setUp({ isApplicationBuilt: true });
  await ensureBrowser();
  const code = await run("playwright", [
    "test",
    "--config",
    "playwright.screens.config.ts",
    ...(positionals.length > 0 ? ["--grep", positionals.join("|")] : []),
  ]);
  if (code !== 0 || values.against === undefined) return code;
  return run("node", [
    "tools/compare-screens.ts",
    "--against",
    values.against,
    "--bound",
    values.bound,
    ...positionals,
  ]);
});
