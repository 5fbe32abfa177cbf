import { OK, RESULT_INK_ROLE, RESULT_SEAL_FAMILY, RESULT_SILHOUETTE } from "../../abi";
import { result, setName } from "../../encode/result";
import { OTHALA, runeOf } from "../../glyphs/futhark";
import { greekOf } from "../../glyphs/greek";
import { DOT, RING } from "../../glyphs/terminal-kinds";
import { beginBoard } from "../../ink/board/board";
import { centerUpright } from "../../ink/board/center";
import { finialAt, shuffleFinials } from "../../ink/board/finial-choice";
import { inkBoard } from "../../ink/board/ink-board";
import { Stream } from "../../text/stream";
import { chosenCandle, chosenCulture } from "./ancestral-options";
import { chooseSigns, hasSign, reportSigns } from "./choose-signs";
import { setOgham } from "./celtic/ogham-band";
import { finishTips } from "./finish-tips";
import { drawColumn } from "./frames/column";
import { drawFork } from "./frames/fork";
import { LETTER_FINIAL } from "./frames/lines";
import { drawRadial } from "./frames/radial";
import { drawAlmond, drawCauldron, drawTorc } from "./frames/round";
import { drawTwin } from "./frames/twin";
import { CELTIC_HAND } from "./hands/celtic-hand";
import { GREEK_HAND } from "./hands/greek-hand";
import { NORSE_HAND } from "./hands/norse-hand";
import { BAND_LIMBS, UNIVERSAL_HAND } from "./hands/universal-hand";
import { drawLetterBand, setLetter, setPaired } from "./letter-band";
import { FINIALS_STAGE, LAYOUT_STAGE, LETTER_END_PX } from "./measures";
import { FIRST_GREEK, FIRST_RUNE } from "./scripts";
import { Hand } from "./writing/hand";

const NORSE: i32 = 1;
const CELTIC: i32 = 2;
const MEDITERRANEAN: i32 = 3;

/** Frames. */
const COLUMN: i32 = 0;
const TWIN: i32 = 1;
const FORK: i32 = 2;
const RING_FRAME: i32 = 3;
const TORC: i32 = 4;
const CAULDRON: i32 = 5;
const ALMOND: i32 = 6;
const CROSS: i32 = 7;
/** With the number of arms. */
const RADIAL: i32 = 8;

/** What the figures of a culture stand in; those named twice come twice as often. */
const NORSE_FRAMES: StaticArray<i32> = [COLUMN, COLUMN, TWIN, FORK, RADIAL + 3, RADIAL + 4, RADIAL + 6];
const CELTIC_FRAMES: StaticArray<i32> = [COLUMN, COLUMN, FORK, RING_FRAME, TORC, CAULDRON, ALMOND];
const GREEK_FRAMES: StaticArray<i32> = [COLUMN, TWIN, CROSS, CROSS, RADIAL + 3, RADIAL + 4];
const UNIVERSAL_FRAMES: StaticArray<i32> = [COLUMN, COLUMN, TWIN, FORK, RADIAL + 3, RADIAL + 4];

/** Letters of a frame, by its number, and of three to six arms. */
const LETTERS: StaticArray<i32> = [3, 3, 3, 5, 5, 4, 5, 4];
const ARM_LETTERS: StaticArray<i32> = [0, 0, 0, 3, 3, 0, 4];
/** What the host is told of a frame; two stems name what joins them by themselves. */
const NAMES: StaticArray<string> = ["stem", "", "fork", "ring", "torc", "bow", "bows", "monogram"];
const ARMS: StaticArray<string> = ["", "", "", "three arms", "four arms", "", "six arms"];

/** Ogham letters are slim: a fork takes more of them. */
const SLIM_LETTERS: i32 = 5;

const MOST_SEATS: i32 = 12;
const MOST_GREEK_SEATS: i32 = 10;
/** How far the figure may leave the middle for its balance. */
const BALANCE_PX: f64 = 22;

