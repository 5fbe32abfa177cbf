import { type Book, LEADING_PT, type LineStyle, MARGIN_SIDE_PT, MEASURE_PT, TEXT_SIZE_PT } from "./book.ts";
import { breakLines } from "./break-lines.ts";
import { INKS } from "./inks.ts";

/** Neither the foot nor the head of a page holds fewer lines of a paragraph than this. */
const LINES_TOGETHER = 2;

const INITIAL_LINES = 3;
const INITIAL_SIZE_PT = 58;
const STEP_INDENT_PT = 22;

/** Where a paragraph is, and what is around it. */
interface ParagraphPlace {
  readonly indentPt?: number;
  readonly afterPt?: number;
  readonly style?: LineStyle;
}

/** Sets running text into a book, from page to page. */
export class Flow {
  readonly #book: Book;

  constructor(book: Book) {
    this.#book = book;
  }

  /** The chapter's title, large, with a rule under it. */
  title(text: string): void {
    const { faces } = this.#book;
    const style: LineStyle = { face: faces.display, sizePt: 25 };
    for (const line of this.#break(text, style, () => MEASURE_PT)) {
      this.#book.y -= 29;
      this.#book.setLine(line, MARGIN_SIDE_PT, this.#book.y + 5, style);
    }
    this.#book.drawRule(
      MARGIN_SIDE_PT,
      this.#book.y - 4,
      MARGIN_SIDE_PT + MEASURE_PT,
      this.#book.y - 4,
      INKS.text,
      1.4,
    );
    this.#book.drawRule(MARGIN_SIDE_PT, this.#book.y - 7, MARGIN_SIDE_PT + MEASURE_PT, this.#book.y - 7, INKS.text);
    this.#gap(24);
  }

  /** A heading within a chapter; it is never at the foot of a page without its text. */
  heading(text: string): void {
    if (this.#book.room < 34 + LINES_TOGETHER * LEADING_PT) this.#book.turnPage();
    else this.#gap(8);
    this.#gap(18);
    const style = { face: this.#book.faces.display, sizePt: 15.5, ink: INKS.rubric };
    this.#book.setLine(text, MARGIN_SIDE_PT, this.#book.y + 4, style);
    this.#gap(5);
  }

  paragraph(text: string, { indentPt = 0, afterPt = 7, style = this.#textStyle() }: ParagraphPlace = {}): void {
    const lines = this.#break(text, style, () => MEASURE_PT - indentPt);
    this.#setLines(lines, style, () => MARGIN_SIDE_PT + indentPt);
    this.#gap(afterPt);
  }

  /** A paragraph that begins with a large red initial. */
  initialParagraph(text: string): void {
    const style = this.#textStyle();
    const [initial = "", ...rest] = text;
    const face = this.#book.faces.display;
    const indentPt = face.measure(initial, INITIAL_SIZE_PT) + 6;
    const indentOf = (line: number) => (line < INITIAL_LINES ? indentPt : 0);
    const lines = this.#break(rest.join(""), style, (line) => MEASURE_PT - indentOf(line));
    const baseline = this.#book.y - INITIAL_LINES * LEADING_PT * this.#book.spacing + 3.6;
    this.#book.setLine(initial, MARGIN_SIDE_PT, baseline, { face, sizePt: INITIAL_SIZE_PT, ink: INKS.rubric });
    this.#setLines(lines, style, (line) => MARGIN_SIDE_PT + indentOf(line));
    this.#gap(7);
  }

  /** Numbered steps, the numbers in red. */
  steps(items: readonly string[]): void {
    for (const [index, item] of items.entries()) this.#item(item, `${index + 1}.`);
    this.#gap(4);
  }

  /** Points, each behind a lozenge. */
  points(items: readonly string[]): void {
    for (const item of items) this.#item(item, null);
    this.#gap(4);
  }

  /** A small note in softer ink. */
  note(text: string): void {
    this.paragraph(text, { style: { face: this.#book.faces.italic, sizePt: 10.4, ink: INKS.soft } });
  }

  /** A term in red, and what it means. */
  entry(term: string, meaning: string): void {
    const roman = this.#textStyle();
    const termStyle: LineStyle = { face: this.#book.faces.italic, sizePt: TEXT_SIZE_PT, ink: INKS.rubric };
    const lead = termStyle.face.measure(`${term}  `, TEXT_SIZE_PT);
    const lines = this.#break(meaning, roman, (line) => MEASURE_PT - (line === 0 ? lead : 14));
    this.#setLines(
      lines,
      roman,
      (line) => MARGIN_SIDE_PT + (line === 0 ? lead : 14),
      (y) => this.#book.setLine(term, MARGIN_SIDE_PT, y, termStyle),
    );
    this.#gap(4);
  }

  #item(text: string, number: string | null): void {
    const style = this.#textStyle();
    const lines = this.#break(text, style, () => MEASURE_PT - STEP_INDENT_PT);
    this.#setLines(
      lines,
      style,
      () => MARGIN_SIDE_PT + STEP_INDENT_PT,
      (y) => {
        if (number === null) return this.#book.drawLozenge(MARGIN_SIDE_PT + 6, y + 3.6, 2.6);
        const numberStyle = { face: this.#book.faces.roman, sizePt: TEXT_SIZE_PT, ink: INKS.rubric };
        const width = numberStyle.face.measure(number, numberStyle.sizePt);
        this.#book.setLine(number, MARGIN_SIDE_PT + STEP_INDENT_PT - 7 - width, y, numberStyle);
      },
    );
    this.#gap(4);
  }

  #gap(heightPt: number): void {
    this.#book.y -= heightPt * this.#book.spacing;
  }

  #textStyle(): LineStyle {
    return { face: this.#book.faces.roman, sizePt: TEXT_SIZE_PT };
  }

  #break(text: string, { face, sizePt }: LineStyle, widthOf: (line: number) => number): readonly string[] {
    const measure = (part: string) => face.measure(part, sizePt);
    const words = text
      .replaceAll("'", "’")
      .split(/\s+/)
      .filter((word) => word !== "");
    return breakLines(words, measure, measure(" "), widthOf);
  }

  /** Sets lines from the place of the book on; at the end of a page at least two of them stay together on either side. */
  #setLines(
    lines: readonly string[],
    style: LineStyle,
    leftOf: (line: number) => number,
    atFirst: (baseline: number) => void = () => {},
  ): void {
    const leading = (style.sizePt === TEXT_SIZE_PT ? LEADING_PT : style.sizePt * 1.32) * this.#book.spacing;
    let fitting = Math.floor(this.#book.room / leading + 0.01);
    if (fitting < lines.length) {
      if (lines.length - fitting < LINES_TOGETHER) fitting = lines.length - LINES_TOGETHER;
      if (fitting < LINES_TOGETHER) {
        this.#book.turnPage();
        fitting = lines.length;
      }
    }
    for (const [index, line] of lines.entries()) {
      if (index === fitting) this.#book.turnPage();
      this.#book.y -= leading;
      const baseline = this.#book.y + 3.6;
      if (index === 0) atFirst(baseline);
      this.#book.setLine(line, leftOf(index), baseline, style);
    }
  }
}
