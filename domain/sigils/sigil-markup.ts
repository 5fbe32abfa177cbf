/** The parts of a drawing that make its picture: path data in a 512 by 512 box. */
export interface SigilPaths {
  readonly seal: string;
  readonly figure: string;
}

/** Side of the square box that sigils are drawn in, in px. */
export const SIGIL_BOX_PX = 512;

/** A sigil's `svgPath`: markup for inside a 512 by 512 `<svg>`, in the colour of the text around it. */
export function toSigilMarkup({ seal, figure }: SigilPaths): string {
  return `<path d="${seal}"/><path d="${figure}"/>`;
}
