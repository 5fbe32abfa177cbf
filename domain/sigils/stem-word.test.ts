import { describe, expect, it } from "vitest";
import { stemWord } from "./stem-word.ts";

describe("word stems", () => {
  it.each([
    ["heal", "heals", "healed", "healing"],
    ["love", "loves", "loved", "loving", "lovely"],
    ["study", "studies", "studied", "studying"],
    ["stop", "stops", "stopped", "stopping"],
    ["travel", "travels", "travelled", "travelling", "traveled"],
    ["call", "calls", "called", "calling"],
    ["bless", "blesses", "blessed", "blessing"],
    ["peace", "peaceful", "peacefully"],
    ["happy", "happiness"],
    ["strong", "strongly"],
    ["need", "needs", "needed", "needing"],
    ["agree", "agrees", "agreed", "agreeing"],
  ])("are equal for every form of %s", (...forms) => {
    expect(new Set(forms.map(stemWord)).size).toBe(1);
  });

  it.each([
    ["power", "pow"],
    ["sing", "s"],
    ["wise", "wish"],
    ["family", "famine"],
    ["heal", "health"],
    ["bring", "br"],
    ["news", "nest"],
    ["lead", "lean"],
    ["seed", "see"],
  ])("differ for %s and %s", (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });
});
