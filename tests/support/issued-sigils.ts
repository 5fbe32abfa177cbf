import { describeSigil } from "#domain/sigils/describe-sigil.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { parseRecipe } from "#domain/sigils/recipe.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { IssuedSigil, SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";
import { toIssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";
import { drawAs, engine } from "./dom-engine.ts";

const INTENTION = "I speak the truth with ease";

/** An order by each method, with the answers of its wizard. */
export const ORDERS: Readonly<Record<SigilMethod, SigilOrder>> = {
  chaos: { method: "chaos", tier: "advanced", intention: INTENTION },
  planetary: { method: "planetary", tier: "advanced", intention: INTENTION },
  custom: {
    method: "custom",
    tier: "advanced",
    intention: INTENTION,
    customOptions: {
      concepts: ["truth"],
      selectedSymbols: { truth: "feather" },
      layoutPreference: "circular",
      centerSymbol: "star",
    },
  },
  ancestral: {
    method: "ancestral",
    tier: "advanced",
    intention: INTENTION,
    ancestralData: {
      sacredSpace: true,
      candleColor: "red",
      ancestralCall: true,
      culturalBackground: "norse",
      selectedSymbols: ["tree", "knot"],
      familyRituals: ["old_stories"],
      finalIntention: "My people speak through me",
    },
  },
  elemental: {
    method: "elemental",
    tier: "advanced",
    intention: INTENTION,
    elementalData: {
      dominantElement: "air",
      earthChanneled: true,
      waterChanneled: true,
      fireChanneled: true,
      airChanneled: true,
      supportingElements: ["fire"],
      conflictingElements: ["earth"],
      balanceReflection: "More breath than ground.",
      symbolLayout: "circle",
    },
  },
};

/** The sigil of an order as the server issues it. */
export function issue(
  order: SigilOrder,
  issuedAt = new Date("2026-11-21T14:03:09Z"),
  coreVersion = engine.coreVersion,
): IssuedSigil {
  const recipe = parseRecipe(order);
  if (!recipe.isOk) throw new Error("The order breaks a rule of its wizard.");
  const plan = planDrawing(recipe.value);
  const drawing = drawAs(plan, coreVersion);
  const { symbols, steps, processedText, details } = describeSigil(plan, drawing);
  const sigilData = {
    method: order.method,
    svgPath: toSigilMarkup(drawing),
    symbols: [...symbols],
    steps: [...steps],
    ...details,
  };
  return toIssuedSigil(recipe.value, order.tier, { sigilData, processedText, coreVersion, care: null }, issuedAt);
}
