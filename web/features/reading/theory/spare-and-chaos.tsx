import type { ReactElement } from "react";
import { MarginNote, OpeningParagraph, PullQuote, SubHeading } from "../prose.tsx";

/** What the word means, and how the essay goes about its subject. */
export function Opening(): ReactElement {
  return (
    <>
      <OpeningParagraph initial="S" opening="igillum is the Latin word">
        for a small picture, and then for the seal that is pressed into wax. In the books of magic of the Middle Ages a
        sigil is the signature of a spirit or a star: a sign by which a power is known and called. Somewhere between
        then and now the sign changed sides. Today a sigil is the signature of a wish, and the one who is called is the
        one who draws it.
      </OpeningParagraph>
      <p>
        This essay follows that change. It tells what can be known about the five methods that are used here, says who
        wrote what and in which year, and keeps apart three things that are often mixed: what is old, what is said to be
        old, and what is new and none the worse for it. The last chapter asks what a sigil can do. It promises nothing.
      </p>
      <MarginNote>The books that are meant are listed at the end, with their years.</MarginNote>
    </>
  );
}

/** Austin Osman Spare. */
export function Spare(): ReactElement {
  return (
    <>
      <p>
        Austin Osman Spare was born in London in 1886, a policeman’s son. At seventeen he had a drawing in the summer
        exhibition of the Royal Academy, and the papers called him a prodigy; in 1956 he died poor in the south of the
        city, where he had drawn people in pubs for a few shillings. In between he had printed, at his own cost, a few
        books that hardly anybody bought.
      </p>
      <p>
        One of them is <em>The Book of Pleasure</em> of 1913. It is hard to read, and in the middle of it there is a
        recipe. Write the wish as a sentence. Take its letters, join them to one figure, simple enough to be held in the
        mind. Look at it until you are too tired to think; then forget what it means. The example that he prints is a
        wish for the strength of a tiger.
      </p>
      <MarginNote>
        His word for the whole was an alphabet of desire; the letters of it were states of mind, and he drew them as he
        needed them.
      </MarginNote>
      <p>
        The reason that he gives is psychological, a dozen years after Freud’s book on dreams. A wish that we know of is
        held back by everything in us that doubts, fears and argues. Written so that the doubter can’t read it, it slips
        past him, and goes on working where he has no say.
      </p>
      <PullQuote>The sign is a letter posted to the part of oneself that doesn’t speak.</PullQuote>
      <p>
        What he did not write is as telling. There are no spirits in the recipe, no hours and no robes, no teacher to
        pay. He had been near Aleister Crowley’s order for a short while and left it, and he had little good to say of
        ceremonies. What a ceremony does, in his view, is tire you out. A long walk does it as well.
      </p>
    </>
  );
}

/** Chaos magick. */
export function Chaos(): ReactElement {
  return (
    <>
      <p>
        For sixty years hardly anybody noticed. Then, in 1978, two young Englishmen published a thin book each: Peter
        Carroll’s
        <em> Liber Null</em> and Ray Sherwin’s <em>The Book of Results</em>. They had read Spare, and asked what of
        magic is left when nothing has to be believed. Their answer: the technique. Belief, they wrote, is a tool. One
        takes it up for an hour, and puts it back.
      </p>
      <p>
        The sigil was the center of it, since it needs nothing but a pencil. In their hands, and in those of Phil Hine
        and others after them, the recipe got the form that is used today and on this site: write the sentence, strike
        out the letters that repeat, and in many versions the vowels too; draw one figure from the rest; charge it in a
        moment when the mind is still or overrun; put it away.
      </p>
      <MarginNote>
        Striking out the vowels is not in Spare. It is a habit of his readers, and makes for fewer and bolder lines.
      </MarginNote>
      <SubHeading>What our method does with it</SubHeading>
      <p>
        Letters in the figure are not stacked but translated: each becomes a gesture, such as a bowl, horns, a wave, a
        ring, drawn on a common spine and mirrored, so that the figure stands at rest. Letters that find no room become
        the marks at the ends of strokes, and one letter breaks the mirror: with a crook, a hook or a branch on one side
        only. In the ring around it the same letters are written once more, in signs that were made for this site. That
        is our own addition, and has no older authority than the wish that yours should be yours.
      </p>
    </>
  );
}
