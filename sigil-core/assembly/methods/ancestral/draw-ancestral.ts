import { OK, RESULT_INK_ROLE, RESULT_SEAL_FAMILY } from "../../abi";
import { result, sealPath, setName } from "../../encode/result";
import { runeOf } from "../../glyphs/futhark";
import { greekOf } from "../../glyphs/greek";
import { beginBoard } from "../../ink/board/board";
import { shuffleFinials } from "../../ink/board/finial-choice";
import { inkBoard } from "../../ink/board/ink-board";
import { drawSeal, sealFamilyName } from "../../ink/seal/seal";
import { chosenCandle, chosenCulture } from "./ancestral-options";
import { Stream } from "../../text/stream";
import { drawCeltic } from "./celtic/draw-celtic";
import { setOgham } from "./celtic/ogham-band";
import { drawLetterBand, setLetter } from "./letter-band";
import { FINIALS_STAGE, LAYOUT_STAGE, SEAL_STAGE } from "./measures";
import { CROSS_MOTIFS, drawMediterranean } from "./mediterranean/draw-mediterranean";
import { drawNorse } from "./norse/draw-norse";
import { FIRST_GREEK, FIRST_RUNE } from "./scripts";
import { STANDING_MOTIFS } from "./standing-frame";
import { drawUniversal } from "./universal/draw-universal";

const NORSE: i32 = 1;
const CELTIC: i32 = 2;
const MEDITERRANEAN: i32 = 3;

/** Seats of a lettered band; Greek letters with their dots take more room. */
const MOST_SEATS: i32 = 12;
const MOST_GREEK_SEATS: i32 = 10;

const layout = new Stream();
const finials = new Stream();

/**
 * Draws by the ancestral method: the words' initials and the chosen motifs in the hand of one culture, sealed with the letters of that culture; the
 * candle gives the ink its role. Returns an error code.
 */
export function drawAncestral(seed: u64): i32 {
  layout.start(seed, LAYOUT_STAGE);
  finials.start(seed, FINIALS_STAGE);
  shuffleFinials(finials);
  result[RESULT_INK_ROLE] = chosenCandle();
  beginBoard();
  drawFigure(seed);
  inkBoard();
  sealFigure(seed);
  return OK;
}

function drawFigure(seed: u64): void {
  switch (chosenCulture()) {
    case NORSE: return drawNorse(seed, layout);
    case CELTIC: return drawCeltic(layout);
    case MEDITERRANEAN: return drawMediterranean(layout);
    default: return drawUniversal(layout);
  }
}

function sealFigure(seed: u64): void {
  setName(RESULT_SEAL_FAMILY, "lettered");
  switch (chosenCulture()) {
    case NORSE: return drawLetterBand(seed, STANDING_MOTIFS, MOST_SEATS, setRune);
    case CELTIC: return drawLetterBand(seed, STANDING_MOTIFS, MOST_SEATS, setOgham);
    case MEDITERRANEAN: return drawLetterBand(seed, CROSS_MOTIFS, MOST_GREEK_SEATS, setGreek);
    default: {
      layout.start(seed, SEAL_STAGE);
      setName(RESULT_SEAL_FAMILY, sealFamilyName(drawSeal(sealPath, seed, layout)));
    }
  }
}

function setRune(capital: i32, turn: f64): void {
  setLetter(FIRST_RUNE + runeOf(capital), capital, turn);
}

function setGreek(capital: i32, turn: f64): void {
  setLetter(FIRST_GREEK + greekOf(capital), capital, turn);
}
