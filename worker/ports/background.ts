/** Work that goes on after the answer was given. */
export interface Background {
  /** Keeps the Worker awake until the work is done; nobody waits for it, so it must not reject. */
  run(work: Promise<void>): void;
}
