import type { ReactElement } from "react";
import { ElementsFigure } from "../figures/gallery-figure.tsx";
import { MarginNote, SubHeading } from "../prose.tsx";

/** What is known of runes, ogham and the ringed letters. */
export function Letters(): ReactElement {
  return (
    <>
      <SubHeading>Runes</SubHeading>
      <p>
        The oldest rune inscriptions that can be dated come from Denmark and Norway, from the first centuries of our
        era; a comb from Vimose, of about the year 160, bears one word. The oldest row has twenty-four signs. A stone
        from Kylver on Gotland, of about 400, has all of them in their order, and beside them a sign like a fir tree,
        which may be several runes bound to one stave: perhaps the oldest bind-rune, perhaps something else.
      </p>
      <MarginNote>
        Tacitus tells in <span className="num">98</span> that the Germans cast lots with marked slips of wood. Whether
        the marks were runes he doesn’t say.
      </MarginNote>
      <p>
        Runes were letters first. They say who made the comb and who owns it. That they were also used with intent is
        beyond doubt: words of luck, rows of the same rune, whole rune rows are cut into amulets. What each rune meant
        by itself is another question. Their names are known from poems of the Middle Ages, from England, Norway and
        Iceland, and the meanings that are given to them in books of divination today, ours included, are read out of
        those poems by people of the last hundred and fifty years. The names before the poems are reconstructed;
        scholars mark such words with a star.
      </p>
      <p>
        One more thing should be said. Runes and signs like them were taken up by the völkisch movements and then by the
        Nazis, who invented some and misused others. We use the old row as letters, for what they spell, and none of the
        signs that were made up for those ends.
      </p>
      <SubHeading>Ogham</SubHeading>
      <p>
        Ogham is the alphabet of the edge: groups of one to five strokes to the right, to the left, across, and notches
        on the ridge of a stone, read upward from the ground. Some four hundred such stones are known, most of them in
        the south of Ireland, others in Wales and around the Irish Sea, from the fourth to the seventh century. They
        bear names: of so-and-so, son of so-and-so.
      </p>
      <MarginNote>
        That all letters are named after trees is a later tradition; of the old names only some are. The “tree calendar”
        comes from Robert Graves, <span className="num">1948</span>.
      </MarginNote>
      <p>
        Manuscripts of the Middle Ages, above all the Book of Ballymote of about 1390, have whole lists of secret
        oghams, which shows how much learned people liked to play with them. Of magic the stones say nothing.
      </p>
      <SubHeading>Ringed letters</SubHeading>
      <p>
        In the Greek and Roman world signs turn up on amulets, curse tablets and papyri of about the second to the fifth
        century that look like letters and aren’t: strokes with small rings at their ends. The papyri call them{" "}
        <em>charaktêres</em>. They traveled far, into Arabic and Latin books of magic, and the ringed ends of so many
        sigils are their last trace. Our Mediterranean mark takes ordinary Greek letters and gives them such ends.
      </p>
    </>
  );
}

/** The four elements. */
export function Elements(): ReactElement {
  return (
    <>
      <p>
        Empedocles of Akragas taught in the fifth century before Christ that all things are mixed from four roots, fire,
        air, water and earth, by two forces, Love and Strife. Plato gave them geometrical bodies; Aristotle gave them
        qualities, hot and cold, dry and moist, so that each element shares one with its neighbor and can turn into it.
        Physicians made humors and tempers of them. The theory held for two thousand years, until chemistry found better
        roots.
      </p>
      <MarginNote>
        Fire is hot and dry, air hot and moist, water cold and moist, earth cold and dry: after Aristotle,{" "}
        <em>On Generation and Corruption</em>.
      </MarginNote>
      <p>
        As physics it is wrong. As a way to speak about tempers it has never been bettered: everybody knows at once what
        is meant by a fiery friend or an airy plan. Agrippa begins his first book with the elements. The triangles by
        which they are written come from the alchemists; two point upward, as flame and smoke do, and two down.
      </p>
      <ElementsFigure number={2} />
      <p>
        That earth lies in the north and belongs to winter is a matter of custom, and other customs differ: the one that
        is used here is that of the English orders of about 1900. Nothing depends on it but that one keeps to what one
        has begun.
      </p>
    </>
  );
}
