import { PLANETS, type Planet } from "#domain/sigils/methods/planetary/planets.ts";
import { sessionAtom } from "#web/lib/session-atom.ts";
import { STORAGE_KEYS } from "#web/lib/storage-keys.ts";

/** The planet that the visitor chose for planetary sigils, null while the words decide. */
export const chosenPlanetAtom = sessionAtom<Planet | null>(
  STORAGE_KEYS.chosenPlanet,
  (stored) => PLANETS.find((planet) => planet === stored) ?? null,
);
