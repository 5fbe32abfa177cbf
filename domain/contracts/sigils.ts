import * as z from "zod/mini";
import { KeptCoreVersion } from "../sigils/core-version.ts";
import { SIGIL_METHODS } from "../sigils/method.ts";
import { RECIPE_FIELDS } from "../sigils/recipe.ts";
import { Care } from "./care.ts";
import { endpoint, jsonBody } from "./endpoint.ts";
import { MethodDetails } from "./method-details.ts";

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
 * before the sigil (`self_harm`) or in place of the sigil's activation (`harm`). Sigils that a browser kept earlier have none. The same recipe gives the same
 * bytes only under the same `coreVersion`.
 */
export const GenerateSigilResponse = z.object({
  id: z.optional(z.uuid()),
  sigilData: SigilData,
  processedText: z.string(),
  coreVersion: KeptCoreVersion,
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
