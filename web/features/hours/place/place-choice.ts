import type { PickedPlace } from "#domain/places/picked-place.ts";

/** What the visitor has done about the place so far, and what can be done about it; `usePlaceChoice` makes it, `PlaceField` shows it. */
export interface PlaceChoice {
  /** What stands in the field. */
  readonly text: string;
  /** The place that the text stands for; null while nobody knows. */
  readonly place: PickedPlace | null;
  /** Whether the device is being asked where it is. */
  readonly isDetecting: boolean;
  /** Whether the typed text is being looked up. */
  readonly isSettling: boolean;
  /** Takes what is typed; the place is then unknown until it is picked or settled. */
  type(text: string): void;
  /** Takes a place, puts its line into the field and remembers it on this device. */
  pick(place: PickedPlace): void;
  /** Sets another zone for the picked place. */
  setTimezone(timezone: string): void;
  /** Asks the device where it is, and says in a toast how that went; resolves with the place, or null. */
  detect(): Promise<PickedPlace | null>;
  /**
   * The place that stands in the field: the picked one, else the best match of what is typed. Null where there is none, after a toast has
   * said why: "Location Required", "Location Not Found" or "API Error".
   */
  settle(): Promise<PickedPlace | null>;
}
