import * as z from "zod/mini";
import {
  countCodePoints,
  INTENTION_MAX_LENGTH,
  INTENTION_REQUIRED_MESSAGE,
  isBlankIntention,
} from "../sigils/intention.ts";
import { REQUESTABLE_METHODS, SIGIL_METHODS } from "../sigils/method.ts";
import { Care } from "./care.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { MethodDetails } from "./method-details.ts";
import { AncestralData, CustomOptions, ElementalData, PlanetaryOptions } from "./method-options.ts";

/** A written intention: trimmed, not empty, at most 500 code points. */
export const Intention = z.string({ error: INTENTION_REQUIRED_MESSAGE }).check(
  z.trim(),
  z.refine((text) => !isBlankIntention(text), { error: INTENTION_REQUIRED_MESSAGE, abort: true }),
  // JSON Schema counts code points; `z.maxLength` counts UTF-16 units, so the rule itself is written out below.
  z.meta({ minLength: 1, maxLength: INTENTION_MAX_LENGTH }),
  z.refine((text) => countCodePoints(text) <= INTENTION_MAX_LENGTH, {
    error: `Please shorten your intention to at most ${INTENTION_MAX_LENGTH} characters.`,
  }),
);

/** What a wizard has gathered so far: another method's answers may be unfinished, so they are not judged. */
const UnfinishedAnswers = z.record(z.string(), z.unknown());

const WIZARD_ERROR = { error: "Please send the wizard’s answers as an object." };

/**
 * What a sigil is drawn from, as a request says it. Each wizard's answers count for its own method alone, whose schema (`method-options.ts`) they
 * must then keep: `parseRecipe` in `recipe.ts` judges them, after the tier, so that nobody is asked for the fields of a method that isn't open to
 * them.
 */
const RECIPE_FIELDS = {
  intention: Intention,
  method: z._default(z.enum(REQUESTABLE_METHODS, { error: "Please choose one of the five methods." }), "basic"),
  planetaryOptions: z.nullish(z.union([PlanetaryOptions, UnfinishedAnswers], WIZARD_ERROR)),
  customOptions: z.nullish(z.union([CustomOptions, UnfinishedAnswers], WIZARD_ERROR)),
  ancestralData: z.nullish(z.union([AncestralData, UnfinishedAnswers], WIZARD_ERROR)),
  elementalData: z.nullish(z.union([ElementalData, UnfinishedAnswers], WIZARD_ERROR)),
};

const REQUEST_ERROR = { error: "Please send a JSON object with your intention." };

/** What a browser sends to have a sigil drawn. The tier and the e-mail are the caller's claims and decide nothing. */
export const GenerateSigilRequest = z.object(
  {
    ...RECIPE_FIELDS,
    tier: z.nullish(z.string({ error: "Please send the tier as text." })),
    email: z.nullish(z.string({ error: "Please send the e-mail address as text." })),
  },
  REQUEST_ERROR,
);

/**
 * A drawn sigil: `svgPath` is SVG markup for a 512 by 512 box, `symbols` is what the figure is made of, `steps` are sentences that can be followed
 * with a pen; each method adds its own details.
 */
export const SigilData = z.extend(MethodDetails, {
  method: z.enum(SIGIL_METHODS),
  svgPath: z.string(),
  symbols: z.array(z.string()),
  steps: z.array(z.string()),
});

/**
 * A drawn sigil, and what its intention was turned into before it was drawn; `id` where it was stored, for a visitor who is signed in. `care` is not null where its sentences mean harm: then it is shown
 * before the sigil (`self_harm`) or in place of the sigil's activation (`harm`). Sigils that a browser kept earlier have none.
 */
export const GenerateSigilResponse = z.object({
  id: z.optional(z.uuid()),
  sigilData: SigilData,
  processedText: z.string(),
  care: z._default(z.nullable(Care), null),
});

/** What an activation plan is asked for with: what the sigil was drawn from. */
export const ActivationPlanRequest = z.object(RECIPE_FIELDS, REQUEST_ERROR);

/** How a sigil is activated; `plan` is null where the visitor's tier includes none, and where its words mean harm. */
export const ActivationPlanResponse = z.object({
  plan: z.nullable(
    z.object({ when: z.string(), withWhat: z.array(z.string()), how: z.array(z.string()), afterwards: z.string() }),
  ),
});

export type ActivationPlanRequest = z.infer<typeof ActivationPlanRequest>;
export type ActivationPlanResponse = z.infer<typeof ActivationPlanResponse>;
export type GenerateSigilRequest = z.infer<typeof GenerateSigilRequest>;
export type SigilData = z.infer<typeof SigilData>;
export type GenerateSigilResponse = z.infer<typeof GenerateSigilResponse>;

/** Draws a sigil; for a visitor who is signed in it is also stored, encrypted. */
export const generateSigil = endpoint({
  name: "generateSigil",
  method: "POST",
  path: "/api/sigils/generate",
  summary: "Draw a sigil from an intention",
  access: "public",
  limit: "generate",
  body: jsonBody(GenerateSigilRequest),
  response: GenerateSigilResponse,
  errors: ["tier_required", "not_ready"],
});

/** Tells a holder of Advanced when, with what and how to activate a sigil; nothing is stored. */
export const planSigilActivation = endpoint({
  name: "planSigilActivation",
  method: "POST",
  path: "/api/sigils/activation-plan",
  summary: "Plan the activation of a sigil",
  access: "public",
  limit: "generate",
  body: jsonBody(ActivationPlanRequest),
  response: ActivationPlanResponse,
});
