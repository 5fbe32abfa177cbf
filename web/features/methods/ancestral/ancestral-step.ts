import type { DrawingPlan } from "#domain/sigils/plan-drawing.ts";
import type { AncestralAnswers } from "./ancestral-answers.ts";

/** What each step of the ancestral wizard is given. */
export interface AncestralStepProps {
  readonly answers: AncestralAnswers;
  /** What is drawn of the answers so far; null while there are no words to draw. */
  readonly plan: DrawingPlan | null;
  change(changed: Partial<AncestralAnswers>): void;
}
