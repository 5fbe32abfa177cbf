/** A sheet of paper, in points of 1/72 inch. */
export interface PaperSize {
  readonly name: "A4" | "Letter";
  readonly widthPt: number;
  readonly heightPt: number;
}

const A4: PaperSize = { name: "A4", widthPt: 595.28, heightPt: 841.89 };
const LETTER: PaperSize = { name: "Letter", widthPt: 612, heightPt: 792 };

/** Where Letter is the paper in the printer (Unicode CLDR, measurementData: paperSize US-Letter). */
const LETTER_REGIONS: ReadonlySet<string> = new Set("BZ CA CL CO CR GT MX NI PA PH PR SV US VE".split(" "));

/** The paper of a locale's country, found by its likeliest one where none is named; A4 where nothing is known. */
export function choosePaper(locale: string): PaperSize {
  return LETTER_REGIONS.has(findRegion(locale)) ? LETTER : A4;
}

function findRegion(locale: string): string {
  try {
    return new Intl.Locale(locale).maximize().region ?? "";
  } catch {
    return "";
  }
}
