import type { ReactElement } from "react";
import { BindRuneFigure } from "../figures/bind-rune-figure.tsx";
import { ElementsFigure } from "../figures/gallery-figure.tsx";
import { MarginNote, StepsAndTips } from "../prose.tsx";

/** The fourth method: old letters bound to one stave. */
export function AncestralChapter(): ReactElement {
  return (
    <>
      <p>
        Before there was paper in every house, writing was cutting: straight strokes across the grain of a stick,
        notches on the edge of a stone. Such letters ask to be bound. Two share a stave, a third leans on it, and a name
        fits on a knife. This method takes the letters of your words, writes them as a tradition of your choice wrote
        them, and hangs the motifs on them that your family knew: tree, hand, knot, moon.
      </p>
      <MarginNote>
        Runes of the oldest row, ogham, or ringed Greek letters; and for those who have none of these, limbs that the
        letters themselves grow as, in no people’s script.
      </MarginNote>
      <p>
        You don’t need a pedigree for it. Most of us come from more peoples than we can name, and no alphabet belongs to
        a bloodline. Choose what you have a tie to: a grandmother’s song, a landscape, a language that you once heard
        through a door.
      </p>
      <BindRuneFigure number={4} />
      <StepsAndTips
        steps={[
          "Make a quiet place, choose the color of a candle, speak the call, or words of your own.",
          "Choose the signs: one motif alone is strong, two to four are a family.",
          "Choose what your family did: a song at bedtime, a recipe, a candle for the dead.",
          "Write the final intention. It is this sentence that is drawn.",
        ]}
        tips={[
          "A real candle is burnt on something that doesn’t burn, and never alone. An imagined one does as well.",
          "Runes are read upright here: none is turned on its head.",
          "If your family is not a place to return to, take the mark that is written in no script, and the ancestors that you chose yourself: teachers, friends, books.",
        ]}
      />
    </>
  );
}

/** The fifth method: the four elements. */
export function ElementalChapter(): ReactElement {
  return (
    <>
      <p>
        Everything that you can wish for has a temper. A wish to begin is hot, a wish to rest is heavy; a wish to be
        understood wants air, and a wish to forgive wants water. The method asks which element rules yours, which one or
        two support it, and which stand in its way. The ruling one is drawn large; the others serve it.
      </p>
      <MarginNote>Fire and air point upward, water and earth down; air and earth have a bar across.</MarginNote>
      <p>
        It is the method for whoever knows what is missing but not what to say. If you are always planning, it may be
        earth; if you are always finishing, it may be fire. The short quiz in the wizard decides nothing: it only asks.
      </p>
      <ElementsFigure number={5} />
      <StepsAndTips
        steps={[
          "Find the element that rules the wish. Take the quiz, or the first that came to your mind.",
          "Channel all four, one after the other: feet, breath, flame, open window.",
          "Write a few words on the balance, and choose one or two that support. An element can support or conflict, not both.",
          "Choose how they stand: in a circle, as a cross, as a square, or flowing.",
        ]}
        tips={[
          "What conflicts need not be beaten. It is set where it can do no harm, which is a kind of peace.",
          "One supporting element gives a clear mark, two a rich one.",
          "Put something of each element beside you when you draw it: a stone, a bowl of water, a flame, an open window.",
        ]}
      />
    </>
  );
}
