import type { ReactElement } from "react";

/** A letter as it is shown, and whether it was struck out. */
export interface ShownLetter {
  /** Its place in the whole text. */
  readonly position: number;
  readonly text: string;
  readonly isStruck: boolean;
}

/** The words of an intention letter by letter, the struck ones with a red slash; a screen reader hears the summary. */
export function StruckLetters({
  words,
  summary,
  className = "",
}: {
  readonly words: readonly (readonly ShownLetter[])[];
  readonly summary: string;
  readonly className?: string;
}): ReactElement {
  return (
    <div className={className}>
      <p className="vh">{summary}</p>
      <p className="struck" aria-hidden="true">
        {words.map((word) => (
          <span key={word[0]?.position}>
            {word.map(({ position, text, isStruck }) =>
              isStruck ? <s key={position}>{text}</s> : <b key={position}>{text}</b>,
            )}
          </span>
        ))}
      </p>
    </div>
  );
}
