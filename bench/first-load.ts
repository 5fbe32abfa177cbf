import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { chooseChromium } from "../tools/setup/system-chromium.mjs";

/** Prints what the first load of the home page brings, by kind, plain and gzipped, and how long a keystroke takes to its picture. */
const { values } = parseArgs({ options: { url: { type: "string", default: "http://localhost:8787" } } });
const KEYSTROKES = 60;

const browser = await chromium.launch({
  ...chooseChromium(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const loads: Promise<{ kind: string; plainBytes: number; gzipBytes: number }>[] = [];
page.on("response", (response) => {
  const kind = response.request().resourceType();
  loads.push(
    response.body().then((body) => ({ kind, plainBytes: body.length, gzipBytes: gzipSync(body, { level: 9 }).length })),
  );
});
await page.goto(values.url);
await page.waitForLoadState("networkidle");

console.log(`first load of ${values.url}/`);
const byKind = Map.groupBy(await Promise.all(loads), ({ kind }) => kind);
for (const [kind, entries] of byKind) {
  const plain = entries.reduce((sum, entry) => sum + entry.plainBytes, 0);
  const gzip = entries.reduce((sum, entry) => sum + entry.gzipBytes, 0);
  console.log(
    `  ${kind.padEnd(12)} ${entries.length} files  ${(plain / 1000).toFixed(1)} kB, gzip ${(gzip / 1000).toFixed(1)} kB`,
  );
}

await page.getByRole("textbox", { name: "Your intention" }).focus();
const latenciesMs = await page.evaluate(async (keystrokes) => {
  const box = document.activeElement;
  if (!(box instanceof HTMLTextAreaElement)) throw new Error("The intention box is not focused.");
  const setText = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set;
  const found: number[] = [];
  for (let stroke = 1; stroke <= keystrokes; stroke += 1) {
    await new Promise((resolve) => setTimeout(resolve, 120));
    const startedAt = performance.now();
    const changed = new Promise<number>((resolve) => {
      const figure = document.querySelector(".preview");
      if (!figure) throw new Error("There is no preview.");
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - startedAt));
      });
      observer.observe(figure, { subtree: true, attributes: true, childList: true, attributeFilter: ["d"] });
    });
    setText?.call(box, "my garden grows and feeds my family well this year and every year".slice(0, stroke + 3));
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    found.push(await Promise.race([changed, new Promise<number>((resolve) => setTimeout(resolve, 500, Number.NaN))]));
  }
  return found.filter((latency) => !Number.isNaN(latency)).sort((a, b) => a - b);
}, KEYSTROKES);
const at = (share: number): string =>
  (latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? Number.NaN).toFixed(1);
console.log(
  `keystroke to the frame after its picture: median ${at(0.5)} ms, p95 ${at(0.95)} ms (one frame is 16.7 ms; ${latenciesMs.length} keystrokes)`,
);
await browser.close();
