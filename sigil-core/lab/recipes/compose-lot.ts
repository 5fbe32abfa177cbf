/** A whole number from 0 up to, and without, the given one. */
export type Lot = (below: number) => number;

/** A row of lots, the same for the same seed everywhere. */
export function createLot(seed: number): Lot {
  let state = mix(seed);
  return (below) => {
    // Marsaglia's xorshift with the shifts 13, 17 and 5; a state of 0 would stay.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state = state >>> 0 || 1;
    return state % below;
  };
}

/** Spreads neighboring seeds over all 32 bits, as the last step of MurmurHash3 does. */
function mix(seed: number): number {
  const first = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0 || 1;
}

/** One of the items by lot; throws where there are none. */
export function pick<Item>(items: readonly Item[], lot: Lot): Item {
  const item = items[lot(items.length)];
  if (item === undefined) throw new RangeError("There is nothing to pick from.");
  return item;
}

/** The items in an order drawn by lot. */
export function shuffle<Item>(items: readonly Item[], lot: Lot): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(lot(left.length), 1));
}

/** The item whose turn it is; throws where there are none. */
export function atTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length];
  if (item === undefined) throw new RangeError("There is nothing to take from.");
  return item;
}

/** The keys of a record, in its order. */
export function listKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
