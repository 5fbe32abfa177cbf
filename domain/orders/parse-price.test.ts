import { expect, it } from "vitest";
import { parsePrice } from "./parse-price.ts";

it.each([
  ["49", 4900],
  ["$49", 4900],
  [" 19.5 ", 1950],
  ["0.01", 1],
  ["1,234.00", 123_400],
  ["0", 0],
  ["", null],
  ["49.001", null],
  ["-5", null],
  ["1e3", null],
  ["12,34", null],
  ["four", null],
])("“%s” is read as %s cents", (text, cents) => {
  expect(parsePrice(text)).toBe(cents);
});
