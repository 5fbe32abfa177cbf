/** Tells people from programs before what programs are sent for: payments, codes, guides and requests. */
export interface BotCheck {
  /** The key by which the browser's part of the check names us; null where nobody is checked. */
  readonly siteKey: string | null;
  /** Judges the proof that a browser sent, null where it sent none. A proof counts once. */
  judge(proof: string | null, clientAddress: string | null): Promise<BotVerdict>;
}

/** What a proof came to; `unavailable` where the service can't be asked. */
export type BotVerdict = "passed" | "failed" | "unavailable";
