/** Lets the calls of a service through one after the other, at a distance that holds for the whole application. */
export interface Pace {
  /** Waits until it is this call's turn; false, at once, where that would take too long. */
  takeTurn(): Promise<boolean>;
}
