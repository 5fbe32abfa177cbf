import * as z from "zod/mini";
import { FILMS } from "#domain/films/film-list.ts";
import { SIGIL_METHODS, type SigilMethod } from "#domain/sigils/method.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";

/** How far each film was watched, ms; a film that was not begun is absent. */
const Positions = z.catch(z.partialRecord(z.enum(SIGIL_METHODS), z.number().check(z.nonnegative())), {});

/** How far each film was watched, kept for this tab. */
export const filmPositionsAtom = sessionAtom(STORAGE_KEYS.filmPositions, (stored) => Positions.parse(stored));

/** So near to its end a film counts as watched. */
const END_MS = 1500;

/** Whether a film was watched to its end. */
export function isWatched(method: SigilMethod, positionMs: number | undefined): boolean {
  return positionMs !== undefined && positionMs >= FILMS[method].lengthMs - END_MS;
}
