import { STROKE_SYMBOL } from "../../../abi";
import { runeOf, runes, SOWILO } from "../../../glyphs/futhark";
import { endLine, lineTo, moveTo, pen, TAPER } from "../../../ink/board/board";
import { slantWeight } from "../../../ink/board/weights";
import { LETTER_PX, MIDDLE_PX } from "../measures";
import { BOTH, Hand, LEFT, RIGHT } from "../writing/hand";
import { walk } from "../writing/walk";
import { firstBranch, FORM_BESIDE, FORM_USUAL, formFoot, FORMS, formTop, fromX, fromY, isJoined, isSymmetric, toX, toY } from "./branch-table";

const JERA: i32 = 11;
const NAUDIZ: i32 = 9;

/** Runes on one stave, as the same-stave inscriptions write them; none is upside down to its stave. */
class NorseHand extends Hand {
  toSign(capital: i32, next: i32): i32 {
    return runeOf(capital, next);
  }

  nameOf(sign: i32): string {
    return runes[sign].id;
  }

  heightOf(sign: i32): f64 {
    const form = sign * FORMS;
    return firstBranch[form] == firstBranch[form + 1] ? 0 : formFoot[form] - formTop[form];
  }

  /** A doubled sowilo is never drawn. */
  isOnce(sign: i32): bool {
    return sign == SOWILO;
  }

  isAbout(sign: i32): bool {
    const beside = sign * FORMS + FORM_BESIDE;
    return firstBranch[beside] == firstBranch[beside + 1] && isWhole(sign);
  }

  draw(sign: i32, letter: i32, way: f64, unit: f64, across: f64, side: i32): void {
    const usual = sign * FORMS + FORM_USUAL;
    const beside = sign * FORMS + FORM_BESIDE;
    const hasBeside = firstBranch[beside] < firstBranch[beside + 1];
    walk.standAt(way);
    if (side == BOTH && isWhole(sign)) return drawForm(usual, letter, unit, across, RIGHT);
    const form = hasBeside ? beside : usual;
    if (side != LEFT) drawForm(form, letter, unit, across, RIGHT);
    if (side != RIGHT) drawForm(form, letter, unit, across, LEFT);
  }
}

/** Whether a rune is drawn once where both sides of the stave are free. */
function isWhole(sign: i32): bool {
  return isSymmetric(sign * FORMS + FORM_USUAL) || sign == JERA || sign == NAUDIZ || sign == SOWILO;
}

function drawForm(form: i32, letter: i32, unit: f64, across: f64, side: i32): void {
  const middle = (formTop[form] + formFoot[form]) * 0.5;
  let isOpen = false;
  for (let b = firstBranch[form]; b < firstBranch[form + 1]; b++) {
    if (!isOpen || !isJoined[b]) {
      if (isOpen) endLine();
      const ax = placeX(fromX[b] * across * <f64>side, (fromY[b] - middle) * unit);
      const ay = placeY(fromX[b] * across * <f64>side, (fromY[b] - middle) * unit);
      const isAlone = !isJoined[b] && (b + 1 == firstBranch[form + 1] || !isJoined[b + 1]);
      const bx = placeX(toX[b] * across * <f64>side, (toY[b] - middle) * unit);
      const by = placeY(toX[b] * across * <f64>side, (toY[b] - middle) * unit);
      const length = sqrt<f64>((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
      // A single branch that runs along the nib would be too thin beside the others.
      pen(STROKE_SYMBOL, isAlone ? slantWeight(LETTER_PX, (bx - ax) / length, (by - ay) / length) : LETTER_PX, TAPER, letter);
      moveTo(ax, ay);
      isOpen = true;
    }
    lineTo(placeX(toX[b] * across * <f64>side, (toY[b] - middle) * unit), placeY(toX[b] * across * <f64>side, (toY[b] - middle) * unit));
  }
  if (isOpen) endLine();
}

/** From a letter's own field (right of the way, against the way) to the box. */
function placeX(right: f64, back: f64): f64 {
  return MIDDLE_PX + walk.x - walk.alongY * right - walk.alongX * back;
}

function placeY(right: f64, back: f64): f64 {
  return MIDDLE_PX + walk.y + walk.alongX * right - walk.alongY * back;
}

export const NORSE_HAND: Hand = new NorseHand(1.5, 4.4, 12, false, false, true);
