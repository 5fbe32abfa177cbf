import { STROKE_SYMBOL } from "../../../abi";
import { directionY } from "../../../geometry/arc";
import { addSymbol, library, symbolStarts } from "../../../glyphs/symbols/library";
import { ARC } from "../../../glyphs/symbols/stroke-pool";
import { placeGlyph } from "../../../ink/board/board";
import { LETTER_PX, MIDDLE_PX } from "../measures";
import { BOTH, Hand, LEFT } from "../writing/hand";
import { walk } from "../writing/walk";

/** A script whose letters are limbs of a stem: stroke programs on a field from -4 to 4, the stem at x = 0, the limb to its right or about it. */
export abstract class LimbHand extends Hand {
  private readonly first: i32;
  private readonly tops: StaticArray<f64>;
  private readonly feet: StaticArray<f64>;

  constructor(gap: f64, reach: f64, largest: f64, isReadUpward: bool, programs: StaticArray<string>) {
    super(gap, reach, largest, isReadUpward, true, true);
    this.first = addSymbol("", programs[0]);
    for (let i = 1; i < programs.length; i++) addSymbol("", programs[i]);
    this.tops = new StaticArray<f64>(programs.length);
    this.feet = new StaticArray<f64>(programs.length);
    for (let i = 0; i < programs.length; i++) this.measure(i);
  }

  heightOf(sign: i32): f64 {
    return this.feet[sign] - this.tops[sign];
  }

  draw(sign: i32, letter: i32, way: f64, unit: f64, across: f64, side: i32): void {
    walk.standAt(way);
    const middle = (this.tops[sign] + this.feet[sign]) * 0.5 * unit;
    if (side != LEFT) this.place(sign, letter, middle, unit, 1);
    if (side == LEFT || (side == BOTH && !this.isAbout(sign))) this.place(sign, letter, middle, unit, -1);
  }

  private place(sign: i32, letter: i32, middle: f64, unit: f64, mirror: f64): void {
    const x = MIDDLE_PX + walk.x + walk.alongX * middle;
    const y = MIDDLE_PX + walk.y + walk.alongY * middle;
    placeGlyph(this.first + sign, x, y, -walk.alongY * unit, walk.alongX * unit, mirror, STROKE_SYMBOL, LETTER_PX, letter);
  }

  private measure(sign: i32): void {
    let top = 99.0;
    let foot = -99.0;
    const symbol = this.first + sign;
    for (let i = library.starts[symbolStarts[symbol]]; i < library.starts[symbolStarts[symbol + 1]]; i++) {
      const isRound = library.kinds[i] > <u8>ARC;
      top = min<f64>(top, isRound ? library.middlesY[i] - library.radii[i] : min<f64>(library.y0[i], library.y1[i]));
      foot = max<f64>(foot, isRound ? library.middlesY[i] + library.radii[i] : max<f64>(library.y0[i], library.y1[i]));
      if (library.kinds[i] != <u8>ARC) continue;
      const pieces = library.divide(i, 0.9);
      for (let k = 1; k < pieces; k++) {
        top = min<f64>(top, library.middlesY[i] + library.radii[i] * directionY[k]);
        foot = max<f64>(foot, library.middlesY[i] + library.radii[i] * directionY[k]);
      }
    }
    this.tops[sign] = top;
    this.feet[sign] = foot;
  }
}
