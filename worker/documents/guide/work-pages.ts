import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import {
  type Book,
  type LineStyle,
  MARGIN_SIDE_PT,
  MEASURE_PT,
  PAGE_WIDTH_PT,
  TEXT_BOTTOM_PT,
} from "../typeset/book.ts";
import { Flow } from "../typeset/flow.ts";
import { INKS } from "../typeset/inks.ts";
import { drawConstruction } from "./draw-mark.ts";
import type { GuideMark } from "./guide-mark.ts";

const TRACING_SIZE_PT = MEASURE_PT;

/** The page on which the mark is traced: pale ink to follow, over the lines that it is built on. */
export function setTracingPage(book: Book, mark: GuideMark | null): void {
  book.setChapter("A page to trace", () => {
    const flow = new Flow(book);
    flow.title(mark ? "Trace your mark" : "Draw your mark");
    flow.paragraph(mark ? TRACING_TEXT : DRAWING_TEXT);
    const top = book.y - 10;
    drawConstruction(book, top, TRACING_SIZE_PT);
    if (!mark) return;
    const place: Place = [(PAGE_WIDTH_PT - TRACING_SIZE_PT) / 2, top, TRACING_SIZE_PT / SIGIL_BOX_PX];
    book.drawPath(mark.drawing.seal, ...place, INKS.faint);
    book.drawPath(mark.drawing.figure, ...place, INKS.faint);
    for (const { centreLine, kind } of mark.drawing.strokes) {
      if (kind !== "terminal") book.drawWay(centreLine, ...place, INKS.rubric, 0.45);
    }
    markBeginning(book, mark, place);
  });
}

/** Sets a lozenge where the first stroke begins. */
function markBeginning(book: Book, { drawing }: GuideMark, [left, top, scale]: Place): void {
  const [, x, y] = /^M(-?[\d.]+)[ ,]?(-?[\d.]+)/.exec(drawing.strokes[0]?.centreLine ?? "") ?? [];
  if (x !== undefined && y !== undefined) book.drawLozenge(left + Number(x) * scale, top - Number(y) * scale, 3.4);
}

/** Left and upper edge of a drawing on the page, in points, and what its px are multiplied by. */
type Place = readonly [left: number, top: number, scale: number];

const TRACING_TEXT =
  "Follow the red way with a pen, from the lozenge on, without hurry. The pale ink shows how broad a quill would write it; the fine lines show what stands in the middle.";

const DRAWING_TEXT =
  "Draw your own mark over these lines: the figure within the inner circle, the seal on the outer one. Use a pencil first.";

const LINE_STEP_PT = 23;

/** The page for notes. */
export function setJournalPage(book: Book): void {
  book.setChapter("Journal", () => {
    const flow = new Flow(book);
    flow.title("Journal");
    flow.paragraph(
      "Write down the day, the hour and what you did, before you sleep. Write down later what came of it, also where nothing did.",
    );
    const label: LineStyle = { face: book.faces.italic, sizePt: 11, ink: INKS.soft };
    const field = (text: string, x: number, width: number) => {
      book.setLine(text, x, book.y, label);
      const start = x + label.face.measure(text, label.sizePt) + 5;
      book.drawRule(start, book.y - 2, x + width, book.y - 2);
    };
    book.y -= 16;
    field("Day", MARGIN_SIDE_PT, 148);
    field("Hour", MARGIN_SIDE_PT + 160, MEASURE_PT - 160);
    for (const heading of ["What I did", "What I noticed", "What came of it"]) {
      book.y -= 28;
      book.setLine(heading, MARGIN_SIDE_PT, book.y, { face: book.faces.display, sizePt: 13, ink: INKS.rubric });
      const lines = heading === "What came of it" ? Math.floor((book.y - TEXT_BOTTOM_PT) / LINE_STEP_PT) : 4;
      for (let line = 0; line < lines; line += 1) {
        book.y -= LINE_STEP_PT;
        book.drawRule(MARGIN_SIDE_PT, book.y, MARGIN_SIDE_PT + MEASURE_PT, book.y);
      }
    }
  });
}
