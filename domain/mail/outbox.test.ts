import { expect, it } from "vitest";
import { decideNextTryAt, MAX_TRIES } from "./outbox.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;

it("tries a mail seven times within a day, with longer and longer waits", () => {
  const waits = Array.from({ length: MAX_TRIES }, (_, index) => decideNextTryAt(index + 1, false, NOW));
  expect(waits.map((at) => (at === null ? null : (at - NOW) / MINUTE_MS))).toEqual([1, 5, 15, 60, 240, 720, null]);
});

it("gives up at once where trying again can't help", () => {
  expect(decideNextTryAt(1, true, NOW)).toBeNull();
});
