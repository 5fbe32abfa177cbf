/** A value that changes with time. */
export type Course = (instant: number) => number;

/** How far two estimates may lie apart for the search to end, ms. */
const PRECISION_MS = 1;

/** Halving alone would need this many steps from half a day to a millisecond. */
const MOST_STEPS = 60;

/**
 * Finds where a course that changes its sign between two instants is zero, within a millisecond: by false position, and where one end
 * stays for two steps, with half its weight (the Illinois rule).
 */
export function findCrossing(course: Course, from: number, to: number): number {
  let [start, end] = [from, to];
  let [startValue, endValue] = [course(start), course(end)];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const at = end - (endValue * (end - start)) / (endValue - startValue);
    const value = course(at);
    if (value === 0 || Math.abs(at - end) < PRECISION_MS) return at;
    if (value < 0 === endValue < 0) {
      startValue /= 2;
    } else {
      start = end;
      startValue = endValue;
    }
    end = at;
    endValue = value;
  }
  return end;
}
