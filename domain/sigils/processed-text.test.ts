import { expect, it } from "vitest";
import { formatProcessedText, type ProcessedSource } from "./processed-text.ts";

it.each<[string, ProcessedSource]>([
  ["MYHSF", { method: "chaos", letters: "MYHSF" }],
  ["MYHSF", { method: "elemental", letters: "MYHSF" }],
  ["M 4 · T 2 · A 1", { method: "planetary", planet: "mars", letters: "MTA" }],
  ["M 40 · T 20 · A 1", { method: "planetary", planet: "moon", letters: "MTA" }],
  ["growth, wisdom, peace", { method: "custom", concepts: ["growth", "wisdom", "peace"] }],
  ["ᛞ ᚲ ᚹ", { method: "ancestral", signs: ["dagaz", "kaunan", "wunjo"], motifs: ["tree"] }],
  ["ᚇ ᚊ", { method: "ancestral", signs: ["dair", "ceirt"], motifs: ["tree"] }],
  ["Δ Κ", { method: "ancestral", signs: ["delta", "kappa"], motifs: ["tree"] }],
  ["tree, sun", { method: "ancestral", signs: [], motifs: ["tree", "sun"] }],
])("the processed text %j is what the drawing was made from", (text, source) => {
  expect(formatProcessedText(source)).toBe(text);
});
