import * as z from "zod/mini";
import { AncestralData } from "#domain/contracts/method-options.ts";
import {
  CANDLE_COLORS,
  type CandleColor,
  CULTURAL_BACKGROUNDS,
  FAMILY_RITUALS,
  resolveAncestralIntention,
} from "#domain/sigils/methods/ancestral/traditions.ts";
import { listIds, MOTIFS, type MotifId } from "#domain/sigils/methods/custom/symbol-library.ts";
import { type AncestralPlan, planAncestral } from "#domain/sigils/plan-drawing.ts";
import { toDrawableIntention } from "#web/lib/intention-length.ts";
import { sessionAtom } from "#web/lib/session-atom.ts";
import { STORAGE_KEYS } from "#web/lib/storage-keys.ts";
import { parseAnswers } from "../wizard/answers.ts";
import { StoredStep, StoredText, StoredTick, storedChoice, storedChoices } from "../wizard/stored-step.ts";

/** The answers of the ancestral wizard, named as in the request; texts are empty until they are written. */
export const AncestralAnswers = z.object({
  step: StoredStep,
  sacredSpace: StoredTick,
  candleColor: storedChoice(CANDLE_COLORS),
  ancestralCall: StoredTick,
  culturalBackground: z.catch(z.enum(CULTURAL_BACKGROUNDS), "universal"),
  culturalNote: StoredText,
  selectedSymbols: storedChoices(listIds(MOTIFS)),
  customSymbols: StoredText,
  familyRituals: storedChoices(FAMILY_RITUALS.map(({ id }) => id)),
  customPractices: StoredText,
  modernGoal: StoredText,
  energeticClick: StoredTick,
  finalIntention: StoredText,
});

export type AncestralAnswers = z.infer<typeof AncestralAnswers>;

/** What the visitor has answered in the ancestral wizard. */
export const ancestralAnswersAtom = sessionAtom(STORAGE_KEYS.ancestralWizard, (stored) =>
  parseAnswers(AncestralAnswers, stored),
);

/** What the preview draws where no motif is chosen yet. */
export const FIRST_MOTIF: MotifId = "tree";

/** What the preview is written in before a candle is chosen: the ink that is nearest to plain. */
const FIRST_CANDLE: CandleColor = "black";

/** What the wizard sends: its answers without the step. */
export function toAncestralData({ step: _, ...answers }: AncestralAnswers): Readonly<Record<string, unknown>> {
  return answers;
}

/** What is drawn of the answers so far; what is not chosen yet is drawn as a beginning. */
export function planAncestralAnswers(answers: AncestralAnswers, intention: string): AncestralPlan | null {
  const written = toDrawableIntention(resolveAncestralIntention(intention, answers.finalIntention));
  if (written === null) return null;
  return planAncestral(written, {
    ...answers,
    candleColor: answers.candleColor ?? FIRST_CANDLE,
    selectedSymbols: answers.selectedSymbols.length > 0 ? answers.selectedSymbols : [FIRST_MOTIF],
    customSymbols: toDrawnText("customSymbols", answers),
    customPractices: toDrawnText("customPractices", answers),
    culturalNote: toDrawnText("culturalNote", answers),
    finalIntention: null,
  });
}

/** A text that is too long is not sent, so it is not drawn either. */
function toDrawnText(
  field: "customSymbols" | "customPractices" | "culturalNote",
  answers: AncestralAnswers,
): string | null {
  return AncestralData.shape[field].safeParse(answers[field]).success ? answers[field] : null;
}
