import { expect, it, vi } from "vitest";
import { lookUpTimezone } from "./settle-place.ts";

vi.mock("@photostructure/tz-lookup", () => ({ default: () => "Europe/Atlantis" }));

it("where the browser doesn't know the zone of a place, the clocks of ships on its longitude are taken", async () => {
  expect(await lookUpTimezone(50.45, 30.52)).toBe("Etc/GMT-2");
  expect(await lookUpTimezone(40.7, -74)).toBe("Etc/GMT+5");
});
