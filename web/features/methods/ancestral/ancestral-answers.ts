import { type Atom, atom } from "jotai";
import * as z from "zod/mini";
import { FREE_TEXT_MAX_LENGTH, OWN_SYMBOL_MAX_LENGTH } from "#domain/sigils/answers.ts";
import { INTENTION_MAX_LENGTH } from "#domain/sigils/intention.ts";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import { AncestralData } from "#domain/sigils/methods/ancestral/kit.ts";
import { type AncestralPlan, planAncestral, resolveAncestralIntention } from "#domain/sigils/methods/ancestral/plan.ts";
import {
  CANDLE_COLORS,
  type CandleColor,
  CULTURAL_BACKGROUNDS,
  FAMILY_RITUALS,
} from "#domain/sigils/methods/ancestral/traditions.ts";
import { listIds, MOTIFS, type MotifId } from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize, joinWords, writeNumber } from "#domain/sigils/prose.ts";
import { toDrawableIntention } from "#web/lib/intention.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";
import {
  findTooLong,
  type Gate,
  openGate,
  parseAnswers,
  StoredStep,
  StoredText,
  StoredTick,
  shutGate,
  storedChoice,
  storedChoices,
} from "../wizard/answers.ts";

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
  return planAncestral({
    method: "ancestral",
    intention: written,
    choices: {
      ...answers,
      candleColor: answers.candleColor ?? FIRST_CANDLE,
      selectedSymbols: answers.selectedSymbols.length > 0 ? answers.selectedSymbols : [FIRST_MOTIF],
      customSymbols: toDrawnText("customSymbols", answers),
      customPractices: toDrawnText("customPractices", answers),
      culturalNote: toDrawnText("culturalNote", answers),
      finalIntention: null,
    },
  });
}

/** A text that is too long is not sent, so it is not drawn either. */
function toDrawnText(
  field: "customSymbols" | "customPractices" | "culturalNote",
  answers: AncestralAnswers,
): string | null {
  return AncestralData.shape[field].safeParse(answers[field]).success ? answers[field] : null;
}

/** The gates of the ancestral wizard, a step each. */
export function listAncestralGates(answers: AncestralAnswers): readonly Gate[] {
  return [passSacredSpace(answers), passSymbols(answers), passRituals(answers), passFinalIntention(answers)];
}

function passSacredSpace({ sacredSpace, candleColor, ancestralCall }: AncestralAnswers): Gate {
  const missing = [
    ...(sacredSpace ? [] : ["prepare the space"]),
    ...(candleColor === null ? ["choose a candle"] : []),
    ...(ancestralCall ? [] : ["speak the call"]),
  ];
  if (missing.length > 0) return shutGate(`${capitalize(joinWords(missing))} to go on.`);
  return openGate(`The ${candleColor} candle is lit, the call is spoken.`);
}

function passSymbols({ selectedSymbols, culturalNote, customSymbols }: AncestralAnswers): Gate {
  if (selectedSymbols.length === 0) return shutGate("Choose at least one symbol to go on.");
  if (findTooLong(culturalNote, OWN_SYMBOL_MAX_LENGTH)) return shutGate("Shorten the note to go on.");
  if (findTooLong(customSymbols, OWN_SYMBOL_MAX_LENGTH)) return shutGate("Shorten your own symbol to go on.");
  return openGate(`${countChosen(selectedSymbols, "symbol")} chosen.`);
}

function passRituals({ familyRituals, customPractices, modernGoal }: AncestralAnswers): Gate {
  if (familyRituals.length === 0) return shutGate("Choose at least one ritual to go on.");
  if (findTooLong(customPractices, FREE_TEXT_MAX_LENGTH)) return shutGate("Shorten your own practices to go on.");
  if (findTooLong(modernGoal, FREE_TEXT_MAX_LENGTH)) return shutGate("Shorten what you ask for to go on.");
  return openGate(`${countChosen(familyRituals, "ritual")} chosen.`);
}

function passFinalIntention({ finalIntention, energeticClick }: AncestralAnswers): Gate {
  if (findTooLong(finalIntention, INTENTION_MAX_LENGTH)) return shutGate("Shorten your final intention to go on.");
  return openGate(energeticClick ? "It clicked." : "The click may also come later.");
}

function countChosen(chosen: readonly string[], name: string): string {
  return `${capitalize(writeNumber(chosen.length))} ${name}${chosen.length === 1 ? "" : "s"}`;
}

/** What each step of the ancestral wizard is given. */
export interface AncestralStepProps {
  readonly answers: AncestralAnswers;
  /** What is drawn of the answers so far; null while there are no words to draw. */
  readonly plan: DrawingPlan | null;
  change(changed: Partial<AncestralAnswers>): void;
}

/** What is drawn of an intention with the answers that are kept. */
export function createPlanAtom(intention: string): Atom<DrawingPlan | null> {
  return atom((get) => planAncestralAnswers(get(ancestralAnswersAtom), intention));
}
