import type { ReactElement } from "react";
import { listConcepts, listSymbolChoices } from "#domain/sigils/methods/custom/concepts.ts";
import { CENTER_SYMBOLS, CUSTOM_LAYOUTS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ChoiceTile, MARK_IN_ROW, SYMBOL_IN_ROW, TypeCase } from "../wizard/choices.tsx";
import { WizardPart } from "../wizard/questions.tsx";
import { LayoutMark, SymbolGlyph } from "../wizard/wizard-pictures.tsx";
import {
  type CustomStepProps,
  planCustomAnswers,
  resolveSymbols,
  titleConcept,
  toSymbolRequest,
} from "./custom-answers.ts";

/** For each concept one of its three symbols. */
export function SymbolsStep({ answers, intention, concepts, change }: CustomStepProps): ReactElement {
  const found = listConcepts(intention);
  const symbols = resolveSymbols(answers, concepts);
  return (
    <div className="grid gap-5.5">
      {concepts.map((concept) => {
        const word = found.find(({ name, kind }) => kind === "theme" && name === concept)?.word;
        return (
          <fieldset key={concept}>
            <legend className="mb-1.5 p-0 font-normal text-[1.25rem]/[1.3] font-caps tracking-[0.03em]">
              {titleConcept(concept)}
              {word !== undefined && (
                <span className="ml-[0.35em] text-ink-soft italic font-normal text-note/[1.3] font-text tracking-normal">
                  {" "}
                  from “{word}”
                </span>
              )}
            </legend>
            <TypeCase shape="row">
              {listSymbolChoices(concept).map(({ id, name, meaning }) => (
                <ChoiceTile
                  key={id}
                  kind="one"
                  shape="row"
                  group={`symbol-${concept}`}
                  title={name}
                  meaning={meaning}
                  picture={<SymbolGlyph className={SYMBOL_IN_ROW} request={toSymbolRequest(id)} />}
                  isChosen={symbols[concept] === id}
                  onChoose={() => change({ symbols: { ...answers.symbols, [concept]: id } })}
                />
              ))}
            </TypeCase>
          </fieldset>
        );
      })}
    </div>
  );
}

/** How the symbols stand to one another, shown as the visitor's own mark in each layout, and what they are tied to. */
export function ArrangementStep({ answers, intention, change }: CustomStepProps): ReactElement {
  return (
    <>
      <WizardPart numeral="i" title="Layout" say="How the symbols stand to one another.">
        <TypeCase shape="row">
          {CUSTOM_LAYOUTS.map(({ id, name, meaning }) => (
            <ChoiceTile
              key={id}
              kind="one"
              shape="row"
              group="custom-layout"
              title={name}
              meaning={meaning}
              picture={
                <LayoutMark className={MARK_IN_ROW} plan={planCustomAnswers({ ...answers, layout: id }, intention)} />
              }
              isChosen={answers.layout === id}
              onChoose={() => change({ layout: id })}
            />
          ))}
        </TypeCase>
      </WizardPart>
      <WizardPart numeral="ii" title="Centre symbol" say="What everything is tied to.">
        <TypeCase shape="small">
          {CENTER_SYMBOLS.map(({ id, name }) => (
            <ChoiceTile
              key={id}
              kind="one"
              shape="small"
              group="custom-centre"
              title={name}
              picture={<SymbolGlyph className="mt-0.5 mb-1.25 size-12.5" request={{ kind: "centre", id }} />}
              isChosen={answers.centre === id}
              onChoose={() => change({ centre: id })}
            />
          ))}
        </TypeCase>
      </WizardPart>
    </>
  );
}
