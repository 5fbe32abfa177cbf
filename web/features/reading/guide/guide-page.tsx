import type { ReactElement } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { type Chapter, ReadingPage } from "../reading-page.tsx";
import { Before, HandDrawn, Using } from "./around-the-methods.tsx";
import { Compared } from "./compared.tsx";
import { ChaosChapter, CustomChapter, PlanetaryChapter } from "./letter-methods.tsx";
import { AncestralChapter, ElementalChapter } from "./symbol-methods.tsx";

const CHAPTERS: readonly Chapter[] = [
  { id: "before", title: "Before you begin", Body: Before },
  {
    id: "chaos",
    numeral: "I.",
    eyebrow: "The first method",
    title: "Chaos magick",
    lead: "How a plain sentence becomes a mark that nobody can read, and why that is the point.",
    Body: ChaosChapter,
  },
  {
    id: "planetary",
    numeral: "II.",
    eyebrow: "The second method",
    title: "Planetary",
    lead: "Letters are numbers, numbers are places, and a line runs through them.",
    Body: PlanetaryChapter,
  },
  {
    id: "custom",
    numeral: "III.",
    eyebrow: "The third method",
    title: "Custom symbols",
    lead: "For those who think in pictures: two to four of them, well arranged.",
    Body: CustomChapter,
  },
  {
    id: "ancestral",
    numeral: "IV.",
    eyebrow: "The fourth method",
    title: "Ancestral wisdom",
    lead: "The letters that were cut before paper was cheap, bound to one stave.",
    Body: AncestralChapter,
  },
  {
    id: "elemental",
    numeral: "V.",
    eyebrow: "The fifth method",
    title: "Elemental fusion",
    lead: "Earth keeps, water feels, fire begins, air speaks: which of them does your wish lack?",
    Body: ElementalChapter,
  },
  {
    id: "hand-drawn",
    numeral: "VI.",
    eyebrow: "By another hand",
    title: "Drawn for you",
    lead: "What a practitioner does that no program can.",
    Body: HandDrawn,
  },
  { id: "compared", title: "Free and Advanced", Body: Compared },
  { id: "using", title: "Using the mark", Body: Using },
];

/** The five methods with their steps, advice, and figures that are drawn while one reads. */
export function GuidePage(): ReactElement {
  return (
    <ReadingPage
      path="/sigil-guide"
      title="Sigil Guide"
      lead="Five ways from a sentence to a sign, each shown with a pen, and what to do with the sign once you have it."
      chapters={CHAPTERS}
    >
      <div className="actions">
        <ButtonLink to="/" hash="generator" variant="primary">
          Start Creating Your Sigil
        </ButtonLink>
        <ButtonLink to="/films" icon="video">
          Watch the five films
        </ButtonLink>
        <ButtonLink to="/magical-theory" icon="book">
          Where all this comes from
        </ButtonLink>
      </div>
    </ReadingPage>
  );
}
