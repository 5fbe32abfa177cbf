import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import type { ElementalAnswers } from "./elemental-answers.ts";

/** What each step of the elemental wizard is given. */
export interface ElementalStepProps {
  readonly answers: ElementalAnswers;
  /** Empty while there are no words to draw. */
  readonly intention: string;
  /** What is drawn of the answers so far; null while there are no words to draw. */
  readonly plan: DrawingPlan | null;
  change(changed: Partial<ElementalAnswers>): void;
}
