import { type ReactElement, useMemo, useState } from "react";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import { GREEK_LETTERS } from "#domain/sigils/methods/ancestral/greek.ts";
import { OGHAM_LETTERS } from "#domain/sigils/methods/ancestral/ogham.ts";
import { RUNES } from "#domain/sigils/methods/ancestral/runes.ts";
import {
  CULTURAL_BACKGROUNDS,
  CULTURE_LORE,
  type CulturalBackground,
} from "#domain/sigils/methods/ancestral/traditions.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import { SelectField } from "#web/ui/field/select-field.tsx";
import { FigurePlate } from "./figure-plate.tsx";
import { GrowingSigil } from "./growing-sigil.tsx";
import { groupStrokes } from "./stroke-groups.ts";
import { useFigureDrawing } from "./use-figure-drawing.ts";
import { useFigureSteps } from "./use-figure-steps.ts";

const INTENTION = "My home is safe and full of friends";

const WRITE_MS = 1000;
const PAUSE_MS = 250;

/** A bind-rune that grows, or the mark of another tradition that the reader chooses. */
export function BindRuneFigure({ number }: { readonly number: number }): ReactElement {
  const [culture, setCulture] = useState<CulturalBackground>("norse");
  return (
    <GrowingMark
      key={culture}
      number={number}
      culture={culture}
      picker={
        <SelectField
          label="Written as in the tradition"
          value={culture}
          onChange={({ target }) => setCulture(CULTURAL_BACKGROUNDS.find((one) => one === target.value) ?? culture)}
        >
          {CULTURAL_BACKGROUNDS.map((one) => (
            <option key={one} value={one}>
              {CULTURE_LORE[one].name}
            </option>
          ))}
        </SelectField>
      }
    />
  );
}

function GrowingMark({
  number,
  culture,
  picker,
}: {
  readonly number: number;
  readonly culture: CulturalBackground;
  readonly picker: ReactElement;
}): ReactElement {
  const [recipe] = useState<SigilRecipe>({
    method: "ancestral",
    intention: INTENTION,
    choices: { culturalBackground: culture, candleColor: "black", selectedSymbols: ["tree", "hand"] },
  });
  const { drawing, hasFailed } = useFigureDrawing(recipe);
  const groups = useMemo(() => (drawing ? groupStrokes(drawing) : []), [drawing]);
  const count = groups.length + 2;
  const steps = useFigureSteps(count, () => WRITE_MS + PAUSE_MS);
  const signs = listSigns(drawing);

  function tellStep(): string {
    if (hasFailed) return "This browser can’t draw the figure.";
    if (steps.step === 0) return "An empty sheet.";
    if (steps.step === count - 1) return "The mark, sealed.";
    return steps.step === 1 ? "What carries the rest comes first." : "The pen goes on where it ended.";
  }

  return (
    <FigurePlate
      steps={steps}
      count={count}
      stepText={tellStep()}
      label={`The sentence “${INTENTION}” grows into one mark. ${CULTURE_LORE[culture].writing}`}
      caption={`Fig. ${number}. “${INTENTION}”, with tree and hand. ${CULTURE_LORE[culture].writing}`}
    >
      <div className="mb-5 max-w-[20rem] print:hidden">{picker}</div>
      <div className="grid grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] items-center gap-8.5 @max-[44rem]/reading:grid-cols-[minmax(0,1fr)] @max-[44rem]/reading:gap-4">
        <div className="mx-auto w-full max-w-[340px] print:max-w-[80mm]">
          <GrowingSigil drawing={drawing} groups={groups} drawn={steps.step} writeMs={steps.isPlaying ? WRITE_MS : 0} />
        </div>
        <ul className="min-h-[14rem] content-center text-ui/[1.5]" aria-label="Signs of the sentence">
          {signs.map(({ letter, name, meaning }) => (
            <li key={letter + name} className="border-b border-rule py-1">
              <b className="font-display text-[1.25rem]/[1.3] font-normal">{letter}</b> is {name}
              {meaning && <em className="text-ink-soft">, {meaning}</em>}
            </li>
          ))}
        </ul>
      </div>
    </FigurePlate>
  );
}

interface SignLore {
  readonly name: string;
  /** Empty where the name means nothing more. */
  readonly meaning: string;
}

const SIGN_LORE: ReadonlyMap<string, SignLore> = new Map<string, SignLore>([
  ...RUNES.map(({ id, meaning }): [string, SignLore] => [id, { name: id, meaning }]),
  ...OGHAM_LETTERS.map(({ id, name, tree }): [string, SignLore] => [id, { name, meaning: tree }]),
  ...GREEK_LETTERS.map(({ id }): [string, SignLore] => [id, { name: id, meaning: "" }]),
]);

/** As many signs as there is room for beside the mark. */
const MOST_SIGNS = 6;

/** The letters of the sentence that became signs, each once, with what their names mean. */
function listSigns(
  drawing: Drawing | null,
): readonly { readonly letter: string; readonly name: string; readonly meaning: string }[] {
  const found = new Map<string, { readonly letter: string; readonly name: string; readonly meaning: string }>();
  for (const { symbol, letter } of drawing?.symbols ?? []) {
    const lore = SIGN_LORE.get(symbol);
    if (letter !== null && lore) found.set(symbol, { letter, ...lore });
  }
  return [...found.values()].slice(0, MOST_SIGNS);
}
