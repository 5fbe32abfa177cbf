import { BAR, CRESCENT, CROSSLET, LOZENGE, SPEAR, TREFOIL } from "./terminal-kinds";

// Joined once, when the module starts: a sum of strings within a function would take new memory at each call.
const MARS: string =
  "M.34 .26C.34 .57 .09 .82-.22 .82C-.53 .82-.78 .57-.78 .26C-.78-.05-.53-.3-.22-.3C.09-.3 .34-.05 .34 .26" +
  "M.17-.13L.8-.78M.28-.82L.82-.82M.82-.82L.82-.28";
const MERCURY: string =
  "M.4-.2C.4 .02 .22 .2 0 .2C-.22 .2-.4 .02-.4-.2C-.4-.42-.22-.6 0-.6C.22-.6 .4-.42 .4-.2" +
  "M0 .2L0 1M-.34 .64L.34 .64M-.44-1.02C-.4-.46 .4-.46 .44-1.02";

/** Signs of the planets as path text in a box of -1 to 1, y downward. Planets count 1-7 from Saturn to the Moon. */
export function planetGlyph(planet: i32): string {
  switch (planet) {
    case 1: return "M-.5-.62L.24-.62M-.13-1L-.13 .42M-.13-.08C.1-.42 .58-.36 .54 .02C.5 .34 .2 .46 .2 .74C.2 .98 .5 1.02 .64 .82";
    case 2: return "M-.66-.56C-.56-1.02 .12-1.02 .12-.5C.12-.02-.3 .26-.72 .4L.74 .4M.4-.5L.4 1";
    case 3: return MARS;
    case 4: return "M.84 0C.84 .46 .46 .84 0 .84C-.46 .84-.84 .46-.84 0C-.84-.46-.46-.84 0-.84C.46-.84 .84-.46 .84 0";
    case 5: return "M.5-.42C.5-.14 .28 .08 0 .08C-.28 .08-.5-.14-.5-.42C-.5-.7-.28-.92 0-.92C.28-.92 .5-.7 .5-.42M0 .08L0 1M-.4 .55L.4 .55";
    case 6: return MERCURY;
    default: return "M.42-.88C-.18-1-.78-.54-.78 0C-.78 .54-.18 1 .42 .88C-.04 .6-.2 .3-.2 0C-.2-.3-.04-.6 .42-.88";
  }
}

/** The sun's sign has a point in its middle. */
export function hasPoint(planet: i32): bool {
  return planet == 4;
}

/** Id of the planet. */
export function planetName(planet: i32): string {
  switch (planet) {
    case 1: return "saturn";
    case 2: return "jupiter";
    case 3: return "mars";
    case 4: return "sun";
    case 5: return "venus";
    case 6: return "mercury";
    default: return "moon";
  }
}

/** What finishes a line on the planet's square. */
export function endMarkOf(planet: i32): i32 {
  switch (planet) {
    case 1: return CROSSLET;
    case 2: return BAR;
    case 3: return SPEAR;
    case 4: return LOZENGE;
    case 5: return TREFOIL;
    default: return CRESCENT;
  }
}
