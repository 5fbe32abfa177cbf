import { findLeadingElement, planActivation } from "#domain/sigils/describe-sigil.ts";
import { ELEMENT_LORE, ELEMENTS } from "#domain/sigils/methods/elemental/elements.ts";
import { PLANET_LORE, PLANETS } from "#domain/sigils/methods/planetary/planets.ts";
import { MONTH_OF_PRACTICE } from "../text/common-text.ts";
import { type Book, MARGIN_SIDE_PT, MEASURE_PT, TEXT_BOTTOM_PT, TEXT_TOP_PT } from "../typeset/book.ts";
import { Flow } from "../typeset/flow.ts";
import { INKS } from "../typeset/inks.ts";
import { drawMark } from "./draw-mark.ts";
import type { GuideMark } from "./guide-mark.ts";
import { setTable } from "./set-table.ts";

/** When, with what and how this very mark is activated. */
export function setActivationPlan(book: Book, mark: GuideMark): void {
  const plan = planActivation(mark.recipe, mark.care);
  if (!plan) return;
  const title = "Your activation plan";
  book.setChapter(title, () => {
    const flow = new Flow(book);
    flow.title(title);
    flow.heading("When");
    flow.paragraph(plan.when);
    flow.heading("With what");
    flow.points(plan.withWhat);
    flow.heading("How");
    flow.steps(plan.how);
    flow.heading("Afterwards");
    flow.paragraph(plan.afterwards);
  });
}

/** What belongs to the planets and to the elements. */
export function setCorrespondences(book: Book, mark: GuideMark | null): void {
  book.setChapter("Correspondences", () => {
    const flow = new Flow(book);
    flow.title("What belongs together");
    flow.paragraph(
      "Colours, metals and quarters speak of a wish without its words. Take one or two for a ritual; a table full of them is only a table full.",
    );
    flow.heading("The planets");
    setTable(book, {
      columns: [
        { title: "Planet", widthPt: 62 },
        { title: "Day", widthPt: 72 },
        { title: "Metal", widthPt: 75 },
        { title: "Colours", widthPt: 102 },
      ],
      rows: PLANETS.map((planet) => {
        const { name, weekday, metal, colors } = PLANET_LORE[planet];
        return { cells: [name, weekday, metal, colors.join(", ")], isMarked: planet === mark?.planet };
      }),
    });
    flow.note("Lead and quicksilver are poisonous: let a grey stone and a small mirror stand for them.");
    const leading = mark && findLeadingElement(mark.recipe);
    flow.heading("The elements");
    setTable(book, {
      columns: [
        { title: "Element", widthPt: 62 },
        { title: "Quarter", widthPt: 72 },
        { title: "Season", widthPt: 75 },
        { title: "What it does", widthPt: 102 },
      ],
      rows: ELEMENTS.map((element) => {
        const { name, direction, season, deed } = ELEMENT_LORE[element];
        return { cells: [name, direction, season, deed], isMarked: element === leading };
      }),
    });
  });
}

/** The mark as large as the page, with nothing beside it. */
export function setLargePrint(book: Book, mark: GuideMark): void {
  const blank = (TEXT_TOP_PT - TEXT_BOTTOM_PT - MEASURE_PT) / 2;
  book.setChapter("Your mark", () => drawMark(book, mark.drawing, TEXT_TOP_PT - blank, MEASURE_PT));
}

const DAYS = 7;
const BOX_PT = 15;

/** Four weeks, with a box for each day. */
export function setMonth(book: Book): void {
  const { title, opening, weeks, closing } = MONTH_OF_PRACTICE;
  book.setChapter(title, () => {
    const flow = new Flow(book);
    flow.title(title);
    flow.paragraph(opening);
    for (const [week, practice] of weeks) {
      flow.heading(week);
      flow.paragraph(practice);
      for (let day = 0; day < DAYS; day += 1) {
        const x = MARGIN_SIDE_PT + day * ((MEASURE_PT - BOX_PT) / (DAYS - 1));
        book.drawBox(x, book.y - BOX_PT, BOX_PT, BOX_PT, INKS.soft, 0.6);
      }
      book.y -= BOX_PT + 8;
    }
    flow.note(closing);
  });
}
