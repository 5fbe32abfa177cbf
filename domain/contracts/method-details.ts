import * as z from "zod/mini";
import { CULTURAL_BACKGROUNDS } from "../sigils/methods/ancestral/traditions.ts";
import { CUSTOM_LAYOUTS, listIds } from "../sigils/methods/custom/symbol-library.ts";
import { ELEMENTAL_LAYOUTS, ELEMENTS } from "../sigils/methods/elemental/elements.ts";

/** What a planetary sigil tells of its planet: the name to show, its sign set as text, and what it rules, divided by commas. */
export const PlanetaryInfo = z.object({ planet: z.string(), symbol: z.string(), domain: z.string() });

/** What a custom sigil tells of itself: its concepts in their order, and the layout that was asked for. */
export const CustomData = z.object({
  coreConcepts: z.array(z.string()),
  layoutPreference: z.enum(listIds(CUSTOM_LAYOUTS)),
});

/**
 * What a drawn sigil tells beside its picture, by method: planetary has `planetaryInfo`; custom `customData` and `layout`; elemental
 * `dominantElement` and `layout`; ancestral `culturalBackground`; chaos nothing.
 */
export const MethodDetails = z.object({
  planetaryInfo: z.optional(PlanetaryInfo),
  customData: z.optional(CustomData),
  layout: z.optional(z.enum([...listIds(CUSTOM_LAYOUTS), ...listIds(ELEMENTAL_LAYOUTS)])),
  dominantElement: z.optional(z.enum(ELEMENTS)),
  culturalBackground: z.optional(z.enum(CULTURAL_BACKGROUNDS)),
});

export type PlanetaryInfo = z.infer<typeof PlanetaryInfo>;
export type CustomData = z.infer<typeof CustomData>;
export type MethodDetails = z.infer<typeof MethodDetails>;
