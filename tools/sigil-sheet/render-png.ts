import { chromium } from "@playwright/test";
import { chooseChromium } from "../setup/system-chromium.mjs";
import type { Sheet } from "./build-sheet.ts";

/** Renders a sheet to PNG in a headless browser. */
export async function renderPng(sheet: Sheet, path: string): Promise<void> {
  const browser = await chromium.launch({
    ...chooseChromium(),
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
