import { existsSync } from "node:fs";

/** Where Debian's and Ubuntu's packages put Chromium. */
const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Whether the system has its own Chromium. */
export function hasSystemChromium() {
  return existsSync(SYSTEM_CHROMIUM);
}

/** Which browser Playwright launches: the system's where there is one, else Playwright's own. */
export function chooseChromium() {
  return hasSystemChromium() ? { executablePath: SYSTEM_CHROMIUM } : {};
}
