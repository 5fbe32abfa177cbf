import { existsSync } from "node:fs";

/** Where Debian's package puts Chromium without windows. It takes half the processor's time of the whole one for the same pages. */
const SYSTEM_SHELL = "/usr/bin/chromium-headless-shell";

/** Where Debian's and Ubuntu's packages put the whole Chromium. */
const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Debian's package of Chromium without windows. */
export const SHELL_PACKAGE = "chromium-headless-shell";

/** Whether the system has a Chromium without windows. */
export function hasChromiumShell() {
  return existsSync(SYSTEM_SHELL);
}

/** Whether the system has its own Chromium, of either kind. */
export function hasSystemChromium() {
  return hasChromiumShell() || existsSync(SYSTEM_CHROMIUM);
}

/** Which browser Playwright launches: the system's where there is one, the quick one first, else Playwright's own. */
export function chooseChromium() {
  if (!hasSystemChromium()) return {};
  return { executablePath: hasChromiumShell() ? SYSTEM_SHELL : SYSTEM_CHROMIUM };
}
