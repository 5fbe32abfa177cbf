import { type ReactElement, useState } from "react";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { composeCustomExample } from "#domain/sigils/methods/custom/plan.ts";
import { CUSTOM_LAYOUTS } from "#domain/sigils/methods/custom/symbol-library.ts";
import { ELEMENT_LORE, ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { composeElementalExample } from "#domain/sigils/methods/elemental/plan.ts";
import type { SymbolRequest } from "#sigil-core/host/symbol-request.ts";
import { SYMBOL_VIEW_BOX, useSymbol } from "#web/lib/engine/use-symbol.ts";
import { SigilPicture, SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import { FigurePlate } from "./figure-plate.tsx";
import { useFigureDrawing } from "./use-figure-drawing.ts";

/** A sigil of a gallery, with what it is beside the others. */
interface Exhibit {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly recipe: SigilRecipe;
  readonly glyph?: SymbolRequest;
}

const ELEMENT_INTENTION = "I begin what I love and I keep at it";

const BY_ELEMENT: readonly Exhibit[] = ELEMENTS.map((element, index) => {
  const { choices } = composeElementalExample(ELEMENT_INTENTION);
  const supporting = ELEMENTS[(index + 1) % ELEMENTS.length] ?? "air";
  return {
    id: element,
    name: ELEMENT_LORE[element].name,
    text: `${ELEMENT_LORE[element].name} ${ELEMENT_LORE[element].deed}, ${ELEMENT_LORE[supporting].name.toLowerCase()} supports`,
    glyph: { kind: "element", id: element },
    recipe: {
      method: "elemental",
      intention: ELEMENT_INTENTION,
      choices: { ...choices, dominantElement: element, supportingElements: [supporting] },
    },
  };
});

const CUSTOM_INTENTION = "I grow in love and in peace";

const BY_LAYOUT: readonly Exhibit[] = CUSTOM_LAYOUTS.map(({ id, name, meaning }) => {
  const { choices } = composeCustomExample(CUSTOM_INTENTION);
  return {
    id,
    name,
    text: meaning,
    recipe: { method: "custom", intention: CUSTOM_INTENTION, choices: { ...choices, layoutPreference: id } },
  };
});

/** The four elements, and the same sentence ruled by each of them. */
export function ElementsFigure({ number }: { readonly number: number }): ReactElement {
  return (
    <GalleryFigure
      exhibits={BY_ELEMENT}
      label="Four sigils of the same sentence, each ruled by another element"
      caption={`Fig. ${number}. “${ELEMENT_INTENTION}”, ruled by each of the four elements.`}
    />
  );
}

/** The same symbols in each of the three layouts. */
export function LayoutsFigure({ number }: { readonly number: number }): ReactElement {
  return (
    <GalleryFigure
      exhibits={BY_LAYOUT}
      label="Three sigils of the same symbols, each in another layout"
      caption={`Fig. ${number}. “${CUSTOM_INTENTION}”: the same three symbols, arranged in three ways.`}
    />
  );
}

function GalleryFigure({
  exhibits,
  label,
  caption,
}: {
  readonly exhibits: readonly Exhibit[];
  readonly label: string;
  readonly caption: string;
}): ReactElement {
  return (
    <FigurePlate steps={null} count={1} stepText="" label={label} caption={caption}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] gap-x-5 gap-y-7">
        {exhibits.map((exhibit) => (
          <ExhibitCard key={exhibit.id} {...exhibit} />
        ))}
      </ul>
    </FigurePlate>
  );
}

function ExhibitCard({ name, text, recipe, glyph }: Exhibit): ReactElement {
  const [asked] = useState(recipe);
  const { drawing, hasFailed } = useFigureDrawing(asked);
  return (
    <li className="break-inside-avoid text-center">
      {drawing ? <SigilPicture paths={drawing} label={null} /> : <SigilPlaceholder />}
      <p className="mt-2.5 flex items-center justify-center gap-2 font-display text-[1.375rem]/[1.2]">
        {glyph && <Glyph request={glyph} />}
        {name}
      </p>
      <p className="text-note/[1.35] text-ink-soft italic">{hasFailed ? "This browser can’t draw it." : text}</p>
    </li>
  );
}

function Glyph({ request }: { readonly request: SymbolRequest }): ReactElement {
  const path = useSymbol(request);
  return (
    <svg className="size-7 text-sigil-ink" viewBox={SYMBOL_VIEW_BOX} aria-hidden="true">
      {path !== null && <path d={path} />}
    </svg>
  );
}
