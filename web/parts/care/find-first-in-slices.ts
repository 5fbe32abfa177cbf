/** How long the page is blocked at a time, ms: less than a frame, so that the button shows meanwhile that it is at work. */
const SLICE_MS = 10;

/** The first that is not null of what is computed one by one, and null where all are; the page gets its turn in between. */
export async function findFirstInSlices<Found>(steps: Iterable<Found | null>): Promise<Found | null> {
  let beganAt = performance.now();
  for (const found of steps) {
    if (found !== null) return found;
    if (performance.now() - beganAt < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    beganAt = performance.now();
  }
  return null;
}
