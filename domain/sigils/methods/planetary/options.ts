import * as z from "zod/mini";
import type { Fault } from "../../../lib/result.ts";
import { ok, type Result } from "../../../lib/result.ts";
import { answersField, Intention, parseAnswers } from "../../answers.ts";
import type { PlanetaryRecipe } from "./plan.ts";
import { PLANETS } from "./planets.ts";

/** What a visitor chose for a planetary sigil. `planet`: absent or null, the words of the intention decide. */
const PlanetaryOptions = z.object(
  { planet: z.nullish(z.enum(PLANETS, { error: "Please choose one of the seven planets." })) },
  { error: "Please send the planet in an object." },
);

interface PlanetaryRequest {
  readonly intention: string;
  readonly planetaryOptions?: unknown;
}

/** How a request and a stored recipe say what a planetary sigil is drawn from. */
export const PLANETARY_OPTIONS = {
  fields: { planetaryOptions: answersField(PlanetaryOptions) },
  stored: z.object({
    method: z.literal("planetary"),
    intention: Intention,
    planet: PlanetaryOptions.shape.planet,
  }),
  parse: ({ intention, planetaryOptions }: PlanetaryRequest): Result<PlanetaryRecipe, Fault> => {
    const options = parseAnswers(PlanetaryOptions, planetaryOptions ?? {});
    return options.isOk ? ok({ method: "planetary", intention, planet: options.value.planet ?? null }) : options;
  },
  toAnswers: ({ planet }: PlanetaryRecipe) => ({ planetaryOptions: { planet: planet ?? null } }),
};
