import type { Place } from "./place.ts";

/** A crossing of the horizon, or of the meridian: `noon` is the sun's highest point, `midnight` its lowest. */
export type SunEventKind = "rise" | "set" | "noon" | "midnight";

/** Where an observer is, in degrees; north and east are positive. */
export interface Observer {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/**
 * The sun as seen from a place. All instants are milliseconds since 1970 in UTC. It rises and sets where its upper limb meets the horizon
 * under standard refraction.
 */
export interface Sun {
  /** The first event of a kind after an instant, within a number of days; null where there is none. */
  findNext(kind: SunEventKind, after: number, withinDays: number): number | null;
  /** The last event of a kind before an instant, within a number of days; null where there is none. */
  findLast(kind: SunEventKind, before: number, withinDays: number): number | null;
  /** Whether the sun is above the horizon, its upper limb at least. */
  isUp(instant: number): boolean;
}

/** Makes the sun of a place. */
export type SunAt = (observer: Observer) => Sun;

/** A sunrise or a sunset. */
export interface HorizonEvent {
  readonly kind: "rise" | "set";
  /** Milliseconds since 1970 in UTC. */
  readonly at: number;
}

/** The last crossing of the horizon before an instant and the first after it. */
export interface HorizonEvents {
  readonly last: HorizonEvent | null;
  readonly next: HorizonEvent | null;
}

/** Even at the poles the sun crosses the horizon twice a year, days. */
const YEAR_DAYS = 366;

const KINDS = ["rise", "set"] as const satisfies readonly SunEventKind[];

/** When the sun last rose or set before an instant, and when it next will: for days without either. Null where it doesn't within a year. */
export function findHorizonEvents(instant: number, place: Place, sunAt: SunAt): HorizonEvents {
  const sun = sunAt(place);
  const last = listEvents((kind) => sun.findLast(kind, instant, YEAR_DAYS));
  const next = listEvents((kind) => sun.findNext(kind, instant, YEAR_DAYS));
  return { last: last.at(-1) ?? null, next: next[0] ?? null };
}

function listEvents(find: (kind: "rise" | "set") => number | null): readonly HorizonEvent[] {
  return KINDS.flatMap((kind) => {
    const at = find(kind);
    return at === null ? [] : [{ kind, at }];
  }).sort((one, other) => one.at - other.at);
}
