import { Fragment, type ReactElement } from "react";
import { type Concept, listConcepts, MAX_CONCEPTS } from "#domain/sigils/methods/custom/concepts.ts";
import { CONCEPT_THEMES } from "#domain/sigils/methods/custom/symbol-library.ts";
import { capitalize, writeNumber } from "#domain/sigils/prose.ts";
import { Checks } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { type CustomStepProps, titleConcept, toggleConcept } from "./custom-answers.ts";

/** What the words were found to be about, and what the visitor makes of it. */
export function ConceptsStep({ answers, intention, concepts, change }: CustomStepProps): ReactElement {
  const found = listConcepts(intention);
  const others = CONCEPT_THEMES.filter((theme) => !found.some(({ name }) => name === theme));
  const isFull = concepts.length >= MAX_CONCEPTS;

  function renderBox(concept: string, word: string | null): ReactElement {
    const isIn = concepts.includes(concept);
    return (
      <label className="check" key={concept}>
        <input
          type="checkbox"
          className="checkbox"
          checked={isIn}
          disabled={isFull && !isIn}
          onChange={() => change(toggleConcept(answers, intention, concept))}
        />
        <span>
          {titleConcept(concept)}
          {word !== null && <small className="text-note/[1.3] text-ink-soft"> from “{word}”</small>}
        </span>
      </label>
    );
  }

  return (
    <>
      <WizardPart numeral="i" title="Concepts in your words" say={tellFound(found)}>
        {found.length > 0 && (
          <>
            <p
              className="italic font-normal text-[1.625rem]/[1.35] font-display text-pretty wrap-anywhere mt-1.5 mb-4.5 mx-0 pl-4.5 border-l-2 border-l-primary"
              dir="auto"
            >
              “<FoundWords intention={intention} found={found.filter(({ name }) => concepts.includes(name))} />”
            </p>
            <Checks columns={2}>
              {found.map(({ name, kind, word }) => renderBox(name, kind === "theme" ? word : null))}
            </Checks>
          </>
        )}
      </WizardPart>
      <WizardPart
        numeral="ii"
        title="What it means besides"
        say={
          isFull
            ? `${capitalize(writeNumber(MAX_CONCEPTS))} are kept at most. Take one out to add another.`
            : "Add what the sentence means but doesn’t say."
        }
      >
        <Checks columns={3}>{others.map((theme) => renderBox(theme, null))}</Checks>
      </WizardPart>
    </>
  );
}

function tellFound(found: readonly Concept[]): string {
  if (found.length === 0) return "Write your intention above, and they are found in it.";
  const limit = `${capitalize(writeNumber(MAX_CONCEPTS))} are kept at most.`;
  const count = capitalize(writeNumber(found.length));
  const isOne = found.length === 1;
  if (found[0]?.kind === "theme") return `${count} ${isOne ? "theme was" : "themes were"} found. ${limit}`;
  return `No theme was found, so ${isOne ? "your own word stands for itself" : "your own words stand for themselves"}. ${limit}`;
}

/** The sentence with the words underlined that brought a concept. */
function FoundWords({
  intention,
  found,
}: {
  readonly intention: string;
  readonly found: readonly Concept[];
}): ReactElement {
  // A word may have brought two themes.
  const words = found.filter(({ start }, index) => found.findIndex((other) => other.start === start) === index);
  const inOrder = words.toSorted((one, other) => one.start - other.start);
  return (
    <>
      {inOrder.map(({ start, end }, index) => (
        <Fragment key={start}>
          {intention.slice(inOrder[index - 1]?.end ?? 0, start)}
          <u className="border-b-2 border-primary no-underline">{intention.slice(start, end)}</u>
        </Fragment>
      ))}
      {intention.slice(inOrder.at(-1)?.end ?? 0)}
    </>
  );
}
