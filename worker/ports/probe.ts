/** Tries one thing that the Worker stands on. */
export interface Probe {
  /** A word for the thing, fit to show. */
  readonly part: string;
  /** Resolves where the thing works, throws where it doesn't. */
  run(): Promise<void>;
}
