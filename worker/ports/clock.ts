/** Tells the time. */
export interface Clock {
  /** Now, in milliseconds since 1970 in UTC. */
  now(): number;
}
