import { END, F, LetterTable, N } from "./letter-table";

/**
 * How each letter spans the triangle: outward from the axis to the side, and down from the side of the point, in hundredths of the room; the other half
 * is the mirror's image.
 */
export const SPAN_SIGNS = new LetterTable([
  /* A */ 0, 0, 100, 66, -10, N, END,
  /* B */ 0, 0, 0, 46, -100, 0, 100, -100, N, END,
  /* C */ 0, 26, 62, 100, -40, N, END,
  /* D */ 0, 0, 0, 100, -55, N, END,
  /* E */ 0, 100, 66, 22, 45, F, 0, 56, 34, 4, 40, F, END,
  /* F */ 0, 44, 100, 8, 20, N, 0, 44, 0, 100, 0, N, END,
  /* G */ 0, 4, 46, 62, 8, 0, 96, -36, N, END,
  /* H */ 0, 30, 50, 30, 0, 50, 100, 0, N, END,
  /* I */ 0, 6, 0, 97, -28, N, END,
  /* J */ 0, 12, 36, 50, 26, 60, 100, -24, N, END,
  /* K */ 0, 36, 100, 4, 10, N, 0, 36, 100, 60, -8, N, END,
  /* L */ 36, 100, 36, 42, 0, 100, 42, 0, N, END,
  /* M */ 0, 100, 46, 6, -14, 100, 66, -14, N, END,
  /* N */ 34, 100, 34, 52, 0, 100, 22, -24, N, END,
  /* O */ 0, 4, 0, 96, -100, N, END,
  /* P */ 0, 0, 0, 50, -100, N, END,
  /* Q */ 0, 4, 0, 56, -100, N, 12, 52, 56, 100, -16, N, END,
  /* R */ 0, 0, 0, 46, -100, N, 0, 46, 100, 52, -10, N, END,
  /* S */ 0, 54, 48, 44, -30, 100, 24, 18, N, END,
  /* T */ 0, 36, 100, 36, 0, N, END,
  /* U */ 0, 70, 100, 4, 46, N, END,
  /* V */ 0, 100, 100, 6, 0, N, END,
  /* W */ 0, 36, 46, 100, -8, 100, 12, -8, N, END,
  /* X */ 0, 0, 100, 66, 0, N, 0, 100, 100, 12, 0, N, END,
  /* Y */ 0, 100, 100, 4, -32, N, END,
  /* Z */ 0, 4, 58, 28, 0, 20, 50, 0, 100, 68, 0, N, END,
]);
