import { END, LetterTable, N } from "./letter-table";

/** Marks of themes come first. */
export const THEME_MARKS: i32 = 12;

/** The mark of each of the twelve themes, in their order, then of the nine motifs: outward from the axis and down, in hundredths of its radius. */
export const HEART_MARKS = new LetterTable([
  /* discovery: a star of four points */ 0, -100, 100, 0, -28, 0, 100, -28, N, END,
  /* purpose: an arrow */ 0, -96, 74, 0, -12, N, 0, -96, 0, 100, 0, N, END,
  /* alignment: a mandorla */ 0, -100, 0, 100, -52, N, END,
  /* truth: a balance */ 0, -50, 84, -50, 0, 84, 20, 0, N, 0, -100, 0, 100, 0, N, END,
  /* love: two arms that close */ 0, -100, 0, 100, 0, N, 78, -70, -62, 84, 34, N, END,
  /* wealth: a ring */ 0, -100, 0, 100, -100, N, END,
  /* power: two chevrons */ 0, -100, 76, -20, 0, N, 0, -10, 76, 70, 0, N, 0, -100, 0, 100, 0, N, END,
  /* wisdom: an open eye */ 0, -100, 0, -60, 0, N, 0, -60, 100, 0, -26, 0, 60, -26, N, 0, 60, 0, 100, 0, N, END,
  /* healing: a cross of equal arms */ 0, -100, 0, 100, 0, N, 0, 0, 96, 0, 0, N, END,
  /* protection: a shield */ 0, -100, 0, -70, 0, N, 0, -70, 76, -70, 0, 74, 0, 0, 0, 100, -22, N, END,
  /* growth: a sprout */ 0, -100, 0, 100, 0, N, 0, 60, 80, -50, -42, 0, 60, -42, N, END,
  /* peace: a bowl */ 0, -100, 0, 100, 0, N, 0, 70, 90, -30, 44, N, END,
  /* tree */ 0, -100, 0, 100, 0, N, 0, 50, 80, -36, 36, N, END,
  /* spiral */ 0, 100, 84, 0, 60, 0, -100, 60, N, END,
  /* knot */ 0, -100, 70, 0, -45, 0, 100, -45, N, 0, 0, 100, 0, 0, N, END,
  /* sun */ 0, -62, 0, 62, -100, N, 0, -100, 0, -62, 0, N, 0, 62, 0, 100, 0, N, 62, 0, 106, 0, 0, N, END,
  /* moon */ 0, -100, 0, 100, 0, N, 0, 100, 84, -30, 60, N, END,
  /* hand */ 0, -100, 0, 100, 0, N, 0, 66, 66, 0, 36, 66, -60, 0, N, END,
  /* eye */ 0, -30, 100, 30, -20, 0, 80, -26, N, 0, -100, 0, -30, 0, N, 0, 80, 0, 100, 0, N, END,
  /* serpent */ 0, -100, 60, -30, -60, 0, 100, 60, N, END,
  /* mountain */ 0, -100, 92, 100, 0, 0, 100, 0, N, END,
]);
