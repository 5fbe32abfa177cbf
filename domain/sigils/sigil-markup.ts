/** The parts of a drawing that make its picture: path data in a 512 by 512 box. */
export interface SigilPaths {
  /** Faint parts behind the figure, from back to front; opacities are of 1, in whole hundredths. */
  readonly ground: readonly { readonly path: string; readonly opacity: number }[];
  readonly seal: string;
  readonly figure: string;
}

/** Side of the square box that sigils are drawn in, in px. */
export const SIGIL_BOX_PX = 512;

/** A sigil's `svgPath`: markup for inside a 512 by 512 `<svg>`, in the color of the text around it. */
export function toSigilMarkup({ ground, seal, figure }: SigilPaths): string {
  const faint = ground.map(({ path, opacity }) => `<path opacity="${opacity}" d="${path}"/>`).join("");
  return `${faint}<path d="${seal}"/><path d="${figure}"/>`;
}

const DATA = "[MmLlHhVvCcSsQqTtAaZz0-9 ,.+-]*";
const FAINT_PATH = `<path opacity="(0\\.\\d{1,2}|1)" d="(${DATA})"/>`;
const SIGIL_MARKUP = new RegExp(`^((?:${FAINT_PATH})*)<path d="(${DATA})"/><path d="(${DATA})"/>$`);

/** The paths in a sigil's `svgPath`, byte for byte; null where the markup is anything but plain paths in their order. */
export function parseSigilMarkup(rawMarkup: string): SigilPaths | null {
  const [, faint, , , seal, figure] = SIGIL_MARKUP.exec(rawMarkup) ?? [];
  if (faint === undefined || seal === undefined || figure === undefined) return null;
  const ground = Array.from(faint.matchAll(new RegExp(FAINT_PATH, "g")), ([, opacity, path]) => ({
    path: path ?? "",
    opacity: Number(opacity),
  }));
  return { ground, seal, figure };
}
