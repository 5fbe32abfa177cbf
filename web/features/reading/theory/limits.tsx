import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { HelpLine, MarginNote, SubHeading, Tips } from "../prose.tsx";

/** What can be said for a sigil, and what can't. */
export function CanAndCannot(): ReactElement {
  return (
    <>
      <p>
        No experiment has shown that a drawing changes the world by itself. People who use sigils tell of results;
        people who don’t would call them chance, selection and hard work, and nobody has yet found a way to settle it.
        We sell no results.
      </p>
      <p>What has been studied are the parts of which the practice is made:</p>
      <Tips
        tips={[
          <>
            <b className="font-semibold">Saying when and where.</b> People who settle in advance when, where and how
            they will act do it more often than people who only mean to. Peter Gollwitzer called it an implementation
            intention (1999); an overview of 94 studies found a medium to large effect (2006).
          </>,
          <>
            <b className="font-semibold">Drawing.</b> What is drawn is remembered better than what is only written down
            (Wammes and others, 2016).
          </>,
          <>
            <b className="font-semibold">Ritual.</b> Small made-up rituals lessened grief after a loss, also in people
            who did not believe in them (Norton and Gino, 2014).
          </>,
          <>
            <b className="font-semibold">Wishing alone.</b> To picture success can take the edge off the effort; to
            picture it together with the obstacle helps (Gabriele Oettingen, 2014).
          </>,
        ]}
      />
      <MarginNote>Psychology corrects itself all the time. Take these findings as of their years.</MarginNote>
      <SubHeading>About forgetting</SubHeading>
      <p>
        Spare wanted the wish forgotten. Trying to forget is the wrong way there: whoever must not think of a white bear
        thinks of little else (Wegner and others, 1987). What works is to be busy with something better. That is why the{" "}
        <Link to="/sigil-guide">guide</Link> sends you on to something that needs your hands.
      </p>
      <SubHeading>What it can do</SubHeading>
      <p>
        It can make you say, for once, what you want, in one sentence, and find out that it was something else. It can
        mark a beginning. It can give a worry a place outside of your head. It can sit on a desk and remind you, without
        a word that others could read, of what you told yourself. It can be beautiful. For many people that has been
        enough.
      </p>
      <SubHeading>What it cannot do</SubHeading>
      <p>
        It can’t heal, and it can’t replace whoever can. It can’t make somebody love you, win a case, or pass an
        examination for which you haven’t read. It can’t protect you from a person who hurts you; other people can. It
        doesn’t turn against you when you draw it badly, and owes you nothing when you draw it well. If somebody wants
        money to lift a curse from you, keep the money.
      </p>
      <p>
        And it is not for the nights when everything is too much. <HelpLine /> They are there for exactly that.
      </p>
    </>
  );
}

/** A work that the essay relies on. */
interface Source {
  readonly year: string;
  readonly work: string;
}

/** In the order of their years. */
const SOURCES: readonly Source[] = [
  { year: "4th c. BC", work: "Aristotle, On Generation and Corruption, book II: the qualities of the elements." },
  { year: "98", work: "Tacitus, Germania, chapter 10: lots and marked slips of wood." },
  { year: "about 230", work: "Cassius Dio, Roman History, book 37, chapters 18 and 19: the week and its hours." },
  { year: "1514", work: "Albrecht Dürer, Melencolia I, engraving." },
  {
    year: "1533",
    work: "Heinrich Cornelius Agrippa, De occulta philosophia libri tres, Cologne. Elements: book I; squares: book II, chapter 22; nine chambers: book III, chapter 30.",
  },
  {
    year: "1913",
    work: "Austin Osman Spare, The Book of Pleasure (Self-Love): The Psychology of Ecstasy, London, printed by the author.",
  },
  { year: "1948", work: "Robert Graves, The White Goddess, London." },
  { year: "1978", work: "Peter J. Carroll, Liber Null; Ray Sherwin, The Book of Results." },
  { year: "1986", work: "Hans Dieter Betz (editor), The Greek Magical Papyri in Translation, Chicago." },
  {
    year: "1987",
    work: "Daniel M. Wegner and others, Paradoxical effects of thought suppression, Journal of Personality and Social Psychology 53.",
  },
  { year: "1991", work: "Damian McManus, A Guide to Ogam, Maynooth." },
  { year: "1995", work: "Phil Hine, Condensed Chaos." },
  {
    year: "1999",
    work: "Ronald Hutton, The Triumph of the Moon, Oxford. R. I. Page, An Introduction to English Runes, second edition, Woodbridge.",
  },
  {
    year: "1999",
    work: "Peter M. Gollwitzer, Implementation intentions: Strong effects of simple plans, American Psychologist 54.",
  },
  { year: "2002", work: "Mindy MacLeod, Bind-Runes: An Investigation of Ligatures in Runic Epigraphy, Uppsala." },
  {
    year: "2006",
    work: "Mindy MacLeod and Bernard Mees, Runic Amulets and Magic Objects, Woodbridge. Peter M. Gollwitzer and Paschal Sheeran, Implementation intentions and goal achievement, Advances in Experimental Social Psychology 38.",
  },
  { year: "2009", work: "Owen Davies, Grimoires: A History of Magic Books, Oxford." },
  { year: "2011", work: "Phil Baker, Austin Osman Spare: The Life and Legend of London’s Lost Artist, London." },
  {
    year: "2014",
    work: "Michael I. Norton and Francesca Gino, Rituals alleviate grieving, Journal of Experimental Psychology: General 143. Gabriele Oettingen, Rethinking Positive Thinking, New York.",
  },
  {
    year: "2016",
    work: "Jeffrey D. Wammes and others, The drawing effect, Quarterly Journal of Experimental Psychology 69.",
  },
];

/** The works that the essay relies on, by year. */
export function Sources(): ReactElement {
  return (
    <ol className="num border-b border-rule">
      {SOURCES.map(({ year, work }) => (
        <li
          key={work}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 break-inside-avoid border-t border-rule py-2 text-ui/[1.4] @max-[26rem]/reading:grid-cols-[minmax(0,1fr)]"
        >
          <span className="text-ink-soft italic">{year}</span>
          <span>{work}</span>
        </li>
      ))}
    </ol>
  );
}
