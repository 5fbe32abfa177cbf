import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { ChaosFigure } from "../figures/chaos-figure.tsx";
import { LayoutsFigure } from "../figures/gallery-figure.tsx";
import { SquareFigure } from "../figures/square-figure.tsx";
import { MarginNote, StepsAndTips } from "../prose.tsx";

/** The first method: a sentence is reduced to letters, and the letters to one sign. */
export function ChaosChapter(): ReactElement {
  return (
    <>
      <p>
        Take the sentence apart. Strike out the vowels, strike out each letter that has been there before, and keep what
        is left: six or seven letters that mean nothing to anybody, and everything to you. Then let the letters forget
        that they were letters. One becomes a bowl, one a pair of horns, one a ring; they share a spine, give up a leg
        so that a neighbor may stand on it, and are mirrored, all but one, until the whole is at rest.
      </p>
      <MarginNote>
        After Austin Osman Spare, who printed the idea in London in <span className="num">1913</span>.
      </MarginNote>
      <p>
        When no letter can be read and none can be removed, the figure is done. It is small enough to be drawn from
        memory, and strange enough to be left alone by the part of the mind that argues.
      </p>
      <ChaosFigure number={1} />
      <StepsAndTips
        steps={[
          "Write your sentence into the box. The preview draws at each key.",
          "Look at the letters that are struck out below it, and count what remains: four to nine are best.",
          "Generate the sigil. The card shows which stroke each letter became.",
          "Copy it by hand, once, without lifting the pen more often than you must.",
        ]}
        tips={[
          "Change a word and look again: the same wish has many sentences, and one of them draws better.",
          "A good mark has one dominant stroke, closed spaces of like size, and no loose ends.",
          "On the free tier leave out names and dates. The method does not need them: they are the first to be struck.",
        ]}
      />
    </>
  );
}

/** The second method: letters become numbers, and are traced over a magic square. */
export function PlanetaryChapter(): ReactElement {
  return (
    <>
      <p>
        Seven squares of numbers, one for each of the old planets, have been copied from book to book for five hundred
        years. In each, every row, every column and both diagonals add up to the same. Give each letter of your sentence
        its number, find the numbers on the square of the planet to which the wish belongs, and draw a line from one to
        the next. A bead marks where the pen stops on its way, an open ring where the letter begins a word, and a ring
        around a bead where the pen stops twice.
      </p>
      <MarginNote>
        The squares are printed in Agrippa’s <em>De occulta philosophia</em>, book II, <span className="num">1533</span>
        .
      </MarginNote>
      <p>
        The line that comes out is angular and quick, like lightning or a constellation. It shows nothing of the square
        that it was drawn on. Choose another planet below and see how the same sentence changes its gait.
      </p>
      <SquareFigure number={2} />
      <StepsAndTips
        steps={[
          "Write the sentence, and ask what kind of wish it is: of growth, of courage, of speech, of love?",
          "Take the planet that the words suggest, or choose one yourself.",
          "Generate. The card shows the square and the way of the pen, number by number.",
          <>
            Use it on that planet’s day, or in one of its <Link to="/planetary-hours">hours</Link>.
          </>,
        ]}
        tipsHeading="Which planet"
        tips={[
          "Saturn for structure and endings, Jupiter for growth and justice, Mars for courage, the Sun for health and standing,",
          "Venus for love, friendship and art, Mercury for speech, study and travel, the Moon for home, sleep and dreams.",
          "If two fit, take the slower one for what should last, the quicker for what should come soon.",
        ]}
      />
    </>
  );
}

/** The third method: symbols of one's own choice. */
export function CustomChapter(): ReactElement {
  return (
    <>
      <p>
        Some people never think in words. For them the sentence is only the way to the pictures: the method finds the
        ideas in it, offers three symbols for each, and lets you say which stands where. A compass for the search, a
        lantern for what you hope to see, a tower for what shall hold.
      </p>
      <MarginNote>Two to four symbols are best. With five the eye begins to count.</MarginNote>
      <p>
        Choose two to four symbols. One alone is an emblem, and any shop has it; five or more make a crowd in which none
        is heard. Arrange them as the wish is built: on the points of the compass where they pull in different
        directions, in a ring where none comes before the others, in a column where the first rules the rest.
      </p>
      <LayoutsFigure number={3} />
      <StepsAndTips
        steps={[
          "Write the sentence, and look at the ideas that were found in it. Keep those that you would miss.",
          "Choose for each the symbol that you could draw with closed eyes.",
          "Choose layout and center. The preview is the real drawing.",
          "Look at it from across the room before you generate.",
        ]}
        tips={[
          "Take the symbol that means something to you, not the one that is said to.",
          "The center is what everything else serves. If you can’t decide, take the point.",
          "Look at each symbol by itself before you see them as one.",
        ]}
      />
    </>
  );
}
