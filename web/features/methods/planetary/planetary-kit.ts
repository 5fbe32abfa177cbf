import { atom } from "jotai";
import { onDemand } from "#web/lib/on-demand.tsx";
import type { MethodKit } from "../method-kit.ts";
import { chosenPlanetAtom } from "./chosen-planet.ts";

const planet = onDemand(() => import("./planet-picker.tsx"));

/** The planetary method in the browser: a planet can be chosen, else the words decide. */
export const PLANETARY_KIT = {
  summary: "Your letters’ numbers, traced over a planet’s magic square.",
  ornament: "method-planetary",
  tier: "advanced",
  wizard: null,
  choice: { picker: planet, fieldsAtom: atom((get) => ({ planetaryOptions: { planet: get(chosenPlanetAtom) } })) },
  plan: planet,
  made: onDemand(() => import("./planetary-made.tsx")),
} satisfies MethodKit;
