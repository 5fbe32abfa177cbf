import type { ReactElement } from "react";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import { Button } from "#web/ui/button.tsx";

/** How a part of what the assistant says is headed. */
export const CAPTION = "mt-5 mb-1.5 font-caps text-[1.0625rem]/[1.2] tracking-[0.03em] text-ink-soft first:mt-0";

/** Better words for the same wish, each ready to be taken; a refined version that refines nothing is left out. */
export function AnalysisWords({
  intention,
  draft,
  analysis: { refinedIntention, alternativePhrasings },
  onTake,
}: {
  readonly intention: string;
  readonly draft: string;
  readonly analysis: AnalyzeIntentionResponse;
  readonly onTake: (words: string) => void;
}): ReactElement {
  const words = draft.trim();
  const refined = refinedIntention === null || isSameWording(refinedIntention, intention) ? null : refinedIntention;
  return (
    <>
      {refined !== null && (
        <>
          <h4 className={CAPTION}>A refined version</h4>
          <p
            className="mt-1 mb-3.5 mx-0 italic font-normal text-[1.625rem]/[1.4] font-display wrap-anywhere"
            dir="auto"
          >
            {refined}
          </p>
          <Button disabled={words === refined} onClick={() => onTake(refined)}>
            {words === refined ? "In the box" : "Use this version"}
          </Button>
        </>
      )}
      {alternativePhrasings.length > 0 && (
        <>
          <h4 className={CAPTION}>{refined === null ? "Other ways to say it" : "Or say it so"}</h4>
          <WordsList words={alternativePhrasings} taken={words} onTake={onTake} />
        </>
      )}
    </>
  );
}

/** Whether two texts differ in nothing but the space in them and a full stop at their end, in whatever script. */
function isSameWording(one: string, other: string): boolean {
  return toBareWording(one) === toBareWording(other);
}

function toBareWording(text: string): string {
  return text
    .trim()
    .replace(/\s*[.。．｡।۔։።]+$/u, "")
    .replace(/\s+/gu, " ");
}

/** Sentences in a list, each with a button that takes it into the box. */
export function WordsList({
  words,
  taken,
  onTake,
}: {
  readonly words: readonly string[];
  /** What is in the box. */
  readonly taken: string;
  readonly onTake: (words: string) => void;
}): ReactElement {
  return (
    <ul className="words-list">
      {words.map((sentence) => (
        <li
          className="flex gap-2.5 items-center justify-between min-h-12 py-1 border-t border-t-rule leading-[1.3]"
          key={sentence}
        >
          <span className="italic wrap-anywhere" dir="auto">
            {sentence}
          </span>
          <Button
            variant="ghost"
            className="flex-none"
            disabled={sentence === taken}
            aria-label={sentence === taken ? `In the box: ${sentence}` : `Use: ${sentence}`}
            onClick={() => onTake(sentence)}
          >
            {sentence === taken ? "In the box" : "Use"}
          </Button>
        </li>
      ))}
    </ul>
  );
}
