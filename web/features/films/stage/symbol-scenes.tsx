import type { ReactElement } from "react";
import type { Scene } from "#domain/films/film.ts";
import { METHOD_NAMES, type SigilMethod } from "#domain/sigils/method.ts";
import { getSymbolChoice, listConcepts, listSymbolChoices } from "#domain/sigils/methods/custom/concepts.ts";
import { type ConceptSymbolId, MOTIFS, type MotifId } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ELEMENT_LORE, ELEMENTS, type Element } from "#domain/sigils/methods/elemental/elements.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { SYMBOL_VIEW_BOX, useSymbol } from "#web/lib/engine/use-symbol.ts";
import { Ornament, type OrnamentName } from "#web/ui/ornament.tsx";
import { computeShare, computeTurn, ease, type Frame } from "./frame.ts";

const APPEARING_MS = 700;

const METHOD_ORNAMENTS: Readonly<Record<SigilMethod, OrnamentName>> = {
  chaos: "method-chaos",
  planetary: "method-planetary",
  custom: "method-custom",
  ancestral: "method-ancestral",
  elemental: "method-elemental",
};

/** The name of the method, and the sentence that the film is about. */
export function TitleScene({ frame: { elapsedMs, recipe } }: { readonly frame: Frame }): ReactElement {
  return (
    <div className="film-center" aria-hidden="true">
      <Ornament name={METHOD_ORNAMENTS[recipe.method]} className="size-[32cqb] text-sigil-ink" />
      <p className="font-display text-[length:min(12cqb,10cqi)]/[1.1]">{METHOD_NAMES[recipe.method]}</p>
      <hr className="oxford my-[1cqb] w-[22cqi]" />
      <p
        className="font-display text-[length:min(6.4cqb,6.4cqi)]/[1.3] text-ink-soft italic"
        style={{ opacity: computeShare(elapsedMs, 700, APPEARING_MS) }}
      >
        {recipe.intention}
      </p>
    </div>
  );
}

/** A symbol of the library, drawn by the core. */
function LibrarySymbol({
  symbol,
  className,
}: {
  readonly symbol: SymbolRequest;
  readonly className: string;
}): ReactElement {
  const path = useSymbol(symbol);
  return (
    <svg className={className} viewBox={SYMBOL_VIEW_BOX} aria-hidden="true">
      {path && <path d={path} />}
    </svg>
  );
}

/** One symbol, its name and what it means. */
export function SymbolScene({
  frame: { scene, elapsedMs },
}: {
  readonly frame: Frame<Extract<Scene, { kind: "symbol" }>>;
}): ReactElement {
  return (
    <div className="film-center" aria-hidden="true">
      <div style={{ scale: String(0.94 + 0.06 * ease(computeShare(elapsedMs, 0, 900))) }}>
        <LibrarySymbol symbol={scene.symbol} className="size-[52cqb] max-w-[60cqi] text-sigil-ink" />
      </div>
      <p className="font-display text-[length:min(7cqb,7cqi)]/[1.2]">{scene.name}</p>
      <p
        className="max-w-[80cqi] text-center text-[length:max(1rem,min(4.6cqb,4.6cqi))]/[1.3] text-ink-soft italic"
        style={{ opacity: computeShare(elapsedMs, 900, APPEARING_MS) }}
      >
        {scene.meaning}
      </p>
    </div>
  );
}

