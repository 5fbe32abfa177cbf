/** A ritual as a guide tells it: what it does, what it needs, and its steps in order. */
export interface Ritual {
  readonly title: string;
  readonly opening: string;
  readonly needs: readonly string[];
  readonly steps: readonly string[];
  readonly closing: string;
}
