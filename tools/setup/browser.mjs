import { existsSync } from "node:fs";
import { mustRun, run, SetupError } from "./run.mjs";
import { hasSystemChromium } from "./system-chromium.mjs";

const INSTALLING = "Installing Chromium for the browser tests";

/** Finds a Chromium for the browser tests or installs one: the system's package where that is possible, else Playwright's own. */
export async function ensureBrowser() {
  if (hasSystemChromium()) return;
  if ((await run("node", ["tools/setup/find-playwright-chromium.mjs"])) === 0) return;
  if (await installByApt()) return;
  try {
    await mustRun(INSTALLING, "playwright", ["install", "chromium"]);
  } catch {
    throw new SetupError(
      "The browser tests need Chromium, and it could not be installed. On Debian: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium.",
    );
  }
}

/** Whether the system's package could be installed. */
async function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { isQuiet: true });
  try {
    await mustRun(INSTALLING, "apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { env });
  } catch {
    return false;
  }
  return hasSystemChromium();
}
