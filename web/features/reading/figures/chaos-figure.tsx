import { type ReactElement, useMemo } from "react";
import type { SigilRecipe } from "#domain/sigils/method-kits.ts";
import type { Drawing, LetterFate } from "#sigil-core/host/drawing.ts";
import { computeStruckWords, describeStruckLetters } from "#web/lib/struck-words.ts";
import { StruckLetters } from "#web/ui/sigil/struck-letters.tsx";
import { FigurePlate } from "./figure-plate.tsx";
import { GrowingSigil } from "./growing-sigil.tsx";
import { groupStrokes } from "./stroke-groups.ts";
import { useFigureDrawing } from "./use-figure-drawing.ts";
import { useFigureSteps } from "./use-figure-steps.ts";

const INTENTION = "I am calm and clear";
const RECIPE: SigilRecipe = { method: "chaos", intention: INTENTION };

/** The letters as long as nobody has read them: all of them there. */
const UNREAD: readonly LetterFate[] = [...INTENTION].flatMap((sign, sourceIndex) =>
  sign === " " ? [] : [{ sourceIndex, letter: sign.toUpperCase(), fate: "kept" as const }],
);

const STRIKE_MS = 450;
const WRITE_MS = 1000;
const PAUSE_MS = 300;

/** A sentence that is reduced letter by letter, and the figure that grows from what remains. */
export function ChaosFigure({ number }: { readonly number: number }): ReactElement {
  const { drawing, hasFailed } = useFigureDrawing(RECIPE);
  const groups = useMemo(() => (drawing ? groupStrokes(drawing) : []), [drawing]);
  const struck = useMemo(() => listStruck(drawing?.letters ?? []), [drawing]);
  const count = struck.length + groups.length + 2;
  const steps = useFigureSteps(count, (step) => (step < struck.length ? STRIKE_MS : WRITE_MS + PAUSE_MS));
  const drawn = Math.max(0, steps.step - struck.length);
  const letters = (drawing?.letters ?? UNREAD).map((letter, position) => ({
    ...letter,
    fate: struck.slice(0, steps.step).includes(position) ? letter.fate : ("kept" as const),
  }));

  function tellStep(): string {
    if (hasFailed) return "This browser can’t draw the figure.";
    if (!drawing || steps.step === 0) return "The sentence, as it was written.";
    const letter = drawing.letters[struck[steps.step - 1] ?? -1];
    if (letter) return tellStruck(letter);
    const group = groups[drawn - 1];
    if (!group) return "Around it, the same letters in the signs of the ring.";
    if (group.letter !== null) return `${group.letter} enters, and leans on what is there.`;
    return drawn === 1 ? "The spine, which all letters share." : "The loose ends are finished.";
  }

  return (
    <FigurePlate
      steps={steps}
      count={count}
      stepText={tellStep()}
      label={`The sentence “${INTENTION}” is reduced letter by letter, and what remains becomes one sigil`}
      caption={`Fig. ${number}. “${INTENTION}”: vowels and repeats go, the rest shares one spine.`}
    >
      <div className="grid grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] items-center gap-8.5 @max-[44rem]/reading:grid-cols-[minmax(0,1fr)] @max-[44rem]/reading:gap-4">
        <div className="min-h-[9rem]">
          <StruckLetters
            className="[&_.struck]:text-[2.25rem]/[1.25] @max-[44rem]/reading:[&_.struck]:text-[1.75rem]/[1.25]"
            words={computeStruckWords(INTENTION, letters)}
            summary={drawing ? describeStruckLetters(INTENTION, drawing) : INTENTION}
          />
          <p className="caps mt-4 text-ui/[1.3] text-ink-soft" aria-hidden="true">
            What remains
          </p>
          <p
            className="min-h-[1.3em] font-display text-[1.75rem]/[1.3] tracking-[0.2em] wrap-anywhere"
            aria-hidden="true"
          >
            {steps.step >= struck.length && drawing ? drawing.processedText : ""}
          </p>
        </div>
        <div className="mx-auto w-full max-w-[300px] print:max-w-[70mm]">
          <GrowingSigil drawing={drawing} groups={groups} drawn={drawn} writeMs={steps.isPlaying ? WRITE_MS : 0} />
        </div>
      </div>
    </FigurePlate>
  );
}

/** The places of the letters that go, in the order in which they are struck: first the vowels, then what is there already. */
function listStruck(letters: readonly LetterFate[]): readonly number[] {
  const places = (fate: Drawing["letters"][number]["fate"]): number[] =>
    letters.flatMap((letter, position) => (letter.fate === fate ? [position] : []));
  return [...places("vowel"), ...places("repeat")];
}

function tellStruck({ letter, fate }: LetterFate): string {
  return fate === "vowel" ? `${letter} is a vowel, and goes.` : `${letter} is there already, and goes.`;
}
