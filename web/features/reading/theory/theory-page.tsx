import type { ReactElement } from "react";
import { ButtonLink } from "#web/ui/button.tsx";
import { type Chapter, ReadingPage } from "../reading-page.tsx";
import { Hours } from "./hours.tsx";
import { Elements, Letters } from "./letters-and-elements.tsx";
import { CanAndCannot, Sources } from "./limits.tsx";
import { Chaos, Opening, Spare } from "./spare-and-chaos.tsx";
import { Squares } from "./squares.tsx";

const CHAPTERS: readonly Chapter[] = [
  { id: "sign", title: "A sign made on purpose", Body: Opening },
  {
    id: "spare",
    numeral: "I.",
    eyebrow: "London, 1913",
    title: "Spare and the buried wish",
    lead: "How a London draftsman wrote down the shortest method of magic there is.",
    Body: Spare,
  },
  {
    id: "chaos",
    numeral: "II.",
    eyebrow: "Yorkshire, 1978",
    title: "Chaos magick",
    lead: "What remains when one keeps the practice and lets the belief go.",
    Body: Chaos,
  },
  {
    id: "squares",
    numeral: "III.",
    eyebrow: "Cologne, 1533",
    title: "The planetary squares",
    lead: "Seven tables of numbers, and the lines that were drawn over them.",
    Body: Squares,
  },
  {
    id: "letters",
    numeral: "IV.",
    eyebrow: "Stone, wood and bone",
    title: "Runes, ogham, ringed letters",
    lead: "What is known of the old letters, and what was made up later.",
    Body: Letters,
  },
  {
    id: "elements",
    numeral: "V.",
    eyebrow: "Sicily, about 450 BC",
    title: "The four elements",
    lead: "A wrong theory of matter that became a good language for tempers.",
    Body: Elements,
  },
  {
    id: "hours",
    numeral: "VI.",
    eyebrow: "From Babylon to your calendar",
    title: "The hours",
    lead: "Why Monday follows Sunday.",
    Body: Hours,
  },
  {
    id: "limits",
    numeral: "VII.",
    eyebrow: "In plain words",
    title: "What a sigil can and cannot do",
    Body: CanAndCannot,
  },
  { id: "sources", title: "Sources", Body: Sources },
];

/** An essay on where sigils come from, and what can be said for them. */
export function TheoryPage(): ReactElement {
  return (
    <ReadingPage
      path="/magical-theory"
      title="Magical Theory"
      lead="Where the five methods come from, who wrote it down and when, and what may honestly be said for any of it."
      chapters={CHAPTERS}
    >
      <div className="actions">
        <ButtonLink to="/sigil-guide" icon="book" variant="primary">
          Read how it is done
        </ButtonLink>
        <ButtonLink to="/planetary-hours" icon="clock">
          Look up the hours
        </ButtonLink>
      </div>
    </ReadingPage>
  );
}
