import { existsSync } from "node:fs";
import { mustRun, run, SetupError } from "./run.mjs";

/** Where Debian's and Ubuntu's packages put Chromium. */
export const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Finds a Chromium for the browser tests or installs one: the system's package where that is possible, else Playwright's own. */
export async function ensureBrowser() {
  if (existsSync(SYSTEM_CHROMIUM)) return;
  if ((await run("node", ["tools/setup/find-playwright-chromium.mjs"])) === 0) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    await run("apt-get", ["update", "-qq"], { isQuiet: true });
    const code = await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      env: { DEBIAN_FRONTEND: "noninteractive" },
      isQuiet: true,
    });
    if (code === 0 && existsSync(SYSTEM_CHROMIUM)) return;
  }
  try {
    await mustRun("Installing Chromium for the browser tests", "playwright", ["install", "chromium"]);
  } catch {
    throw new SetupError(
      "The browser tests need Chromium, and it could not be installed. On Debian or Ubuntu: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium.",
    );
  }
}
