import { expect, it } from "vitest";
import { describePlace } from "./picked-place.ts";

const point = { latitudeDeg: -0.00001, longitudeDeg: -78.46777, timezone: "America/Guayaquil" };

it("calls a picked place by its line", () => {
  expect(describePlace({ ...point, label: "Quito, Ecuador" })).toBe("Quito, Ecuador");
});

it("calls a place without a name by its coordinates to four decimals, and zero never negative", () => {
  expect(describePlace({ ...point, label: null })).toBe("0.0000, -78.4678");
});
