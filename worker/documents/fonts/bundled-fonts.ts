import italicCyrillic from "@fontsource/eb-garamond/files/eb-garamond-cyrillic-400-italic.woff?inline";
import romanCyrillic from "@fontsource/eb-garamond/files/eb-garamond-cyrillic-400-normal.woff?inline";
import italicCyrillicExt from "@fontsource/eb-garamond/files/eb-garamond-cyrillic-ext-400-italic.woff?inline";
import romanCyrillicExt from "@fontsource/eb-garamond/files/eb-garamond-cyrillic-ext-400-normal.woff?inline";
import italicGreek from "@fontsource/eb-garamond/files/eb-garamond-greek-400-italic.woff?inline";
import romanGreek from "@fontsource/eb-garamond/files/eb-garamond-greek-400-normal.woff?inline";
import italicGreekExt from "@fontsource/eb-garamond/files/eb-garamond-greek-ext-400-italic.woff?inline";
import romanGreekExt from "@fontsource/eb-garamond/files/eb-garamond-greek-ext-400-normal.woff?inline";
import italicLatin from "@fontsource/eb-garamond/files/eb-garamond-latin-400-italic.woff?inline";
import romanLatin from "@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff?inline";
import italicLatinExt from "@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-italic.woff?inline";
import romanLatinExt from "@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-normal.woff?inline";
import display from "@fontsource/im-fell-english/files/im-fell-english-latin-400-normal.woff?inline";
import type { FontFiles } from "./typeface.ts";

/** The fonts as the build puts them beside the Worker's code; imported when the first document is made. */
export const BUNDLED_FONTS: FontFiles = {
  roman: {
    latin: romanLatin,
    latinExt: romanLatinExt,
    greek: romanGreek,
    greekExt: romanGreekExt,
    cyrillic: romanCyrillic,
    cyrillicExt: romanCyrillicExt,
  },
  italic: {
    latin: italicLatin,
    latinExt: italicLatinExt,
    greek: italicGreek,
    greekExt: italicGreekExt,
    cyrillic: italicCyrillic,
    cyrillicExt: italicCyrillicExt,
  },
  display,
};
