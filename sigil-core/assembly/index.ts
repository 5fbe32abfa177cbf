import { CORE_VERSION } from "../contract/version";
import { drawIntention } from "./draw";
import { result } from "./encode/result";
import { drawAlone } from "./glyphs/symbols/draw-alone";
import { options, salt } from "./options/option-block";
import { input } from "./text/intention";

/** Rises whenever the same recipe gives other bytes. */
export function version(): i32 {
  return CORE_VERSION;
}

/** Where the host writes the intention as UTF-8, and how much fits. */
export function inputAddress(): usize {
  return changetype<usize>(input);
}

export function inputCapacity(): i32 {
  return input.length;
}

/** Where the host writes the options, `OPTION_WORDS` words of 32 bits (see `abi.ts`). */
export function optionsAddress(): usize {
  return changetype<usize>(options);
}

/** Where the host writes the free text that enters the seed, as UTF-8, and how much fits. */
export function saltAddress(): usize {
  return changetype<usize>(salt);
}

export function saltCapacity(): i32 {
  return salt.length;
}

/** Draws the intention in the first `byteLength` bytes of the input with the options; Returns an error code of `abi.ts`. */
export function draw(method: i32, byteLength: i32, saltByteLength: i32): i32 {
  return drawIntention(method, byteLength, saltByteLength);
}

/** Draws one symbol alone in a 96 box, as the figure of the result; Returns an error code. */
export function drawSymbol(kind: i32, choice: i32): i32 {
  return drawAlone(kind, choice);
}

/** Where the result block of the last drawing is: see `abi.ts`. */
export function resultAddress(): usize {
  return changetype<usize>(result);
}