/** The themes of the sentence beside each other; then the symbols of each, the chosen one red. */
export function ConceptsScene({
  frame: { scene, elapsedMs, lengthMs, recipe },
}: {
  readonly frame: Frame<Extract<Scene, { kind: "concepts" }>>;
}): ReactElement | null {
  if (recipe.method !== "custom") return null;
  const { concepts, selectedSymbols } = recipe.choices;
  const words = new Map(listConcepts(recipe.intention).map(({ name, word }) => [name, word]));
  // Symbols come in the first third, choices in the second: one for each theme in turn.
  const choosing = { timeMs: elapsedMs - lengthMs * 0.36, lengthMs: lengthMs * 0.3, eachMs: APPEARING_MS };
  const naming = { timeMs: elapsedMs, lengthMs: lengthMs * 0.75, eachMs: APPEARING_MS };
  return (
    <ul className="film-columns" aria-hidden="true">
      {concepts.map((concept, column) => {
        const chosen = getSymbolChoice(concept, selectedSymbols[concept] ?? "");
        const choice = scene.areChosen ? computeTurn(choosing, column, concepts.length) : 0;
        return (
          <li
            key={concept}
            style={{
              opacity: scene.areChosen ? 1 : computeTurn(naming, column, concepts.length),
              translate: `0 ${28 * (scene.areChosen ? 1 - ease(computeShare(elapsedMs, 0, APPEARING_MS)) : 1)}cqb`,
            }}
          >
            <p className="font-display text-[length:min(7.5cqb,6.4cqi)]/[1.15] capitalize">{concept}</p>
            <p className="text-[length:max(0.9375rem,min(4cqb,3.6cqi))]/[1.2] text-ink-soft italic">
              {scene.areChosen && choice > 0.5 ? chosen.name.toLowerCase() : `“${words.get(concept) ?? concept}”`}
            </p>
            {listSymbolChoices(concept).map(({ id }) => {
              const isChosen = id === chosen.id;
              return (
                <div
                  key={id}
                  className={isChosen && choice > 0.5 ? "text-primary" : "text-sigil-ink"}
                  style={{
                    opacity: scene.areChosen
                      ? computeShare(elapsedMs, APPEARING_MS, APPEARING_MS) * (isChosen ? 1 : 1 - 0.78 * choice)
                      : 0,
                    scale: isChosen ? String(1 + 0.14 * choice) : undefined,
                  }}
                >
                  <LibrarySymbol symbol={toConceptRequest(id)} className="size-[18.5cqb]" />
                </div>
              );
            })}
          </li>
        );
      })}
    </ul>
  );
}

function toConceptRequest(id: ConceptSymbolId): SymbolRequest {
  return isMotif(id) ? { kind: "motif", id } : { kind: "concept", id };
}

function isMotif(id: ConceptSymbolId): id is MotifId {
  return MOTIFS.some((motif) => motif.id === id);
}

/** The four elements with what each does; or the one that leads, large; or those beside it. */
export function ElementsScene({
  frame: { scene, elapsedMs, lengthMs, recipe },
}: {
  readonly frame: Frame<Extract<Scene, { kind: "elements" }>>;
}): ReactElement | null {
  if (recipe.method !== "elemental") return null;
  const { dominantElement, supportingElements, conflictingElements } = recipe.choices;
  const isLit = (element: Element): boolean => {
    if (scene.shown === "all") return true;
    if (scene.shown === "lead") return element === dominantElement;
    return supportingElements.includes(element) || conflictingElements.includes(element);
  };
  const roles = (element: Element): string => {
    if (scene.shown === "lead") return element === dominantElement ? "leads" : "";
    if (scene.shown === "all") return ELEMENT_LORE[element].deed;
    return supportingElements.includes(element)
      ? "supports"
      : conflictingElements.includes(element)
        ? "stands against"
        : "";
  };
  const turning = { timeMs: elapsedMs, lengthMs: lengthMs * 0.8, eachMs: APPEARING_MS };
  return (
    <ul className="film-columns" data-columns="4" aria-hidden="true">
      {ELEMENTS.map((element, index) => {
        const change = ease(computeShare(elapsedMs, 300, APPEARING_MS));
        const appearing = scene.shown === "all" ? computeTurn(turning, index, ELEMENTS.length) : 1;
        const isAside = scene.shown !== "all" && !isLit(element);
        return (
          <li key={element} style={{ opacity: appearing * (isAside ? 1 - 0.78 * change : 1) }}>
            <div
              className={scene.shown === "lead" && isLit(element) && change > 0.5 ? "text-primary" : "text-sigil-ink"}
              style={{ scale: String(scene.shown === "lead" && isLit(element) ? 1 + 0.2 * change : 1) }}
            >
              <LibrarySymbol symbol={{ kind: "element", id: element }} className="size-[min(34cqb,20cqi)]" />
            </div>
            <p className="font-display text-[length:min(7cqb,6cqi)]/[1.15]">{ELEMENT_LORE[element].name}</p>
            <p className="min-h-[1.3em] text-[length:max(0.9375rem,min(4.2cqb,3.6cqi))]/[1.3] text-ink-soft italic">
              {roles(element)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
