/** From where the master acts. */
export interface DeskActor {
  /** Where the product is reached, as in `https://example.org`. */
  readonly origin: string;
  readonly userAgent: string;
}
