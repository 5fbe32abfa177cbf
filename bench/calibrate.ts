const ITERATIONS = 4_000_000;

/** Milliseconds of a fixed loop of square roots: what this machine manages at this moment. */
export function calibrateMs(): number {
  const startMs = performance.now();
  let value = 1.1;
  for (let i = 0; i < ITERATIONS; i += 1) value = Math.sqrt(value * value + (i % 7));
  const endMs = performance.now();
  if (!Number.isFinite(value)) throw new Error("The calibration loop went astray.");
  return endMs - startMs;
}
