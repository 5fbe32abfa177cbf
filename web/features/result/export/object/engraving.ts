import { BLACK } from "#domain/inks.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { SIGIL_BOX_PX } from "#domain/sigils/sigil-markup.ts";
import type { Drawing, Stroke } from "#sigil-core/host/drawing.ts";
import { flattenPath } from "./flatten-path.ts";

/** What an engraver or a plotter follows: the layers of a drawing, in the order in which they are cut. */
export interface EngravingLayer {
  /** The pen's way through each stroke; the outlines of ends and marks; the outlines of the ring around the figure. */
  readonly name: "strokes" | "ends" | "ring";
  /** Path data in the drawing's box. */
  readonly paths: readonly string[];
}

/** Side of the drawing's box on the piece, mm; whoever cuts it scales it as they need. */
export const ENGRAVING_SIDE_MM = 60;

/** Width at which the lines are shown, mm: a tool cuts as wide as it is. */
const SHOWN_LINE_MM = 0.2;

const MM_PER_PX = ENGRAVING_SIDE_MM / SIGIL_BOX_PX;

/** The lines of a drawing that a tool follows. What is an area and no stroke is given as its outline. */
export function listEngravingLayers({ strokes, seal }: Pick<Drawing, "strokes" | "seal">): readonly EngravingLayer[] {
  return [
    { name: "strokes", paths: strokes.filter((stroke) => !isArea(stroke)).map(({ centreLine }) => centreLine) },
    { name: "ends", paths: strokes.filter(isArea).map(({ outline }) => outline) },
    { name: "ring", paths: [seal] },
  ];
}

/** Below this many times its width a part of a symbol is a dot or a mark, whose center line shows nothing of its shape. */
const SHORTEST_LINE = 2;

function isArea({ kind, lengthPx, widthPx }: Stroke): boolean {
  return kind === "terminal" || (kind === "symbol" && lengthPx < SHORTEST_LINE * widthPx);
}

/** An SVG for engravers: lines without areas, a group a layer, in millimeters. */
export function buildEngravingSvg(layers: readonly EngravingLayer[]): string {
  const groups = layers.map(
    ({ name, paths }) => `<g id="${name}">${paths.map((path) => `<path d="${path}"/>`).join("")}</g>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ENGRAVING_SIDE_MM}mm" height="${ENGRAVING_SIDE_MM}mm" viewBox="0 0 ${SIGIL_BOX_PX} ${SIGIL_BOX_PX}" fill="none" stroke="${BLACK}" stroke-width="${SHOWN_LINE_MM / MM_PER_PX}" stroke-linecap="round" stroke-linejoin="round">`,
    `<title>${PRODUCT_NAME} sigil, lines to engrave</title>`,
    ...groups,
    "</svg>",
  ].join("\n");
}

/** Colors of the layers by the numbers of AutoCAD's index: machines are often told what to do by color. */
const LAYER_COLORS: Readonly<Record<EngravingLayer["name"], number>> = { strokes: 7, ends: 1, ring: 5 };

/**
 * A DXF of release 12 (AC1009), which every machine reads: polylines of straight pieces, a layer each, in millimeters, y upward. The
 * groups are those of Autodesk's DXF reference: 0 type, 8 layer, 10 and 20 coordinates, 66 vertices follow, 70 flags (1 closed).
 */
export function buildEngravingDxf(layers: readonly EngravingLayer[]): string {
  const groups: (readonly [code: number, value: string | number])[] = [
    [0, "SECTION"],
    [2, "HEADER"],
    [9, "$ACADVER"],
    [1, "AC1009"],
    [9, "$EXTMIN"],
    [10, 0],
    [20, 0],
    [9, "$EXTMAX"],
    [10, ENGRAVING_SIDE_MM],
    [20, ENGRAVING_SIDE_MM],
    [0, "ENDSEC"],
    [0, "SECTION"],
    [2, "TABLES"],
    [0, "TABLE"],
    [2, "LAYER"],
    [70, layers.length],
  ];
  for (const { name } of layers) {
    groups.push([0, "LAYER"], [2, toDxfName(name)], [70, 0], [62, LAYER_COLORS[name]], [6, "CONTINUOUS"]);
  }
  groups.push([0, "ENDTAB"], [0, "ENDSEC"], [0, "SECTION"], [2, "ENTITIES"]);
  for (const { name, paths } of layers) {
    const layer = toDxfName(name);
    for (const { points, isClosed } of paths.flatMap(flattenPath)) {
      groups.push([0, "POLYLINE"], [8, layer], [66, 1], [10, 0], [20, 0], [70, isClosed ? 1 : 0]);
      for (const [x, y] of points) {
        groups.push([0, "VERTEX"], [8, layer], [10, toMm(x)], [20, toMm(SIGIL_BOX_PX - y)]);
      }
      groups.push([0, "SEQEND"], [8, layer]);
    }
  }
  groups.push([0, "ENDSEC"], [0, "EOF"]);
  return `${groups.map(([code, value]) => `${String(code).padStart(3)}\r\n${value}`).join("\r\n")}\r\n`;
}

/** Names of release 12 are written in capitals. */
function toDxfName(name: EngravingLayer["name"]): string {
  return name.toUpperCase();
}

/** Hundredths of a millimeter are finer than any tool. */
function toMm(px: number): string {
  return (px * MM_PER_PX).toFixed(3);
}
