/** A crossing of the horizon, or of the meridian: `noon` is the sun's highest point, `midnight` its lowest. */
export type SunEventKind = "rise" | "set" | "noon" | "midnight";

/** Where an observer stands, in degrees; north and east are positive. */
export interface Observer {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
}

/**
 * The sun as seen from a place. All instants are milliseconds since 1970 in UTC. It rises and sets where its upper limb meets the horizon
 * under standard refraction.
 */
export interface Sun {
  /** The first event of a kind after an instant and at most so many days later; null where there is none. */
  findNext(kind: SunEventKind, after: number, withinDays: number): number | null;
  /** The last event of a kind before an instant and at most so many days earlier; null where there is none. */
  findLast(kind: SunEventKind, before: number, withinDays: number): number | null;
  /** Whether the sun stands above the horizon, its upper limb at least. */
  isUp(instant: number): boolean;
}

/** Makes the sun of a place. */
export type SunAt = (observer: Observer) => Sun;
