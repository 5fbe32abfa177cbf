import * as z from "zod/mini";
import { TIERS } from "../orders/tier.ts";
import { countCodePoints, INTENTION_MAX_LENGTH, INTENTION_REQUIRED_MESSAGE } from "../sigils/intention.ts";
import { REQUESTABLE_METHODS, SIGIL_METHODS } from "../sigils/method.ts";
import { endpoint } from "./endpoint.ts";

/** A written intention: trimmed, not empty, at most 500 code points. */
export const Intention = z.string({ error: INTENTION_REQUIRED_MESSAGE }).check(
  z.trim(),
  z.minLength(1, { error: INTENTION_REQUIRED_MESSAGE }),
  z.refine((text) => countCodePoints(text) <= INTENTION_MAX_LENGTH, {
    error: `Please shorten your intention to at most ${INTENTION_MAX_LENGTH} characters.`,
  }),
);

/** What a browser sends to have a sigil drawn. The tier is the caller's claim and decides nothing. */
export const GenerateSigilRequest = z.object({
  intention: Intention,
  method: z._default(z.enum(REQUESTABLE_METHODS), "basic"),
  tier: z.optional(z.enum(TIERS)),
  email: z.optional(z.string()),
});

/** A drawn sigil: `svgPath` is SVG markup for a 512 by 512 box, `steps` are sentences that can be followed with a pen. */
export const SigilData = z.object({
  method: z.enum(SIGIL_METHODS),
  svgPath: z.string(),
  symbols: z.array(z.string()),
  steps: z.array(z.string()),
});

/** A drawn sigil and the letters that it was made from. */
export const GenerateSigilResponse = z.object({ sigilData: SigilData, processedText: z.string() });

export type GenerateSigilRequest = z.infer<typeof GenerateSigilRequest>;
export type SigilData = z.infer<typeof SigilData>;
export type GenerateSigilResponse = z.infer<typeof GenerateSigilResponse>;

/** Draws a sigil, stores it encrypted and answers with it. */
export const generateSigil = endpoint({
  name: "generateSigil",
  method: "POST",
  path: "/api/sigils/generate",
  summary: "Draw a sigil from an intention",
  body: GenerateSigilRequest,
  response: GenerateSigilResponse,
  errors: ["tier_required"],
});
