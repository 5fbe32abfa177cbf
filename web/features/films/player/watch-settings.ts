import { atom } from "jotai";

/** How somebody watches: the speed, of the film’s own, and whether captions are shown. */
export interface WatchSettings {
  readonly rate: number;
  readonly hasCaptions: boolean;
}

/** How films are watched at first. */
export const FIRST_SETTINGS: WatchSettings = { rate: 1, hasCaptions: true };

/** How films are watched: what was chosen for one counts for the next one too, until the page is loaded again. */
export const watchSettingsAtom = atom(FIRST_SETTINGS);

/** The speeds that can be chosen, from slow to quick. */
const RATES: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** The next speed up or down; the same at either end. */
export function stepSpeed(rate: number, by: 1 | -1): number {
  return RATES[RATES.indexOf(rate) + by] ?? rate;
}

/** The next speed of a button that goes through all of them. */
export function cycleSpeed(rate: number): number {
  return RATES[(RATES.indexOf(rate) + 1) % RATES.length] ?? rate;
}
