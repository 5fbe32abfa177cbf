/** What a letter looks like in an elemental sigil: outside the triangle, between a side and the frame, and inside, under the heart. */
interface LetterShape {
  readonly outside: string;
  readonly inside: string;
}

/** Each letter's shapes, as they follow "write M as ". */
export const LETTER_SHAPES: Readonly<Record<string, LetterShape>> = {
  A: { outside: "a tent", inside: "a tent" },
  B: { outside: "a pair of bowed lines", inside: "two rings, one on the other" },
  C: { outside: "a low arch", inside: "an arch" },
  D: { outside: "a pointed oval", inside: "a pointed oval" },
  E: { outside: "three spokes", inside: "two pairs of rising branches" },
  F: { outside: "a pair of spokes", inside: "a bowl on a stem" },
  G: { outside: "an arch under a stem", inside: "a drop" },
  H: { outside: "a gate with a bar", inside: "a gate" },
  I: { outside: "a spoke", inside: "a slender oval" },
  J: { outside: "three prongs", inside: "a bell" },
  K: { outside: "two forks, foot to foot", inside: "two forks, foot to foot" },
  L: { outside: "a square cup", inside: "a step on each side" },
  M: { outside: "two arches side by side", inside: "two peaks" },
  N: { outside: "a bend on each side", inside: "two posts with a branch each" },
  O: { outside: "a ring", inside: "a ring" },
  P: { outside: "a ring on a stem", inside: "a ring under the heart" },
  Q: { outside: "a ring between two stems", inside: "a ring on two legs" },
  R: { outside: "a ring on two legs", inside: "a ring with low arms" },
  S: { outside: "a serpent on each side", inside: "a wave that rises to each side" },
  T: { outside: "a crossbar on a stem", inside: "a crossbar" },
  U: { outside: "a cup", inside: "a cup" },
  V: { outside: "two spreading lines", inside: "two spreading lines" },
  W: { outside: "two hanging points", inside: "two dips side by side" },
  X: { outside: "two crossing lines", inside: "crossing lines" },
  Y: { outside: "a fork on a stem", inside: "an open flower" },
  Z: { outside: "a flash on each side", inside: "a flash on each side" },
};
