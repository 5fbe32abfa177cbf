import { listWords, STOP_WORDS, stemWord } from "../../sigils/words.ts";
import type { FoundTheme } from "./find-theme.ts";

/** What says that something is wanted or done, or how, and not what it is about. */
const GENERAL = new Set(
  "want wish hope need please make get feel people life thing things time again really help lord god universe love like more less much many good better new stop no not never without any anymore can cannot let may able become keep start try find have back day days own always finally already over allowed ask welcome stops".split(
    " ",
  ),
);

/** How much of a text a theme speaks of. */
export interface Cover {
  /** Different words of the text that show the theme. */
  readonly signs: number;
  /** Words with a meaning of their own of which the theme says nothing. */
  readonly lost: number;
  readonly kept: number;
}

/** How much of a text would still be said by sentences that take its place. */
export function measureCover(text: string, { allSigns }: FoundTheme, sentences: readonly string[]): Cover {
  const matches = [...text.matchAll(allSigns)];
  const known = new Set([...sentences, ...matches.map(([match]) => match)].flatMap(listStems));
  const telling = listWords(text)
    .map(({ plain }) => plain)
    .filter((plain) => !STOP_WORDS.has(plain) && !GENERAL.has(plain));
  const lost = new Set(telling.filter((plain) => !known.has(stemWord(plain)))).size;
  return {
    signs: new Set(matches.map(([match]) => match.toLowerCase())).size,
    lost,
    kept: new Set(telling).size - lost,
  };
}

function listStems(text: string): string[] {
  return listWords(text).map(({ plain }) => stemWord(plain));
}
