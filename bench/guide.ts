import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { loadSigilEngine } from "#sigil-core/host/load-node.ts";
import { composeGuide, type GuideOrder } from "#worker/documents/compose-guide.ts";
import type { FontFiles } from "#worker/documents/fonts/typeface.ts";
import { calibrateMs } from "./calibrate.ts";

/** CPU time and size of activation guides; the platform counts the CPU time, and a mail carries the bytes. */
const ROUNDS = 10;

const PACKAGES = resolve(import.meta.dirname, "../node_modules/@fontsource");

const ORDERS: Readonly<Record<string, Pick<GuideOrder, "sigil" | "tier">>> = {
  "without a mark": { sigil: null, tier: "free" },
  "chaos, free": { sigil: { method: "chaos", intention: "My garden feeds the whole street" }, tier: "free" },
  "chaos, larger": { sigil: { method: "chaos", intention: "My garden feeds the whole street" }, tier: "advanced" },
  "planetary, Cyrillic": { sigil: { method: "planetary", intention: "Мой дом полон света" }, tier: "advanced" },
  "500 characters": { sigil: { method: "chaos", intention: "I rest well. ".repeat(39).slice(0, 500) }, tier: "free" },
};

function readFont(family: string, name: string): Uint8Array {
  return new Uint8Array(readFileSync(resolve(PACKAGES, family, "files", `${family}-${name}.woff`)));
}

function readFace(style: string): FontFiles["roman"] {
  const read = (script: string) => readFont("eb-garamond", `${script}-400-${style}`);
  return {
    latin: read("latin"),
    latinExt: read("latin-ext"),
    greek: read("greek"),
    greekExt: read("greek-ext"),
    cyrillic: read("cyrillic"),
    cyrillicExt: read("cyrillic-ext"),
  };
}

const fonts: FontFiles = {
  roman: readFace("normal"),
  italic: readFace("italic"),
  display: readFont("im-fell-english", "latin-400-normal"),
};
const engine = loadSigilEngine();

async function measure(order: Pick<GuideOrder, "sigil" | "tier">): Promise<{ cpuMs: number; bytes: number }> {
  const before = process.cpuUsage();
  const { length } = await composeGuide(engine, fonts, { ...order, areWordsShown: true, madeAt: 0 });
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1000, bytes: length };
}

const calibrationMs = Math.min(calibrateMs(), calibrateMs(), calibrateMs());
console.log(`activation guides; calibration loop ${calibrationMs.toFixed(1)} ms`);
for (const [name, order] of Object.entries(ORDERS)) {
  const first = await measure(order);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push((await measure(order)).cpuMs);
  const best = Math.min(...rounds).toFixed(0);
  console.log(
    `  ${name.padEnd(20)} CPU ${best} ms, first ${first.cpuMs.toFixed(0)} ms   ${(first.bytes / 1000).toFixed(1)} kB`,
  );
}
