/** Keeps texts near those who ask for them. It may forget at any time, and never fails: without it answers only take longer. */
export interface AnswerCache {
  /** What was kept under an address, or null. */
  find(address: string): Promise<string | null>;
  /** Keeps a text for so many seconds at most. */
  keep(address: string, text: string, seconds: number): Promise<void>;
}
