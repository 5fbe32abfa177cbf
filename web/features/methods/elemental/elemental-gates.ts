import { FREE_TEXT_MAX_LENGTH, OWN_SYMBOL_MAX_LENGTH } from "#domain/contracts/method-options.ts";
import { getChoice } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ELEMENT_LORE, ELEMENTAL_LAYOUTS, ELEMENTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import { capitalize, joinWords } from "#domain/sigils/prose.ts";
import { type Gate, openGate, shutGate } from "../wizard/answers.ts";
import { findTooLong } from "../wizard/check-text.ts";
import { type ElementalAnswers, listUnchanneled } from "./elemental-answers.ts";

/** The gates of the elemental wizard, a step each. */
export function listElementalGates(answers: ElementalAnswers): readonly Gate[] {
  return [passElement(answers), passChanneling(answers), passReflection(answers), passLayout(answers)];
}

function passElement({ dominant }: ElementalAnswers): Gate {
  if (dominant === null) return shutGate("Choose your element to go on.");
  return openGate(`${ELEMENT_LORE[dominant].name} leads.`);
}

function passChanneling(answers: ElementalAnswers): Gate {
  const waiting = listUnchanneled(answers);
  if (waiting.length === 0) return openGate("All four are channeled.");
  return shutGate(`${capitalize(joinWords(waiting))} ${waiting.length === 1 ? "remains" : "remain"}.`);
}

function passReflection({ reflection, supporting, conflicting }: ElementalAnswers): Gate {
  const missing = [
    ...(reflection.trim() === "" ? ["write what you noticed"] : []),
    ...(supporting.length === 0 ? ["tick what supports"] : []),
  ];
  if (missing.length > 0) return shutGate(`${capitalize(joinWords(missing))} to go on.`);
  if (findTooLong(reflection, FREE_TEXT_MAX_LENGTH)) return shutGate("Shorten your reflection to go on.");
  const sides = [...tell(supporting, "support"), ...tell(conflicting, "conflict")];
  return openGate(`${capitalize(sides.join(", "))}.`);
}

function passLayout({ signs, layout }: ElementalAnswers): Gate {
  const tooLong = ELEMENTS.find((element) => findTooLong(signs[element], OWN_SYMBOL_MAX_LENGTH));
  if (tooLong) return shutGate(`Shorten what came with ${tooLong} to go on.`);
  const { name, meaning } = getChoice(ELEMENTAL_LAYOUTS, layout);
  return openGate(`${name}: ${meaning}.`);
}

function tell(elements: readonly Element[], verb: string): string[] {
  if (elements.length === 0) return [];
  return [`${joinWords(elements)} ${verb}${elements.length === 1 ? "s" : ""}`];
}
