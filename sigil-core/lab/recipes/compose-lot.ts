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

/** Spreads neighbouring seeds over all 32 bits, as the last step of MurmurHash3 does. */
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

/** The ids of a table of choices. */
export function listIds<Id extends string>(numbers: Readonly<Record<Id, number>>): Id[] {
  const ids: Id[] = [];
  for (const id in numbers) ids.push(id);
  return ids;
}
