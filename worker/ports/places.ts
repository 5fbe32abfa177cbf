/** A place that an address led to, in degrees. */
export interface GeocodedPlace {
  readonly label: string;
  readonly lat: number;
  readonly lon: number;
}

/** Looks up street addresses. */
export interface Geocoder {
  /** Whose data it returns, in the words that its terms ask for; null where nothing is looked up at all. */
  readonly credit: string | null;
  /** The places that an address can mean, the best first. Throws `GeocoderError`. */
  find(address: string): Promise<readonly GeocodedPlace[]>;
}

/** Why an address could not be looked up: too many wait for their turn, or the service failed, was too slow or sent something else. */
export type GeocoderFailure = "busy" | "failed" | "timed_out" | "invalid_answer";

/** An address could not be looked up. It says nothing of the address. */
export class GeocoderError extends Error {
  override readonly name = "GeocoderError";
  readonly failure: GeocoderFailure;

  constructor(failure: GeocoderFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Lets the calls of a service through one after the other, at a distance that holds for the whole application. */
export interface Pace {
  /** Waits until it is this call's turn; false, at once, where that would take too long. */
  takeTurn(): Promise<boolean>;
}

/** Keeps texts near those who ask for them. It may forget at any time, and never fails: without it responses only take longer. */
export interface TextCache {
  /** What was kept under an address, or null. */
  find(address: string): Promise<string | null>;
  /** Keeps a text for a number of seconds at most. */
  keep(address: string, text: string, seconds: number): Promise<void>;
}
