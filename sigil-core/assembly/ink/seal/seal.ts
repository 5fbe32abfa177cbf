import { PathWriter } from "../../encode/path-writer";
import { Stream } from "../../text/stream";
import { encipher } from "./cipher";
import { drawMedallion } from "./medallion";
import { setOpening } from "./opening";
import { sealBand, sealBeaded, sealBroken, sealCardinal, sealCusped, sealRays } from "./families";

const FAMILY_COUNT: i32 = 6;

/** Chooses a family and draws it with the marks that this text alone has; Returns the family. */
export function drawSeal(out: PathWriter, seed: u64, stream: Stream): i32 {
  return drawFamily(out, seed, stream, 0);
}

/** The same with the planet's sign in a medallion at the top; cusps, rays and arcs count the order of its square. */
export function drawPlanetSeal(out: PathWriter, seed: u64, stream: Stream, planet: i32, order: i32): i32 {
  setOpening(true);
  const family = drawFamily(out, seed, stream, order);
  setOpening(false);
  drawMedallion(out, planet);
  return family;
}

function drawFamily(out: PathWriter, seed: u64, stream: Stream, order: i32): i32 {
  encipher(seed);
  const family = stream.int(FAMILY_COUNT);
  switch (family) {
    case 0: sealBand(out); break;
    case 1: sealCusped(out, stream, order); break;
    case 2: sealBroken(out, stream, order); break;
    case 3: sealCardinal(out); break;
    case 4: sealRays(out, order); break;
    default: sealBeaded(out);
  }
  return family;
}

export function sealFamilyName(family: i32): string {
  switch (family) {
    case 0: return "band";
    case 1: return "cusped";
    case 2: return "broken";
    case 3: return "cardinal";
    case 4: return "rays";
    default: return "beaded";
  }
}
