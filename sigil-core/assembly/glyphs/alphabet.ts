import { Gesture } from "./gesture";

/** Variants of each letter in the order of the alphabet: those of letter i are `alphabet[firstVariant[i]]` to before `firstVariant[i + 1]`. */
export const alphabet = new Array<Gesture>();
export const firstVariant = new StaticArray<i32>(27);

let current: i32 = 0;

function letter(capital: string): void {
  current = capital.charCodeAt(0);
  firstVariant[current - 65] = alphabet.length;
}

/** A gesture that is drawn upright only. */
function upright(name: string, aspect: f64, place: f64, height: f64, path: string): void {
  alphabet.push(new Gesture(current, name, aspect, place, height, false, 0, 0, path));
}

/** A gesture that may also stand on its head. */
function either(name: string, aspect: f64, place: f64, height: f64, path: string): void {
  alphabet.push(new Gesture(current, name, aspect, place, height, true, 0, 0, path));
}

/** A gesture that may leave the spine open between two shares of its height. */
function hollow(name: string, aspect: f64, place: f64, height: f64, canFlip: bool, openFrom: f64, openTo: f64, path: string): void {
  alphabet.push(new Gesture(current, name, aspect, place, height, canFlip, openFrom, openTo, path));
}

letter("A");
upright("a pair of striding legs with a short bar", 0.8, 0.3, 1, "M0 0C.2 .5 .6 .9 1 1M0 .5C.2 .58 .35 .62 .46 .66");
letter("B");
hollow("two rings, one on the other", 0.36, 0.5, 1.35, true, 0.45, 1, "M0 0C.45 0 .66 .1 .66 .22C.66 .36 .4 .45 0 .45M0 .45C.6 .45 1 .56 1 .73C1 .9 .6 1 0 1");
letter("C");
either("a wide bowl", 1.15, 0.35, 0.8, "M0 1C.6 1 1 .7 1 .05");
either("a bowl with curled rims", 1, 0.5, 0.9, "M0 1C.7 1 1.06 .78 1 .4C.95 .1 .68 0 .52 .2");
letter("D");
hollow("a mandorla on the spine", 0.55, 0.5, 1, false, 0, 1, "M0 0C.3 .14 1 .22 1 .5C1 .78 .3 .86 0 1");
upright("a ring on the spine", 0.5, 0.45, 0.9, "M0 0C.56 0 1 .22 1 .5C1 .78 .56 1 0 1");
letter("E");
upright("three rising branches", 0.8, 0.5, 1, "M0 .2C.4 .2 .7 .12 .8 0M0 .55C.5 .55 .85 .5 1 .36M0 .95C.4 .95 .7 .9 .8 .76");
letter("F");
upright("a long and a short pair of raised arms", 1, 0.25, 0.8, "M0 .4C.45 .4 .9 .34 1 0M0 1C.32 1 .6 .96 .66 .66");
upright("two pairs of falling arms", 0.9, 0.35, 0.8, "M0 0C.3 .3 .6 .42 1 .42M0 .5C.2 .8 .4 .96 .7 .98");
letter("G");
either("a pair of volutes", 1, 0.3, 1, "M0 1C.62 1 1 .78 1 .42C1 .04 .38 0 .38 .34C.38 .48 .48 .54 .6 .52");
letter("H");
upright("two brackets on a swaying bar", 0.85, 0.5, 1, "M0 .68C.36 .68 .44 .36 .78 .44M1 0C.7 .3 .7 .7 1 1");
upright("two brackets on rising arms", 0.8, 0.4, 0.9, "M0 .62C.5 .62 .72 .56 .8 .44M.8 0C.98 .3 .98 .7 .7 1");
upright("two bows round a hanging bar", 0.8, 0.5, 0.95, "M0 .4C.3 .4 .6 .62 .945 .58M.66 0C1.05 .24 1.05 .76 .66 1");
either("a gate with flaring posts", 0.95, 0.55, 0.9, "M0 .3C.3 .3 .5 .26 .64 .3M1 0C.72 .08 .64 .2 .64 .42C.64 .7 .7 .88 .84 1");
letter("I");
hollow("a slender mandorla", 0.3, 0.5, 0.5, false, 0, 1, "M0 0C.3 .2 .5 .35 .5 .5C.5 .65 .3 .8 0 1");
letter("J");
upright("an anchor", 0.8, 0.95, 1, "M0 .95C.6 .95 1 .8 1 .5C1 .28 .68 .24 .6 .46M0 0C.2 .03 .3 .03 .5 0");
letter("K");
either("a pair of forked branches", 0.85, 0.5, 1, "M0 .66C.4 .5 .86 .4 .9 0M.38 .49C.6 .6 .84 .76 1 1");
letter("L");
upright("a shallow keel", 1.9, 0.95, 0.5, "M0 1C.4 1 .8 .8 1 .1");
upright("a spreading foot", 1.2, 0.95, 0.6, "M0 0C.12 .5 .5 .9 1 .9");
upright("a keel with curled tips", 1.3, 0.95, 0.7, "M0 .98C.5 1.02 1.02 .86 1 .5C.98 .26 .7 .26 .7 .48");
upright("a pair of swept feet", 1.3, 0.9, 0.7, "M0 0C.06 .4 .2 .62 .42 .62C.7 .62 .6 1 1 .96");
letter("M");
upright("a pair of drooping horns", 0.95, 0.2, 1, "M0 .62C.22 .4 .34 0 .62 0C.92 0 1 .3 1 .56C1 .72 .98 .85 .92 1");
either("a pair of ram's horns", 0.95, 0.25, 1, "M0 .7C.2 .36 .3 0 .56 0C.9 0 1.05 .5 .9 .8C.8 1 .56 .96 .54 .74");
either("a pair of low arches", 2, 0.3, 0.55, "M0 .62C.14 .2 .3 0 .5 0C.76 0 .92 .4 1 1");
either("a pair of folded wings", 0.9, 0.3, 0.95, "M0 .74C.26 .6 .5 .3 .56 0C.62 .4 .8 .8 1 1");
either("a pair of inward scrolls", 0.9, 0.2, 0.95, "M0 1C.2 .6 .3 .06 .62 .06C.98 .06 1.04 .52 .82 .62C.68 .68 .56 .54 .64 .4");
either("a pair of bull's horns", 1.25, 0.2, 0.75, "M0 .7C.3 .98 .72 1 .9 .66C1.02 .42 .98 .16 .76 0");
upright("a mantle over the spine", 1.1, 0.3, 0.9, "M0 .3C.16 .04 .5 -.06 .74 .14C.98 .34 .82 .7 1 1");
letter("N");
either("a dip and a steep rise", 0.75, 0.6, 1, "M0 .04C.46 .08 .66 .5 .66 1C.88 .78 1 .46 1 0");
either("a deep wave", 0.85, 0.6, 1, "M0 .1C.44 .2 .2 .95 .58 .96C.86 .97 1 .6 1 .1");
either("a flowing wave", 1.3, 0.5, 0.65, "M0 .2C.34 .1 .4 .86 .66 .9C.86 .92 .98 .66 1 .3");
either("a pair of shepherd's crooks", 0.7, 0.5, 1, "M0 .9C.42 .84 .5 .5 .5 .3C.5 .06 .62 0 .76 0C.94 0 1.02 .16 .98 .36");
letter("O");
hollow("a ring", 0.5, 0.4, 0.9, false, 0, 1, "M0 0C.56 0 1 .22 1 .5C1 .78 .56 1 0 1");
letter("P");
hollow("a ring near the head", 0.55, 0.05, 0.85, false, 0, 1, "M0 0C.56 0 1 .2 1 .42C1 .7 .4 .8 0 1");
upright("a ring round the spine", 0.52, 0.2, 0.8, "M0 0C.6 0 1 .26 1 .52C1 .82 .6 1 0 1");
letter("Q");
hollow("a ring with two tails", 0.6, 0.4, 0.95, false, 0, 0.84, "M0 0C.42 0 .74 .18 .74 .42C.74 .66 .42 .84 0 .84M.56 .7C.7 .82 .84 .94 1 1");
letter("R");
hollow("a ring on striding legs", 0.54, 0.3, 1.1, false, 0, 0.58, "M0 0C.36 0 .58 .12 .58 .29C.58 .46 .36 .58 0 .58M.34 .52C.6 .62 .72 .9 1 1");
upright("a ring with a spreading foot", 0.56, 0.5, 1.1, "M0 0C.38 0 .62 .1 .62 .26C.62 .44 .38 .52 0 .52M0 .74C.3 .74 .8 .78 .94 1");
letter("S");
upright("two serpents crossing on the spine", 0.4, 0.55, 1.3, "M0 0C.95 .1 1.1 .38 0 .5C-1.1 .62 -.95 .9 0 1");
either("a pair of serpents", 0.8, 0.5, 1.1, "M.86 .2C.8 -.06 .3 -.06 .34 .2C.38 .42 1 .44 1 .7C1 .94 .5 1 0 .98");
either("a pair of rising serpents", 0.75, 0.4, 1, "M0 1C.5 1 .62 .8 .54 .6C.46 .36 .5 .1 .74 .06C.94 .03 1.02 .2 .96 .36");
either("a pair of swan necks", 0.95, 0.35, 0.95, "M0 .86C.4 1 .98 .96 .98 .68C.98 .42 .44 .44 .46 .2C.48 0 .76 -.04 .88 .14");
letter("T");
either("raised arms", 2.2, 0.2, 0.4, "M0 .5C.36 .5 .66 .1 1 .1");
upright("a crossbar", 2.4, 0.25, 0.3, "M0 .5L1 .5");
either("a canopy", 1.5, 0.2, 0.5, "M0 .16C.5 .16 .84 .1 .9 1");
either("a yoke", 1.9, 0.25, 0.45, "M0 .7C.3 .7 .4 .16 .66 .12C.86 .1 .98 .3 1 .62");
either("a balance beam", 1.7, 0.2, 0.5, "M0 .1C.34 .34 .7 .34 .94 .1M.94 .1C.99 .4 .99 .7 .9 1");
letter("U");
upright("a cup", 0.9, 0.4, 0.8, "M0 1C.6 1 .9 .8 .9 0");
letter("V");
either("a chalice", 0.9, 0.3, 0.9, "M0 1C.4 .84 .92 .6 1 0");
either("a chalice with flared lips", 0.85, 0.25, 0.9, "M0 1C.5 .86 .6 .5 .6 .3C.6 .1 .8 0 1 .06");
letter("W");
either("a cup within a cup", 1, 0.25, 0.9, "M0 1C.62 1 1 .76 1 .08M0 .56C.32 .56 .5 .42 .5 .08");
upright("a lyre", 1, 0.3, 0.9, "M0 .5C.2 .7 .3 .98 .52 .98C.84 .98 .96 .6 1 0");
letter("X");
either("a crossing loop", 0.62, 0.6, 1.2, "M1 0C.7 .24 .3 .38 0 .5C-.4 .66 -.62 .74 -.62 .86C-.62 .96 -.3 1 0 1");
upright("a curved saltire", 0.75, 0.5, 1, "M.9 0C.72 .26 .36 .42 0 .5M0 .5C.36 .58 .72 .74 .9 1");
letter("Y");
either("raised arms with hooked hands", 0.85, 0.2, 1, "M0 1C.3 .86 .5 .64 .5 .34C.5 .0 1 -.04 1 .3C1 .46 .84 .5 .78 .38");
either("a spreading fork", 0.8, 0.2, 0.9, "M0 1C.4 .8 .46 .3 1 0");
letter("Z");
hollow("a lightning stroke", 0.75, 0.5, 1, false, 0.16, 0.76, "M0 .16C.4 .12 .74 .08 1 0C.84 .36 .4 .62 0 .76M0 .76C.3 .94 .6 1 .9 1");
upright("a curling lightning stroke", 0.7, 0.5, 1, "M.3 .1C.8 .3 .6 .7 0 .8M0 .8C.3 .94 .6 1 .8 1");
firstVariant[26] = alphabet.length;
