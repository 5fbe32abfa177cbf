import * as z from "zod/mini";
import type { Fault } from "../../../lib/result.ts";
import { ok, type Result } from "../../../lib/result.ts";
import { answersField, Intention, parseAnswers } from "../../answers.ts";
import type { MethodKit } from "../../method-kit.ts";
import { composePlanetaryExample, type PlanetaryPlan, type PlanetaryRecipe, planPlanetary } from "./plan.ts";
import { PLANETS } from "./planets.ts";

/** What a visitor chose for a planetary sigil. `planet`: absent or null, the words of the intention decide. */
const PlanetaryOptions = z.object(
  { planet: z.nullish(z.enum(PLANETS, { error: "Please choose one of the seven planets." })) },
  { error: "Please send the planet in an object." },
);

/** What is read of a request. */
export interface PlanetaryRequest {
  readonly intention: string;
  readonly planetaryOptions?: unknown;
}

/** The planetary method as browser and server know it: how a request and a stored recipe say what is drawn, and the plan for the core. */
export const PLANETARY_KIT = {
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
  plan: planPlanetary,
  composeExample: composePlanetaryExample,
  advice: "Draw it slowly, naming each number of the square as your pen comes to it.",
} satisfies MethodKit<PlanetaryRecipe, PlanetaryPlan>;
