import { END, F, LetterTable, N } from "./letter-table";

/**
 * How each letter fills the room between a side of the triangle and its frame: along the side from its middle, in hundredths of half of it, and from the
 * side (0) to the frame (100) as far as it is there. The other half is the mirror's image.
 */
export const CELL_SIGNS = new LetterTable([
  /* A */ 0, 100, 46, 0, -8, N, END,
  /* B */ 22, 0, 22, 100, 40, N, END,
  /* C */ 0, 60, 58, 0, -34, N, END,
  /* D */ 0, 0, 0, 100, 52, N, END,
  /* E */ 0, 0, 0, 100, 0, N, 38, 0, 42, 100, 8, N, END,
  /* F */ 22, 0, 22, 100, 10, N, END,
  /* G */ 0, 56, 48, 0, -40, N, 0, 56, 0, 100, 0, N, END,
  /* H */ 30, 0, 30, 100, 0, N, 0, 50, 30, 50, 0, N, END,
  /* I */ 0, 0, 0, 100, 0, N, END,
  /* J */ 0, 100, 0, 42, 0, N, 0, 42, 44, 100, 40, N, END,
  /* K */ 0, 48, 44, 100, 10, N, 0, 48, 44, 0, -10, N, END,
  /* L */ 0, 60, 32, 60, 0, 32, 100, 0, N, END,
  /* M */ 0, 0, 70, 0, -84, N, END,
  /* N */ 0, 0, 30, 55, 30, 60, 100, -30, N, END,
  /* O */ 0, 0, 0, 100, 100, N, END,
  /* P */ 0, 44, 0, 100, 100, N, 0, 0, 0, 44, 0, N, END,
  /* Q */ 0, 22, 0, 78, 100, N, 0, 0, 0, 22, 0, N, 0, 78, 0, 100, 0, N, END,
  /* R */ 0, 46, 0, 100, 100, N, 0, 46, 44, 0, 14, N, END,
  /* S */ 50, 0, 24, 50, 30, 0, 100, -30, N, END,
  /* T */ 0, 58, 32, 58, 0, N, 0, 0, 0, 58, 0, N, END,
  /* U */ 0, 28, 54, 100, 44, N, END,
  /* V */ 0, 0, 50, 100, 0, N, END,
  /* W */ 0, 100, 28, 0, -20, 58, 100, -20, N, END,
  /* X */ 30, 0, -30, 100, 0, N, END,
  /* Y */ 0, 0, 0, 42, 0, N, 0, 42, 46, 100, 26, N, END,
  /* Z */ 0, 100, 36, 62, 0, 4, 38, 0, 48, 0, 0, N, END,
]);
