import { type Aim, toAim, toDoer } from "./aim.ts";
import { findBareVerb } from "./find-bare-verb.ts";
import { lowerFirst } from "./name-thing.ts";
import { joinWords, tagWords } from "./tag-words.ts";

/** What one has to be able to do something: "the strength to leave" is a thing and no doer. */
const MEANS =
  /\b(?:courage|guts|nerve|stamina|means|money|strength|power|confidence|patience|energy|freedom|wisdom|discipline|willpower|ability|chance|chances|time|will|way|ways|reason|motivation|permission|opportunity|right|room|space|place|someone|somebody|something|somewhere|anything|words|grace|serenity|enough|invitation|offer|letter|visa|job|people|scholarship|access)(?: (?!dear\b)[a-z-]+)? to\b/i;

/** "My sister to call me": somebody else, and what they are to do. */
export function readDoingOfOthers(text: string): Aim | null {
  if (MEANS.test(text)) return null;
  const tokens = tagWords(text);
  const at = tokens.findIndex(
    ({ low }, index) =>
      low === "to" &&
      index > 0 &&
      (/^(?:base|be|adverb)$/.test(tokens[index + 1]?.kind ?? "") || tokens[index + 1]?.low === "like"),
  );
  if (
    at < 1 ||
    tokens.slice(0, at).some(({ low, kind }) => low === "who" || kind === "relative" || /^(?:am|is|are)$/.test(low))
  )
    return null;
  return toAim(toDoer(joinWords(tokens.slice(0, at))), joinWords(tokens.slice(at + 1)));
}

/** "My cat come home": somebody else, and what they are to do, in the form in which a request leaves it. */
export function readBareDoing(text: string, isBound = false): Aim | null {
  if (MEANS.test(text)) return null;
  const tokens = tagWords(text);
  const at = findBareVerb(tokens, isBound);
  const before = tokens.slice(0, Math.max(0, at));
  if (
    at < 1 ||
    before.some(
      ({ kind, low }) =>
        /^(?:am|is|are)$/.test(low) ||
        (!isBound &&
          (kind === "third" || kind === "relative" || low === "who" || (kind === "conjunction" && low !== "and"))),
    )
  )
    return null;
  return toAim(
    toDoer(lowerFirst(joinWords(before.filter(({ kind }) => kind !== "adverb")))),
    joinWords(tokens.slice(at)),
  );
}
