import { OK, RESULT_SEAL_FAMILY, RESULT_SILHOUETTE } from "../../abi";
import { addSymbol, sealPath, setName } from "../../encode/result";
import { FIRST_CENTER, FIRST_CONCEPT, symbolIds } from "../../glyphs/symbols/library";
import { beginBoard } from "../../ink/board/board";
import { inkBoard } from "../../ink/board/ink-board";
import { drawSeatSeal } from "../../ink/seal/seats";
import { centerSymbol, customLayout, customSymbolCount, symbolAt } from "./custom-options";
import { Stream } from "../../text/stream";
import { shuffleFinials } from "../../ink/board/finial-choice";
import { drawHierarchical } from "./hierarchical";
import { compassName, placeCount, placeOnCompass, placeInRing, placeSymbolNumber, placeTurn } from "./places";
import { drawRadial } from "./radial";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const FINIALS_STAGE: u64 = 0x66696e;
const SEAL_STAGE: u64 = 0x7365616c;
const DIRECTIONAL: i32 = 1;
const CIRCULAR: i32 = 2;

const stream = new Stream();

/** The custom method: the chosen symbols round one in the middle, or hanging from it, tied by spokes that end on their own ink. */
export function drawCustom(seed: u64): i32 {
  beginBoard();
  stream.start(seed, FINIALS_STAGE);
  shuffleFinials(stream);
  stream.start(seed, LAYOUT_STAGE);
  addSymbol(symbolIds[FIRST_CENTER + centerSymbol() - 1], "centre", 0);
  const layout = customLayout();
  if (layout == DIRECTIONAL) {
    placeOnCompass();
    reportPlaces(true);
    drawRadial(true, stream);
    setName(RESULT_SILHOUETTE, "compass");
  } else if (layout == CIRCULAR) {
    placeInRing(stream);
    reportPlaces(false);
    drawRadial(false, stream);
    setName(RESULT_SILHOUETTE, "ring");
  } else {
    for (let i = 0; i < customSymbolCount(); i++) addSymbol(symbolIds[FIRST_CONCEPT + symbolAt(i) - 1], "branch", 0);
    drawHierarchical(stream);
    setName(RESULT_SILHOUETTE, "tree");
  }
  inkBoard();
  stream.start(seed, SEAL_STAGE);
  drawSeatSeal(sealPath, seed, stream);
  setName(RESULT_SEAL_FAMILY, "seats");
  return OK;
}

/** Which symbol is where, clockwise from the top: a point of the compass, or "ring". An echo is reported as what it repeats. */
function reportPlaces(isCompass: bool): void {
  for (let i = 0; i < placeCount; i++) {
    addSymbol(symbolIds[FIRST_CONCEPT + placeSymbolNumber[i] - 1], isCompass ? compassName(placeTurn[i]) : "ring", 0);
  }
}
