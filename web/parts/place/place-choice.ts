import type { PickedPlace } from "#domain/places/picked-place.ts";

/** What the visitor has done about the place so far, and what can be done about it; `usePlaceChoice` makes it, `PlaceField` shows it. */
export interface PlaceChoice {
  /** What stands in the field. */
  readonly text: string;
  /** The place that the text stands for; null while nobody knows. */
  readonly place: PickedPlace | null;
  /** Whether nobody has chosen the place: it is the town of the device's time zone. */
  readonly isGuessed: boolean;
  /** What is wrong with the place and what to do; null where nothing is. */
  readonly trouble: string | null;
  /** Whose data the place is from, where its terms ask for a word of credit. */
  readonly credit: string | null;
  /** Whether street addresses are looked up as well as towns. */
  readonly areAddressesFound: boolean;
  /** Whether the device is being asked where it is. */
  readonly isDetecting: boolean;
  /** Whether the typed text is being looked up. */
  readonly isSettling: boolean;
  /** Takes what is typed; the place is then unknown until it is picked or settled. */
  type(text: string): void;
  /** Takes an offered place: its line stands in the field at once, and once its zone is known it is remembered on this device. */
  pick(line: string, toPlace: () => Promise<PickedPlace>): void;
  /** Sets another zone for the picked place, and remembers it too. */
  setTimezone(timezone: string): void;
  /** Asks the device where it is, and says in a toast how that went; resolves with the place, or null. */
  detect(): Promise<PickedPlace | null>;
  /**
   * The place that stands in the field: the picked one, else the best match of what is typed. Null where there is none, after a toast has
   * said why: "Location Required", "Location Not Found" or "API Error".
   */
  settle(): Promise<PickedPlace | null>;
}
