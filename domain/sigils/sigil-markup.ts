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

const SIGIL_MARKUP = /^<path d="([MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*)"\/><path d="([MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*)"\/>$/;

/** The paths in a sigil's `svgPath`, byte for byte; null where the markup is anything but two paths of plain path data. */
export function parseSigilMarkup(rawMarkup: string): SigilPaths | null {
  const [, seal, figure] = SIGIL_MARKUP.exec(rawMarkup) ?? [];
  return seal === undefined || figure === undefined ? null : { seal, figure };
}
