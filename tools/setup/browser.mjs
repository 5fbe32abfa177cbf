import { existsSync } from "node:fs";
import { mustRun, run, SetupError } from "./run.mjs";
import { hasChromiumShell, hasSystemChromium, SHELL_PACKAGE } from "./system-chromium.mjs";

const INSTALLING = "Installing Chromium for the browser tests";

/**
 * Finds a Chromium for the browser tests or installs one: the system's package where that is possible, the quick one
 * first, else Playwright's own.
 */
export async function ensureBrowser() {
  if (hasChromiumShell()) return;
  if ((await run("node", ["tools/setup/find-playwright-chromium.mjs"])) === 0) return;
  if (await installByApt(SHELL_PACKAGE)) return;
  if (hasSystemChromium() || (await installByApt("chromium"))) return;
  try {
    await mustRun(INSTALLING, "playwright", ["install", "chromium"]);
  } catch {
    throw new SetupError(
      "The browser tests need Chromium, and it could not be installed. On Debian: sudo apt-get install chromium. Elsewhere: npx playwright install --with-deps chromium.",
    );
  }
}

/**
 * Whether this package of the system's could be installed.
 * @param {string} name of a package that brings Chromium
 */
async function installByApt(name) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update", "-qq"], { isQuiet: true });
  try {
    await mustRun(INSTALLING, "apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], { env });
  } catch {
    return false;
  }
  return hasSystemChromium();
}
