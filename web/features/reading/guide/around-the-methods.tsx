import { Link } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { formatPrice, PRICES_CENTS } from "#domain/orders/order.ts";
import { settleShownTier, useShownTier } from "#web/lib/tier.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { HelpLine, MarginNote, OpeningParagraph, PullQuote, Steps, SubHeading, Tips } from "../prose.tsx";

/** What comes before any method: the sentence. */
export function Before(): ReactElement {
  return (
    <>
      <OpeningParagraph initial="A" opening="sigil begins as a sentence,">
        and most sigils that fail have failed there. A wish that is three wishes, or a grudge in good clothes, or a fog
        in which nothing can be pictured, makes a mark that is all of that too. So before you choose a method, spend ten
        minutes on the words. Write down what you want; read it aloud; write it again, shorter.
      </OpeningParagraph>
      <p>
        Put it in the present tense, as if it were so: <em>I am calm before people</em>, not{" "}
        <em>I will stop being nervous</em>. Say what you walk toward instead of what you flee. Keep to yourself: a
        sentence that bends somebody else’s will is no wish but a quarrel, and the assistant will tell you so. One aim
        is enough.
      </p>
      <MarginNote>
        Without an account nothing that you type is stored; see the <Link to="/privacy-policy">privacy policy</Link>.
      </MarginNote>
      <PullQuote>A wish that is still being argued with is not yet a wish.</PullQuote>
      <SubHeading>A sentence that carries</SubHeading>
      <Steps
        steps={[
          "Write the wish as it comes, without minding how it sounds.",
          "Underline the one thing in it that would change your week. Strike out the rest.",
          "Turn every “not” and “no more” around: what would be there instead?",
          "Make it small enough that you could tell, in a month, whether it has come about.",
          "Read it aloud. If your voice goes up at the end, it is still a question.",
        ]}
      />
      <p className="mt-5">
        The tutorial beside the box of words leads through the same five steps, with room to write. Three examples to
        measure your own by:{" "}
        <em>I speak calmly before people. My work is seen and paid for. I sleep deeply and wake rested.</em>
      </p>
    </>
  );
}

/** The commission. */
export function HandDrawn(): ReactElement {
  return (
    <>
      <p>
        The five methods are rules, and rules are patient: they treat everybody alike. Sometimes that is not what you
        want. For a threshold in your life, a memorial, a mark to be tattooed, it can be right that a person reads your
        words, asks themselves what lies under them, and draws one sigil, once, by hand.
      </p>
      <MarginNote>
        <span className="num">{formatPrice(PRICES_CENTS.mastercrafted)}</span>, once. Advanced is part of it.
      </MarginNote>
      <Steps
        steps={[
          "You tell the master what the drawing is for: the intention, its mood, dreams or signs that belong to it.",
          "The master reads it, and begins; until then you can change your answers.",
          "The sigil is drawn with pen and ink, and looked at until nothing in it is by accident.",
          "Its meaning is written down for you, and how you bring it to life.",
          "Drawing, texts and guide are mailed to you together.",
        ]}
      />
      <div className="mt-7 print:hidden">
        <WayToCommission />
      </div>
    </>
  );
}

/** Whoever holds Mastercrafted has paid for a commission: it leads to its answers or to where it is now, everybody else to buying one. */
function WayToCommission(): ReactElement {
  // Nobody has asked for it yet where this is the first page that is opened.
  useEffect(() => void settleShownTier(undefined), []);
  const look = "h-auto max-w-full py-2 text-left whitespace-normal";
  return useShownTier() === "mastercrafted" ? (
    <ButtonLink to="/commission" icon="quill" className={look}>
      Go to your commission
    </ButtonLink>
  ) : (
    <ButtonLink to="/checkout" search={{ tier: "mastercrafted" }} icon="quill" className={look}>
      Commission a hand-drawn sigil
    </ButtonLink>
  );
}

/** What to do with a finished sigil, and when to leave it. */
export function Using(): ReactElement {
  return (
    <>
      <p>
        A sigil that lies in a folder is a drawing. What makes it yours is that you once gave it your whole attention.
        Traditions differ in how, and agree that it should be done on purpose, with a beginning and an end.
      </p>
      <Steps
        steps={[
          "Copy it by hand, slowly. The result card can lead your pen stroke by stroke.",
          <>
            Choose a time that you will remember. The <Link to="/planetary-hours">planetary hours</Link> are an old way
            to choose one.
          </>,
          "Sit still, look at the mark, and let the sentence go quiet until only the lines are left.",
          "End it clearly: close your eyes, clap your hands, stand up, eat something.",
          "Put the mark away, where you will not look at it every day, or burn it safely, over stone or water.",
          "Then do the next small thing that the wish asks of you. That is part of it.",
        ]}
      />
      <SubHeading>Keep, wear or burn</SubHeading>
      <Tips
        tips={[
          "A mark for one event is burnt or buried when it is charged. A mark for a habit is kept in sight.",
          "For a ring, an engraving or a tattoo use the SVG file: it can be set at any size. Sleep over a tattoo for a month.",
          "One wish at a time. Three sigils in a week are three unfinished sentences.",
          "Write date and sentence on a sheet, fold it, open it in three months. Be honest about what you read.",
        ]}
      />
      <SubHeading>When to leave it</SubHeading>
      <p>
        A sigil is for wishes. It is not for emergencies, and no substitute for anybody who can help: a doctor, a
        counselor, a friend who picks up the phone. If what you want to write is that you don’t want to be any more,
        please talk to somebody first. <HelpLine />
      </p>
      <p>
        Leave it, too, when it begins to worry you: when you feel that you must draw one, or fear what happens if you
        don’t. Nothing happens if you don’t.
      </p>
    </>
  );
}
