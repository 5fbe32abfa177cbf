import * as z from "zod/mini";
import {
  countCodePoints,
  INTENTION_MAX_LENGTH,
  INTENTION_REQUIRED_MESSAGE,
  isBlankIntention,
} from "../sigils/intention.ts";
import { REQUESTABLE_METHODS, SIGIL_METHODS } from "../sigils/method.ts";
import { endpoint } from "./endpoint.ts";

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

/** What a wizard has gathered. */
const WizardAnswers = z.nullish(
  z.record(z.string(), z.unknown(), { error: "Please send the wizard's answers as an object." }),
);

/**
 * What a browser sends to have a sigil drawn. The tier and the e-mail are the caller's claims and decide nothing; each
 * wizard's answers count for its own method alone.
 */
export const GenerateSigilRequest = z.object(
  {
    intention: Intention,
    method: z._default(z.enum(REQUESTABLE_METHODS, { error: "Please choose one of the five methods." }), "basic"),
    tier: z.nullish(z.string({ error: "Please send the tier as text." })),
    email: z.nullish(z.string({ error: "Please send the e-mail address as text." })),
    customOptions: WizardAnswers,
    ancestralData: WizardAnswers,
    elementalData: WizardAnswers,
  },
  { error: "Please send a JSON object with your intention." },
);

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
  errors: ["tier_required", "too_many_requests"],
});
