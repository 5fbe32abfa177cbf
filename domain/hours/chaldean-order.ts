import { PLANETS, type Planet } from "../sigils/methods/planetary/planets.ts";

/** The planets after which the seven weekdays are named, Sunday first. */
const WEEKDAY_RULERS: readonly Planet[] = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"];

/** The ruler of a weekday: 0 is Sunday, 6 is Saturday; other whole numbers count on in either direction. */
export function computeDayRuler(weekday: number): Planet {
  return atRound(WEEKDAY_RULERS, weekday);
}

/**
 * The ruler of an hour, from 1 to 24: the first is the day's own planet's, and the others follow in the Chaldean order. The 25th would be
 * the next day's ruler, which is how the weekdays came by their order.
 */
export function computeHourRuler(dayRuler: Planet, hour: number): Planet {
  return atRound(PLANETS, PLANETS.indexOf(dayRuler) + hour - 1);
}

function atRound<Item>(items: readonly Item[], index: number): Item {
  const item = items[((index % items.length) + items.length) % items.length];
  if (item === undefined) throw new RangeError(`${index} is no whole number`);
  return item;
}
