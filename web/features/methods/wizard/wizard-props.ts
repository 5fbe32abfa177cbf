import type { WizardFields, WizardMethod } from "./wizard-state.ts";

/** What every wizard is given. */
export interface WizardProps {
  /** The words to draw; null while they are empty or too long. */
  readonly intention: string | null;
  readonly isUnderWay: boolean;
  /** Whether a reload brought it back: then it takes neither the focus nor the eye. */
  readonly isTakenUp: boolean;
  onCreate(fields: WizardFields): void;
  /** Back to the methods; the answers stay. */
  onLeave(): void;
}

/** A step as it is named on the line of ticks and over its questions. */
export interface StepNames {
  readonly tick: string;
  readonly title: string;
}

/** What a wizard says of itself on each step. */
export interface WizardOutline {
  readonly method: WizardMethod;
  readonly steps: readonly StepNames[];
  readonly createLabel: string;
}
