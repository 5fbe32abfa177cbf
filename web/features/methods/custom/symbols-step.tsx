import type { ReactElement } from "react";
import { listConcepts, listSymbolChoices } from "#domain/sigils/methods/custom/concepts.ts";
import { ChoiceTile } from "../wizard/choice-tile.tsx";
import { SymbolGlyph } from "../wizard/symbol-glyph.tsx";
import { resolveSymbols } from "./custom-answers.ts";
import type { CustomStepProps } from "./custom-step.ts";
import { titleConcept, toSymbolRequest } from "./custom-words.ts";

/** For each concept one of its three symbols. */
export function SymbolsStep({ answers, intention, concepts, change }: CustomStepProps): ReactElement {
  const found = listConcepts(intention);
  const symbols = resolveSymbols(answers, concepts);
  return (
    <div className="concepts">
      {concepts.map((concept) => {
        const word = found.find(({ name, kind }) => kind === "theme" && name === concept)?.word;
        return (
          <fieldset className="concept" key={concept}>
            <legend>
              {titleConcept(concept)}
              {word !== undefined && <span> from “{word}”</span>}
            </legend>
            <div className="case case-rows">
              {listSymbolChoices(concept).map(({ id, name, meaning }) => (
                <ChoiceTile
                  key={id}
                  kind="one"
                  group={`symbol-${concept}`}
                  title={name}
                  meaning={meaning}
                  picture={<SymbolGlyph request={toSymbolRequest(id)} />}
                  isChosen={symbols[concept] === id}
                  onChoose={() => change({ symbols: { ...answers.symbols, [concept]: id } })}
                />
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
