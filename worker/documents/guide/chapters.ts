import type { Care } from "#domain/intentions/intention-analysis.ts";
import type { Ritual } from "#domain/sigils/guide.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { PLANET_LORE, PLANETS, withArticle } from "#domain/sigils/methods/planetary/planets.ts";
import { SERVER_KITS } from "#domain/sigils/server-kits.ts";
import { CARE_TEXTS } from "../text/care-text.ts";
import { AFTERWARDS, BEFORE_YOU_BEGIN, HOURS_TEXT, STEPS_WITHOUT_MARK, WORD_LIST } from "../text/common-text.ts";
import type { Book } from "../typeset/book.ts";
import { Flow } from "../typeset/flow.ts";
import { type GuideMark, toShowableStep } from "./guide-mark.ts";
import { setTable } from "./set-table.ts";

/** What goes before all else where the words of the mark mean harm. */
export function setCare(book: Book, { kind, message }: Care): void {
  const { title, parts, closing } = CARE_TEXTS[kind];
  setChapter(book, title, (flow) => {
    flow.paragraph(message);
    for (const { heading, points } of parts) {
      flow.heading(heading);
      flow.points(points);
    }
    flow.note(closing);
  });
}

/** What the wish needs before anything is done. */
export function setBeginning(book: Book, mark: GuideMark | null): void {
  const { title, opening, openingWithoutMark, body, checks, readiness, signs } = BEFORE_YOU_BEGIN;
  setChapter(book, title, (flow) => {
    flow.initialParagraph(mark ? opening : openingWithoutMark);
    flow.paragraph(body);
    flow.points(checks);
    flow.heading(readiness);
    flow.points(signs);
  });
}

/** How the mark came about, step by step. */
export function setMaking(book: Book, mark: GuideMark | null): void {
  setChapter(book, mark ? "How your mark was made" : "How a mark is made", (flow) => {
    if (!mark) {
      flow.paragraph(
        "The simplest way needs a pencil and ten minutes. Try it here, on any sheet, before you choose another.",
      );
      flow.steps(STEPS_WITHOUT_MARK);
      return;
    }
    if (!mark.words) {
      for (const text of WITHOUT_WORDS) flow.paragraph(text);
      return;
    }
    flow.paragraph(mark.care ? "These are the steps that led to it." : STEPS_TO_FOLLOW);
    flow.steps(mark.words.steps.map((step) => toShowableStep(step, book.faces.roman)));
  });
}

const WITHOUT_WORDS = [
  "It was drawn from words that are not in this book, and neither are the steps that led from them to the mark: they stay on the page where it was made.",
  "That is on purpose. Anybody can enter an address, so words go by mail only to one that is known to belong to the person who wrote them. Whoever made the mark knows them by heart.",
] as const;

const STEPS_TO_FOLLOW =
  "These are the steps that led to it. They can be followed with a pen; the same words will lead you to the same mark.";

/** A ritual with what it needs. */
export function setRitual(book: Book, { title, opening, needs, steps, closing }: Ritual): void {
  setChapter(book, title, (flow) => {
    flow.paragraph(opening);
    flow.heading("What you need");
    flow.points(needs);
    flow.heading("What you do");
    flow.steps(steps);
    flow.note(closing);
  });
}

const WAYS_TO_PLANET = {
  words: "Your words belong to",
  count: "None of your words names a planet; their letters, counted, lead to",
  chosen: "You chose",
} as const satisfies Record<GuideMark["planetReason"], string>;

/** Which day and hour suit the words. */
export function setTiming(book: Book, mark: GuideMark | null): void {
  setChapter(book, "The day and the hour", (flow) => {
    if (mark) {
      const { planet, planetReason } = mark;
      const { weekday, domains } = PLANET_LORE[planet];
      const name = withArticle(planet);
      flow.paragraph(
        `${WAYS_TO_PLANET[planetReason]} ${name}, which rules ${domains.join(", ")}. Charge the mark on a ${weekday}, in an hour of ${name}.`,
      );
    } else
      flow.paragraph(
        "Each wish belongs to one of the seven planets. Find yours in the table, and charge your mark on its day, in one of its hours.",
      );
    flow.heading("The seven days");
    setTable(book, {
      columns: [
        { title: "Planet", widthPt: 58 },
        { title: "Day", widthPt: 66 },
        { title: "Rules", widthPt: 187 },
      ],
      rows: PLANETS.map((each) => {
        const { name, weekday, domains } = PLANET_LORE[each];
        return { cells: [name, weekday, domains.join(", ")], isMarked: each === mark?.planet };
      }),
    });
    flow.heading("How to find the hour");
    flow.paragraph(HOURS_TEXT);
  });
}

/** What becomes of the mark. */
export function setAfterwards(book: Book): void {
  const { title, opening, forgetHeading, forget, keepHeading, keep, closing } = AFTERWARDS;
  setChapter(book, title, (flow) => {
    flow.paragraph(opening);
    flow.heading(forgetHeading);
    flow.points(forget);
    flow.heading(keepHeading);
    flow.points(keep);
    flow.note(closing);
  });
}

/** Where it all comes from, and the words that were used. */
export function setSources(book: Book, method: SigilMethod): void {
  setChapter(book, "Sources and words", (flow) => {
    flow.heading("Sources");
    flow.points(SERVER_KITS[method].guide.sources);
    flow.heading("Words");
    for (const [term, meaning] of WORD_LIST) flow.entry(term, meaning);
    book.drawLozengeRule(book.y - 12);
  });
}

function setChapter(book: Book, title: string, set: (flow: Flow) => void): void {
  book.setChapter(title, () => {
    const flow = new Flow(book);
    flow.title(title);
    set(flow);
  });
}
