import { addSymbol } from "../../../glyphs/symbols/library";
import { motifAt } from "../ancestral-options";

/** The nine motifs in two to four strokes, by the same knife as the letters, in the order of the options; a stem comes to them from below or above. */
const FORMS: StaticArray<string> = [
  // Tree: a trunk in its crown, with two pairs of boughs.
  "M0 6.4L0-4.6M0 4.2a5.5 0-6.4a5.5 0 4.2M-2.9-.6L0 2 2.9-.6M-2.2-3.4L0-1.4 2.2-3.4",
  // Spiral.
  "M-.9 0a1 1.1 0a2.1-3.1 0a3.1 3.1 0a4.1-5.1 0A5.3 0 5.4",
  // Knot: one line that goes through itself three times.
  "M0-6.8b5.89 5.89 3.4b5.89-5.89 3.4b5.89 0-6.8Z",
  // Sun: the stem is its eighth ray.
  "O0 0 3.1M0-3.1L0-6.6M2.2-2.2L4.6-4.6M3.1 0L6.5 0M2.2 2.2L4.4 4.4M-2.2-2.2L-4.6-4.6M-3.1 0L-6.5 0M-2.2 2.2L-4.4 4.4",
  // Moon: waxing, tilted.
  "M5.57-.78A5.6-2.13-5.2B4.5 5.57-.78Z",
  // Hand: raised, the stem its arm.
  "M-1.4 1.4L-2.7-5.3M0 2L0-6.5M1.4 1.4L2.6-5.5M2.2 2.2L4.9-3.2M-1.6 3.6L-5.4-.6D0 3 2.6",
  // Eye: the iris hangs from the lid.
  "M-6.4 .4a6.9 6.4 .4a6.9-6.4 .4ZO0-.9 2.2",
  // Serpent.
  "M0 6.4A1.75 0 3.3B1.75 0 .2A1.75 0-2.9B1.75 0-6L-.6-6K-2-5.8 1.5",
  // Mountain: two summits over one ground.
  "M-6.4 4.6L6.4 4.6M-5.4 4.6L-1.4-5.6 3.4 4.6M1.2 0L2.9-2.8 5.6 4.6",
];

const IDS: StaticArray<string> = ["tree", "spiral", "knot", "sun", "moon", "hand", "eye", "serpent", "mountain"];

const FIRST_FORM: i32 = addForms();

function addForms(): i32 {
  const first = addSymbol(IDS[0], FORMS[0]);
  for (let i = 1; i < FORMS.length; i++) addSymbol(IDS[i], FORMS[i]);
  return first;
}

/** The form, in the library of symbols, of the chosen motif with this index. */
export function motifForm(index: i32): i32 {
  return FIRST_FORM + motifAt(index) - 1;
}
