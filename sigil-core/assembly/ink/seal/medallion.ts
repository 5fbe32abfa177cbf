import { PathWriter } from "../../encode/path-writer";
import { flattenChain } from "../../geometry/cubic";
import { Polyline } from "../../geometry/polyline";
import { hasPoint, planetGlyph } from "../../glyphs/planets";
import { chain, chainStarts, readPathText, strokesRead } from "../../glyphs/path-text";
import { inkRibbon } from "../ribbon";
import { disc, ring } from "../shapes";
import { CENTER_PX } from "./circle-parts";

/** Its middle above the seal's. */
const UP_PX: f64 = 216;
const RADIUS_PX: f64 = 22;
const GLYPH_PX: f64 = 14.2;
const NIB_PX: f64 = 4.4;
const FLATTEN_STEP_PX: f64 = 2.5;

const line = new Polyline(128);

/** The planet's sign in a small ring, where the seal's inscription begins. */
export function drawMedallion(out: PathWriter, planet: i32): void {
  const middleY = CENTER_PX - UP_PX;
  ring(out, CENTER_PX, middleY, RADIUS_PX, 2);
  if (hasPoint(planet)) disc(out, CENTER_PX, middleY, 3);
  readPathText(planetGlyph(planet));
  for (let stroke = 0; stroke < strokesRead; stroke++) {
    line.clear();
    flattenChain(chain, chainStarts[stroke], chainStarts[stroke + 1], GLYPH_PX, GLYPH_PX, middleY, FLATTEN_STEP_PX, line);
    for (let i = 0; i < line.count; i++) line.x[i] += CENTER_PX;
    inkRibbon(out, line, NIB_PX, 1, 0.86, 0.86);
  }
}
