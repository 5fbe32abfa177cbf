import { PLANETS, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";

/** The planet that the visitor chose for planetary sigils, null while the words decide. */
export const chosenPlanetAtom = sessionAtom<Planet | null>(
  STORAGE_KEYS.chosenPlanet,
  (stored) => PLANETS.find((planet) => planet === stored) ?? null,
);