const FIRST_CAPITAL: i32 = 65;

const layout = new Stream();
const finials = new Stream();
let placedMotifs: i32 = 0;

/**
 * Draws by the ancestral method: a frame that the words choose, the letters of the sentence along its stems in the hand of one culture, and the chosen
 * motifs grown from it; sealed with the same letters. The candle gives the ink its role. Returns an error code.
 */
export function drawAncestral(seed: u64): i32 {
  layout.start(seed, LAYOUT_STAGE);
  finials.start(seed, FINIALS_STAGE);
  shuffleFinials(finials);
  result[RESULT_INK_ROLE] = chosenCandle();
  beginBoard();
  drawFigure();
  centerUpright(BALANCE_PX);
  inkBoard();
  sealFigure(seed);
  return OK;
}

function drawFigure(): void {
  const culture = chosenCulture();
  const hand = handOf(culture);
  const frames = culture == NORSE ? NORSE_FRAMES : culture == CELTIC ? CELTIC_FRAMES : culture == MEDITERRANEAN ? GREEK_FRAMES : UNIVERSAL_FRAMES;
  const frame = frames[layout.int(frames.length)];
  const letters = frame > RADIAL ? ARM_LETTERS[frame - RADIAL] : LETTERS[frame];
  const isSlim = culture == CELTIC && frame == FORK;
  chooseSigns(hand, isSlim ? SLIM_LETTERS : letters, layout);
  setName(RESULT_SILHOUETTE, frame > RADIAL ? ARMS[frame - RADIAL] : NAMES[frame]);
  placedMotifs = drawFrame(hand, frame);
  reportSigns(hand);
  if (culture == CELTIC) return;
  // Feet under its legs would make a winged othala.
  const kind = culture == MEDITERRANEAN ? RING : culture == NORSE && hasSign(OTHALA) ? DOT : finialAt(LETTER_FINIAL);
  finishTips(kind, LETTER_END_PX);
}

/** Returns how many of the chosen motifs found a place. */
function drawFrame(hand: Hand, frame: i32): i32 {
  if (frame > RADIAL) return drawRadial(hand, frame - RADIAL, false, layout);
  switch (frame) {
    case CROSS: return drawRadial(hand, 4, true, layout);
    case COLUMN: return drawColumn(hand, layout);
    case TWIN: return drawTwin(hand, layout);
    case FORK: return drawFork(hand, layout);
    case CAULDRON: return drawCauldron(hand, layout);
    case ALMOND: return drawAlmond(hand, layout);
    default: return drawTorc(hand, frame == TORC, layout);
  }
}

function handOf(culture: i32): Hand {
  return culture == NORSE ? NORSE_HAND : culture == CELTIC ? CELTIC_HAND : culture == MEDITERRANEAN ? GREEK_HAND : UNIVERSAL_HAND;
}

function sealFigure(seed: u64): void {
  setName(RESULT_SEAL_FAMILY, "lettered");
  switch (chosenCulture()) {
    case NORSE: return drawLetterBand(seed, placedMotifs, MOST_SEATS, setRune);
    case CELTIC: return drawLetterBand(seed, placedMotifs, MOST_SEATS, setOgham);
    case MEDITERRANEAN: return drawLetterBand(seed, placedMotifs, MOST_GREEK_SEATS, setGreek);
    default: return drawLetterBand(seed, placedMotifs, MOST_GREEK_SEATS, setLimb);
  }
}

function setRune(capital: i32, turn: f64): void {
  setLetter(FIRST_RUNE + runeOf(capital), capital, turn);
}

function setGreek(capital: i32, turn: f64): void {
  setLetter(FIRST_GREEK + greekOf(capital), capital, turn);
}

function setLimb(capital: i32, turn: f64): void {
  setPaired(BAND_LIMBS + capital - FIRST_CAPITAL, capital, turn);
}
