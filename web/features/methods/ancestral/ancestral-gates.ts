import { FREE_TEXT_MAX_LENGTH, OWN_SYMBOL_MAX_LENGTH } from "#domain/contracts/method-options.ts";
import { INTENTION_MAX_LENGTH } from "#domain/sigils/intention.ts";
import { capitalize, joinWords, writeNumber } from "#domain/sigils/prose.ts";
import { type Gate, openGate, shutGate } from "../wizard/answers.ts";
import { findTooLong } from "../wizard/check-text.ts";
import type { AncestralAnswers } from "./ancestral-answers.ts";

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
