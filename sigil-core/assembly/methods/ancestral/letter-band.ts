import { addSymbol, sealPath } from "../../encode/result";
import { library, symbolIds, symbolMiddleX, symbolMiddleY, symbolRadius, symbolStarts } from "../../glyphs/symbols/library";
import { RING, StrokePool } from "../../glyphs/symbols/stroke-pool";
import { CENTER_PX, cipherMark, outwardX, outwardY } from "../../ink/seal/circle-parts";
import { cipher, encipher } from "../../ink/seal/cipher";
import { disc, ring } from "../../ink/shapes";
import { inkStroke } from "../../ink/symbol-pen";
import { motifCount } from "./ancestral-options";
import { remaining, remainingCount } from "../../text/reduce";
import { motifForm } from "./motifs/motif-forms";

/** The band's two lines, and the circle on which its letters stand. */
const RIM_PX: f64 = 234;
const RIM_WIDTH_PX: f64 = 4;
const INNER_PX: f64 = 203;
const INNER_WIDTH_PX: f64 = 1.6;
export const BAND_PX: f64 = 218;

const FEWEST_SEATS: i32 = 8;
/** Of the cipher's marks two stand between each letter and the next. */
const MARKS_BETWEEN: i32 = 2;
const MARK_PX: f64 = 3.3;
const LETTER_SCALE: f64 = 1.5;
const PAIRED_SCALE: f64 = 1.3;
const LETTER_WEIGHT_PX: f64 = 2.7;
const MOTIF_RADIUS_PX: f64 = 11.5;
/** Rings of letters smaller than this become dots. */
const DOT_PX: f64 = 3;
/** What is on the band, as the host names it. */
export const BAND_ROLE: string = "band";
const CAPITAL_S: i32 = 83;

const glyph = new StrokePool(64, 32);

/**
 * A seal of two circles: the remaining letters run clockwise from the top between them, with the motifs from number `firstMotif` on that the
 * figure has no place for; marks of the whole text stand between. There are at most `most` seats, 12 or fewer; `draw` sets one letter at a turn.
 */
export function drawLetterBand(seed: u64, firstMotif: i32, most: i32, draw: (capital: i32, turn: f64) => void): void {
  ring(sealPath, CENTER_PX, CENTER_PX, RIM_PX, RIM_WIDTH_PX);
  ring(sealPath, CENTER_PX, CENTER_PX, INNER_PX, INNER_WIDTH_PX);
  const motifs = max<i32>(0, motifCount() - firstMotif);
  const seats = min<i32>(most, max<i32>(FEWEST_SEATS, remainingCount + motifs));
  encipher(seed);
  let letter = 0;
  let motif = 0;
  for (let seat = 0; seat < seats; seat++) {
    const turn = <f64>seat / <f64>seats;
    if (((seat + 1) * motifs) / seats > (seat * motifs) / seats) setMotif(firstMotif + motif++, turn);
    else {
      draw(letterAt(letter), turn);
      letter++;
    }
    for (let k = 0; k < MARKS_BETWEEN; k++) {
      const between = turn + (0.5 + (<f64>k - 0.5) * 0.3) / <f64>seats;
      cipherMark(sealPath, cipher[seat * MARKS_BETWEEN + k], BAND_PX, between, MARK_PX);
    }
  }
}

/** The letters again from the first where they are fewer than the seats; an S is never written twice, so that no two sowilo can meet. */
function letterAt(index: i32): i32 {
  let capital = <i32>remaining[index % remainingCount];
  if (index >= remainingCount && capital == CAPITAL_S) capital = <i32>remaining[(index + 1) % remainingCount];
  return capital;
}

function setMotif(index: i32, turn: f64): void {
  const symbol = motifForm(index);
  setGlyph(symbol, turn, MOTIF_RADIUS_PX / symbolRadius[symbol]);
  addSymbol(symbolIds[symbol], BAND_ROLE, 0);
}

/** Sets a letter of the library on the band, its top outward. */
export function setLetter(symbol: i32, capital: i32, turn: f64, scale: f64 = LETTER_SCALE): void {
  setGlyph(symbol, turn, scale);
  addSymbol(symbolIds[symbol], BAND_ROLE, capital);
}

/** Sets a letter of the library on the band together with its mirror. */
export function setPaired(symbol: i32, capital: i32, turn: f64): void {
  setGlyph(symbol, turn, PAIRED_SCALE, -1);
  setLetter(symbol, capital, turn, PAIRED_SCALE);
}

function setGlyph(symbol: i32, turn: f64, scale: f64, mirror: f64 = 1): void {
  // A pair has its common stem in the middle.
  const middle = scale == PAIRED_SCALE ? 0 : symbolMiddleX[symbol];
  const cosine = -outwardY(turn) * scale;
  const sine = outwardX(turn) * scale;
  const x = CENTER_PX + BAND_PX * outwardX(turn) - middle * cosine + symbolMiddleY[symbol] * sine;
  const y = CENTER_PX + BAND_PX * outwardY(turn) - middle * sine - symbolMiddleY[symbol] * cosine;
  glyph.clear();
  for (let stroke = symbolStarts[symbol]; stroke < symbolStarts[symbol + 1]; stroke++) {
    for (let i = library.starts[stroke]; i < library.starts[stroke + 1]; i++) glyph.copySegment(library, i, x, y, cosine, sine, mirror);
    glyph.endStroke(library.isClosed[stroke]);
  }
  for (let stroke = 0; stroke < glyph.strokeCount; stroke++) {
    const at = glyph.starts[stroke];
    if (glyph.kinds[at] == <u8>RING && glyph.radii[at] < DOT_PX) disc(sealPath, glyph.middlesX[at], glyph.middlesY[at], glyph.radii[at] * 1.4);
    else inkStroke(sealPath, glyph, stroke, LETTER_WEIGHT_PX, 1, 1);
  }
}
