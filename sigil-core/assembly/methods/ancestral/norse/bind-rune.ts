import { OTHALA } from "../../../glyphs/futhark";
import { Stream } from "../../../text/stream";
import {
  firstBranch, FORM_BESIDE, FORM_USUAL, formFoot, formLength, formMoment, FORMS, formTop, isSymmetric,
} from "./branch-table";
import { isForbidden } from "./forbidden-shapes";
import { pairCost } from "./pair-cost";

/** Most runes of one bind. */
export const MAX_RUNES: i32 = 4;
/** A rune is this high; its stave runs from -6 to 6. */
const RUNE_HEIGHT: i32 = 12;
/** Height of a bind of this many runes, and the step in which a rune is pushed down its stave. */
const HEIGHTS: StaticArray<i32> = [0, 12, 16, 16, 20];
const STEPS: StaticArray<i32> = [1, 1, 1, 1, 2];

const MAX_VARIANTS: i32 = 4;
const MAX_SHIFT: i32 = 8;
const SHIFTS: i32 = 2 * MAX_SHIFT + 1;

/** The bind that was found: form, side and shift of each rune, in the order given. */
export const boundForm = new StaticArray<i32>(MAX_RUNES);
export const boundSide = new StaticArray<f64>(MAX_RUNES);
export const boundShift = new StaticArray<i32>(MAX_RUNES);
export let boundHeight: i32 = 0;

/** Costs: per unit by which the branches lean to one side, per unit of stave without branches, and of chance, so that texts differ. */
const COST_LEANING: f64 = 1.5;
const COST_BARE: f64 = 0.14;
const COST_CHANCE: f64 = 1;
/** A leg on the stave leans; four branches that meet it in one point make a knot. */
const COST_BESIDE: f64 = 0.9;
const COST_KNOT: f64 = 0.7;
/** A partial bind this much worse than the best whole one can't be made good by sharing. */
const HOPE: f64 = 0.4;

const variantForm = new StaticArray<i32>(MAX_RUNES * MAX_VARIANTS);
const variantSide = new StaticArray<f64>(MAX_RUNES * MAX_VARIANTS);
const variantCount = new StaticArray<i32>(MAX_RUNES);
const chance = new StaticArray<f64>(MAX_RUNES * MAX_VARIANTS * (MAX_SHIFT + 1));
/** Costs of pairs as they come to be known; NaN before. */
const known = new StaticArray<f64>(MAX_RUNES * MAX_RUNES * MAX_VARIANTS * MAX_VARIANTS * SHIFTS);

const chosenVariant = new StaticArray<i32>(MAX_RUNES);
const chosenShift = new StaticArray<i32>(MAX_RUNES);
const tryForm = new StaticArray<i32>(MAX_RUNES);
const trySide = new StaticArray<f64>(MAX_RUNES);
let count: i32 = 0;
let lastShift: i32 = 0;
let step: i32 = 1;
/** What the bind that was found costs. */
export let boundCost: f64 = 0;

/**
 * Binds 1 to 4 different runes on one stave: every way of setting each to the right, to the left or about it, and as far down as the stave
 * allows, never upside down. The cheapest wins: few crossings, no crowding, closed counters, both sides of one weight.
 */
export function bindRunes(runes: StaticArray<i32>, runeCount: i32, stream: Stream): void {
  count = runeCount;
  boundHeight = HEIGHTS[count];
  lastShift = boundHeight - RUNE_HEIGHT;
  step = STEPS[count];
  boundCost = Infinity;
  known.fill(NaN);
  for (let slot = 0; slot < count; slot++) listVariants(slot, runes[slot], stream);
  search(0, 0, 0, 0, 99, -99);
}

function listVariants(slot: i32, rune: i32, stream: Stream): void {
  variantCount[slot] = 0;
  for (let form = rune * FORMS; form < (rune + 1) * FORMS; form++) {
    const isBeside = form % FORMS == FORM_BESIDE;
    if (isBeside && firstBranch[form] == firstBranch[form + 1]) continue;
    const cost = isBeside ? COST_BESIDE : hasTwoForms(rune) || rune == OTHALA ? COST_KNOT : 0;
    addVariant(slot, form, 1, cost, stream);
    if (!isSymmetric(form)) addVariant(slot, form, -1, cost, stream);
  }
}

function hasTwoForms(rune: i32): bool {
  const beside = rune * FORMS + FORM_BESIDE;
  return firstBranch[beside] < firstBranch[beside + 1];
}

function addVariant(slot: i32, form: i32, side: f64, cost: f64, stream: Stream): void {
  const variant = slot * MAX_VARIANTS + variantCount[slot]++;
  variantForm[variant] = form;
  variantSide[variant] = side;
  for (let shift = 0; shift <= lastShift; shift++) {
    chance[variant * (MAX_SHIFT + 1) + shift] = cost + COST_CHANCE * stream.next();
  }
}

function search(slot: i32, cost: f64, moment: f64, length: f64, top: f64, foot: f64): void {
  if (slot == count) {
    settle(cost, moment, length, top, foot);
    return;
  }
  for (let v = 0; v < variantCount[slot]; v++) {
    const variant = slot * MAX_VARIANTS + v;
    const form = variantForm[variant];
    for (let shift = 0; shift <= lastShift; shift += step) {
      let more = cost + chance[variant * (MAX_SHIFT + 1) + shift];
      for (let other = 0; other < slot && more < boundCost + HOPE; other++) more += costBeside(other, slot, v, shift);
      if (more >= boundCost + HOPE) continue;
      chosenVariant[slot] = v;
      chosenShift[slot] = shift;
      search(
        slot + 1, more, moment + formMoment[form] * variantSide[variant], length + formLength[form],
        min<f64>(top, formTop[form] + <f64>shift), max<f64>(foot, formFoot[form] + <f64>shift),
      );
    }
  }
}

/** The cost of a rune beside one that is already set; worked out once for each pair of variants and distance. */
function costBeside(other: i32, slot: i32, v: i32, shift: i32): f64 {
  const w = chosenVariant[other];
  const below = shift - chosenShift[other];
  const at = (((other * MAX_RUNES + slot) * MAX_VARIANTS + w) * MAX_VARIANTS + v) * SHIFTS + below + MAX_SHIFT;
  if (isNaN(known[at])) {
    const a = other * MAX_VARIANTS + w;
    const b = slot * MAX_VARIANTS + v;
    known[at] = pairCost(variantForm[a], variantForm[b], variantSide[a] * variantSide[b], <f64>below);
  }
  return known[at];
}

function settle(cost: f64, moment: f64, length: f64, top: f64, foot: f64): void {
  const bare = max<f64>(0, top + 6) + max<f64>(0, <f64>(boundHeight - 6) - foot);
  const total = cost + (length > 0 ? (COST_LEANING * abs(moment)) / length : 0) + COST_BARE * bare;
  if (total >= boundCost) return;
  for (let slot = 0; slot < count; slot++) {
    const variant = slot * MAX_VARIANTS + chosenVariant[slot];
    tryForm[slot] = variantForm[variant];
    trySide[slot] = variantSide[variant];
  }
  if (isForbidden(tryForm, trySide, chosenShift, count)) return;
  boundCost = total;
  for (let slot = 0; slot < count; slot++) {
    boundForm[slot] = tryForm[slot];
    boundSide[slot] = trySide[slot];
    boundShift[slot] = chosenShift[slot];
  }
}
