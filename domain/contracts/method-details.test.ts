import { expect, it } from "vitest";
import * as z from "zod/mini";
import { type DrawnMethod, describeMethodDetails } from "../sigils/method-details.ts";
import { MethodDetails } from "./method-details.ts";

it.each<[DrawnMethod, object]>([
  [{ method: "chaos" }, {}],
  [
    { method: "planetary", planet: "mars" },
    {
      planetaryInfo: {
        planet: "Mars",
        symbol: "♂\uFE0E",
        domain: "courage, action, strength, conflict, defence",
      },
    },
  ],
  [
    { method: "custom", concepts: ["growth", "peace"], layout: "circular" },
    { customData: { coreConcepts: ["growth", "peace"], layoutPreference: "circular" }, layout: "circular" },
  ],
  [{ method: "ancestral", culture: "norse" }, { culturalBackground: "norse" }],
  [
    { method: "elemental", dominant: "fire", layout: "flowing" },
    { dominantElement: "fire", layout: "flowing" },
  ],
])("the answer for %j tells what belongs to its method", (drawn, details) => {
  expect(z.parse(MethodDetails, describeMethodDetails(drawn))).toEqual(details);
});
