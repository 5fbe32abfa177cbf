import { centerSymbol } from "./custom-options";
import { Stream } from "../../text/stream";
import { FRAME_DOUBLE, FRAME_FIELD, FRAME_NONE, FRAME_RING, FRAMES } from "./hub";

/** How symbols are bound to the middle and to each other: each gives the sigil another outline. */
export const WHEEL: i32 = 0;
/** A strong ring runs from symbol to symbol. */
export const GREAT_RING: i32 = 1;
/** Each symbol is in its own ring. */
export const ROUNDELS: i32 = 2;
/** Broad arms without a frame. */
export const ARMS: i32 = 3;
/** The symbols stand on the sides of a wide polygon, or round a wide ring. */
export const FIELD: i32 = 4;
/** Lines run from symbol to symbol, straight or as a ring. */
export const SIDES: i32 = 5;
const SETTINGS: i32 = 6;
const STAR: i32 = 2;

/** Draws a setting by lot, another one where the places leave no room to it. */
export function chooseSetting(isCompass: bool, places: i32, layout: Stream): i32 {
  const setting = layout.int(SETTINGS);
  if (setting == SIDES && places == 3) return FIELD;
  return setting == FIELD && isCompass && places > 4 ? SIDES : setting;
}

/** Draws the frame of the middle: none where arms start from it, a plain ring where the letters are set on it. */
export function chooseFrame(setting: i32, places: i32, spokes: i32, layout: Stream): i32 {
  const drawn = setting == ARMS ? FRAME_NONE : layout.int(FRAMES);
  // Without a frame, spokes from a star must leave between its arms or along them.
  const lot = drawn == FRAME_NONE && centerSymbol() == STAR && spokes != 4 ? FRAME_RING : drawn;
  if (setting == FIELD) return FRAME_FIELD;
  if (setting == GREAT_RING || setting == ARMS || (setting == WHEEL && places <= 4)) return lot;
  return lot == FRAME_DOUBLE ? FRAME_NONE : FRAME_RING;
}
