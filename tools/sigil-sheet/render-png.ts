import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import type { Sheet } from "./build-sheet.ts";

/** Debian's Chromium; where it is absent, Playwright's own is used. */
const SYSTEM_CHROMIUM = "/usr/bin/chromium";

/** Renders a sheet to PNG in a headless browser. */
export async function renderPng(sheet: Sheet, path: string): Promise<void> {
  const browser = await chromium.launch({
    ...(existsSync(SYSTEM_CHROMIUM) ? { executablePath: SYSTEM_CHROMIUM } : {}),
    args: ["--no-sandbox", "--disable-dev-shm-usage"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: sheet.widthPx, height: sheet.heightPx } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${sheet.svg}`);
    await page.screenshot({ path });
  } finally {
    await browser.close();
  }
}
