import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

// Ends with 0 where Playwright has downloaded a browser of its own before.
process.exit(existsSync(chromium.executablePath()) ? 0 : 1);
