import { type DescribedSigil, type Drawn, type DrawnPart, listFinials } from "../../drawn.ts";
import { listWords } from "../../words.ts";
import { getChoice, MOTIFS, type MotifId } from "../custom/symbol-library.ts";
import type { AncestralPlan } from "./plan.ts";
import { findScriptSign, getSignCharacter } from "./script-signs.ts";
import type { SignOrigin, WrittenSign } from "./sign-steps.ts";
import { type AncestralFacts, describeAncestralSteps } from "./steps.ts";

/** The role of what is written on the band of the seal. */
const BAND = "band";

/** Describes an ancestral sigil: its words became signs of a script, or limbs, one for each letter. */
export function describeAncestral(plan: AncestralPlan, drawn: Drawn): DescribedSigil {
  const facts = gatherAncestralFacts(plan, drawn);
  const characters = [...new Set(facts.signs.map(({ sign, letter }) => (sign ? getSignCharacter(sign) : letter)))];
  return {
    symbols: [...characters, ...plan.motifs.map((motif) => getChoice(MOTIFS, motif).name)],
    steps: describeAncestralSteps(facts),
    processedText: characters.join(" "),
    details: { culturalBackground: plan.culture },
  };
}

/** What the steps of an ancestral sigil are told from. */
function gatherAncestralFacts(plan: AncestralPlan, drawn: Drawn): AncestralFacts {
  const band = drawn.symbols.filter(({ role }) => role === BAND);
  return {
    ...drawn,
    culture: plan.culture,
    candle: plan.candle,
    frame: drawn.silhouette,
    signs: listWrittenSigns(plan, drawn),
    motifs: drawn.symbols
      .filter(({ role }) => role !== BAND)
      .flatMap((part) => listMotif(part).map((motif) => ({ motif, place: part.role }))),
    remaining: drawn.processedText,
    band: { letters: band.map(({ letter }) => letter ?? "").join(""), motifs: band.flatMap(listMotif) },
    ends: listFinials(drawn),
    hasOwnWords: plan.salt !== "",
  };
}

/** The signs of the figure, without those of the band. */
function listWrittenSigns({ intention }: AncestralPlan, drawn: Drawn): WrittenSign[] {
  return drawn.symbols.flatMap((part) => {
    const { letter, role: place, symbol } = part;
    if (letter === null || place === BAND) return [];
    return [{ letter, sign: findScriptSign(symbol), place, origin: findOrigin(intention, part, drawn) }];
  });
}

function findOrigin(intention: string, { letter, sourceIndex }: DrawnPart, drawn: Drawn): SignOrigin {
  if (sourceIndex !== null) {
    const word = findWordAt(intention, sourceIndex);
    if (word !== null) return { kind: "word", word };
  }
  if (letter !== null && drawn.processedText.includes(letter)) return { kind: "remaining" };
  return { kind: drawn.letters.some((entry) => entry.letter === letter) ? "struck" : "lot" };
}

/** The word that holds a code point of a text; the sign itself where it is in no word, such as an emoji. */
function findWordAt(text: string, codePointIndex: number): string | null {
  const signs = [...text];
  const start = signs.slice(0, codePointIndex).join("").length;
  return listWords(text).find((word) => word.start <= start && start < word.end)?.text ?? signs[codePointIndex] ?? null;
}

function listMotif({ symbol, letter }: DrawnPart): MotifId[] {
  return letter === null ? MOTIFS.filter(({ id }) => id === symbol).map(({ id }) => id) : [];
}
