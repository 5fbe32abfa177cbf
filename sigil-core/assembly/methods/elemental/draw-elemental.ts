import { OK, RESULT_SEAL_FAMILY, RESULT_SILHOUETTE } from "../../abi";
import { addSymbol, sealPath, setName } from "../../encode/result";
import { FIRST_ELEMENT, symbolIds } from "../../glyphs/symbols/library";
import { beginBoard } from "../../ink/board/board";
import { shuffleFinials } from "../../ink/board/finial-choice";
import { inkBoard } from "../../ink/board/ink-board";
import { drawSeatSeal } from "../../ink/seal/seats";
import { dominantElement, elementalLayout } from "./elemental-options";
import { Stream } from "../../text/stream";
import { drawOnCardinals } from "./cardinal";
import { drawInCircle } from "./circle";
import { drawFlowing } from "./flowing";
import { ornamentName } from "./ornament";
import { readDominant } from "./parts";
import { drawInSquare } from "./square";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const FINIALS_STAGE: u64 = 0x66696e;
const SEAL_STAGE: u64 = 0x7365616c;
const CIRCLE: i32 = 1;
const CARDINAL: i32 = 2;
const SQUARE: i32 = 3;

const stream = new Stream();

/** The elemental method: the dominant element's triangle, the supporting ones placed by the layout, the conflicting ones small and outside. */
export function drawElemental(seed: u64): i32 {
  beginBoard();
  readDominant();
  stream.start(seed, FINIALS_STAGE);
  shuffleFinials(stream);
  stream.start(seed, LAYOUT_STAGE);
  addSymbol(symbolIds[FIRST_ELEMENT + dominantElement() - 1], "dominant", 0);
  addSymbol(ornamentName(dominantElement()), "ornament", 0);
  drawLayout();
  inkBoard();
  stream.start(seed, SEAL_STAGE);
  drawSeatSeal(sealPath, seed, stream);
  setName(RESULT_SEAL_FAMILY, "seats");
  return OK;
}

function drawLayout(): void {
  const layout = elementalLayout();
  if (layout == CIRCLE) {
    drawInCircle(stream);
    setName(RESULT_SILHOUETTE, "circle");
  } else if (layout == CARDINAL) {
    drawOnCardinals(stream);
    setName(RESULT_SILHOUETTE, "cross");
  } else if (layout == SQUARE) {
    drawInSquare(stream);
    setName(RESULT_SILHOUETTE, "square");
  } else {
    drawFlowing(stream);
    setName(RESULT_SILHOUETTE, "scrolls");
  }
}
