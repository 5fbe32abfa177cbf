import { ensureBrowser } from "./setup/browser.mjs";
import { run } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

// Photographs every page and state in both themes and at three widths into screens/. Words after `--` choose among them.
await runMain(async () => {
  await setUp({ isApplicationBuilt: true });
  await ensureBrowser();
  const words = process.argv.slice(2);
  return run("playwright", [
    "test",
    "--config",
    "playwright.screens.config.ts",
    ...(words.length > 0 ? ["--grep", words.join("|")] : []),
  ]);
});
