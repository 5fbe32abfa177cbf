import { OK, RESULT_SILHOUETTE } from "../../abi";
import { addSymbol, setName } from "../../encode/result";
import { FIRST_CENTER, FIRST_CONCEPT, symbolIds } from "../../glyphs/symbols/library";
import { beginBoard } from "../../ink/board/board";
import { inkBoard } from "../../ink/board/ink-board";
import { cutNib, cutNibBroad } from "../../ink/nib";
import { drawRing } from "../../ink/ring/set-ring";
import { centerSymbol, customLayout, customSymbolCount, symbolAt } from "./custom-options";
import { Stream } from "../../text/stream";
import { drawCircle } from "./circle";
import { drawCompass } from "./compass";
import { compassName, placeCount, placeOnCompass, placeInRing, placeSymbolNumber, placeTurn } from "./places";
import { clearReports } from "./report";
import { drawTree } from "./tree";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const SEAL_STAGE: u64 = 0x7365616c;
/** Softer than the other methods': signs turn with their arms, and none of them may thin out by its direction. */
const NIB_CONTRAST: f64 = 0.68;
const DIRECTIONAL: i32 = 1;
const CIRCULAR: i32 = 2;

const stream = new Stream();

/** The custom method: the chosen symbols as signs that grow from one in the middle, on arms whose form and marks are the letters'. */
export function drawCustom(seed: u64): i32 {
  beginBoard();
  clearReports();
  cutNib(NIB_CONTRAST);
  stream.start(seed, LAYOUT_STAGE);
  addSymbol(symbolIds[FIRST_CENTER + centerSymbol() - 1], "centre", 0);
  const layout = customLayout();
  if (layout == DIRECTIONAL) {
    placeOnCompass();
    reportPlaces(true);
    drawCompass(stream);
    setName(RESULT_SILHOUETTE, "compass");
  } else if (layout == CIRCULAR) {
    placeInRing(stream);
    reportPlaces(false);
    drawCircle(stream);
    setName(RESULT_SILHOUETTE, "ring");
  } else {
    for (let i = 0; i < customSymbolCount(); i++) addSymbol(symbolIds[FIRST_CONCEPT + symbolAt(i) - 1], "branch", 0);
    drawTree(stream);
    setName(RESULT_SILHOUETTE, "tree");
  }
  inkBoard();
  cutNibBroad();
  stream.start(seed, SEAL_STAGE);
  drawRing(stream, true, 0);
  return OK;
}

/** Which symbol is where, clockwise from the top: a point of the compass, or "ring". A symbol in several places is reported for each. */
function reportPlaces(isCompass: bool): void {
  for (let i = 0; i < placeCount; i++) {
    addSymbol(symbolIds[FIRST_CONCEPT + placeSymbolNumber[i] - 1], isCompass ? compassName(placeTurn[i]) : "ring", 0);
  }
}
