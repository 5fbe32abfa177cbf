import { OK, RESULT_SILHOUETTE } from "../../abi";
import { addSymbol, setName } from "../../encode/result";
import { FIRST_ELEMENT, symbolIds } from "../../glyphs/symbols/library";
import { balanceUpright } from "../../ink/board/balance";
import { beginBoard } from "../../ink/board/board";
import { inkBoard } from "../../ink/board/ink-board";
import { drawRing } from "../../ink/ring/set-ring";
import { dominantElement, elementalLayout } from "./elemental-options";
import { Stream } from "../../text/stream";
import { drawOnCardinals } from "./cardinal";
import { drawInCircle } from "./circle";
import { drawFlowing } from "./flowing";
import { drawInSquare } from "./square";

const LAYOUT_STAGE: u64 = 0x6c61796f7574;
const SEAL_STAGE: u64 = 0x7365616c;

const CIRCLE: i32 = 1;
const CARDINAL: i32 = 2;
const SQUARE: i32 = 3;
/** How far the figure may be moved so that it weighs as much above the middle as below, px. */
const BALANCE_PX: f64 = 14;

const stream = new Stream();

/** The elemental method: the dominant element's triangle, and the letters written as that element moves between it and its frame. */
export function drawElemental(seed: u64): i32 {
  beginBoard();
  stream.start(seed, LAYOUT_STAGE);
  addSymbol(symbolIds[FIRST_ELEMENT + dominantElement() - 1], "dominant", 0);
  drawLayout(dominantElement());
  balanceUpright(BALANCE_PX);
  inkBoard();
  stream.start(seed, SEAL_STAGE);
  drawRing(stream, true, 0);
  return OK;
}

function drawLayout(element: i32): void {
  const layout = elementalLayout();
  if (layout == CIRCLE) {
    drawInCircle(element, stream);
    setName(RESULT_SILHOUETTE, "circle");
  } else if (layout == CARDINAL) {
    drawOnCardinals(element, stream);
    setName(RESULT_SILHOUETTE, "cross");
  } else if (layout == SQUARE) {
    drawInSquare(element, stream);
    setName(RESULT_SILHOUETTE, "square");
  } else {
    drawFlowing(element, stream);
    setName(RESULT_SILHOUETTE, "scrolls");
  }
}
