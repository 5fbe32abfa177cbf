import { type Book, type LineStyle, MARGIN_SIDE_PT } from "../typeset/book.ts";
import { breakLines } from "../typeset/break-lines.ts";
import { INKS } from "../typeset/inks.ts";

/** A table of text; a marked row is red. */
export interface Table {
  readonly columns: readonly { readonly title: string; readonly widthPt: number }[];
  readonly rows: readonly { readonly cells: readonly string[]; readonly isMarked?: boolean }[];
}

const SIZE_PT = 10.2;
const LEADING_PT = 12.6;
const GUTTER_PT = 8;

/** Sets a table between rules; it is never split between pages. */
export function setTable(book: Book, { columns, rows }: Table): void {
  const right = MARGIN_SIDE_PT + columns.reduce((sum, { widthPt }) => sum + widthPt, 0);
  const ruleOff = (thickness: number) => book.drawRule(MARGIN_SIDE_PT, book.y, right, book.y, INKS.text, thickness);
  const head: LineStyle = { face: book.faces.italic, sizePt: SIZE_PT, ink: INKS.soft };
  const body = (isMarked: boolean): LineStyle => ({
    face: book.faces.roman,
    sizePt: SIZE_PT,
    ink: isMarked ? INKS.rubric : INKS.text,
  });
  book.y -= 4;
  ruleOff(1.2);
  setRow(
    book,
    columns,
    columns.map(({ title }) => title),
    head,
  );
  ruleOff(0.5);
  for (const { cells, isMarked = false } of rows) setRow(book, columns, cells, body(isMarked));
  ruleOff(0.5);
  book.y -= 8;
}

function setRow(book: Book, columns: Table["columns"], cells: readonly string[], style: LineStyle): void {
  const measure = (text: string) => style.face.measure(text, style.sizePt);
  const broken = columns.map(({ widthPt }, index) =>
    breakLines((cells[index] ?? "").split(" "), measure, measure(" "), () => widthPt - GUTTER_PT),
  );
  let x = MARGIN_SIDE_PT;
  for (const [index, lines] of broken.entries()) {
    for (const [row, line] of lines.entries()) book.setLine(line, x, book.y - 2 - (row + 1) * LEADING_PT + 3, style);
    x += columns[index]?.widthPt ?? 0;
  }
  book.y -= Math.max(...broken.map(({ length }) => length)) * LEADING_PT + 4;
}
