import type { CustomAnswers } from "./custom-answers.ts";

/** What each step of the custom wizard is given. */
export interface CustomStepProps {
  readonly answers: CustomAnswers;
  /** Empty while there are no words to draw. */
  readonly intention: string;
  /** In the order in which they are drawn. */
  readonly concepts: readonly string[];
  change(changed: Partial<CustomAnswers>): void;
}
