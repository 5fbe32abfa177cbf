import { describe, expect, it } from "vitest";
import { countReferenceBytes, formatReferenceNumber, parseReferenceNumber } from "./reference-number.ts";

const bytesOf = (value: number) => new Uint8Array(8).fill(value);

describe("a reference number", () => {
  it.each([
    ["ORD", 0x00, "ORD-00000000"],
    ["SIG", 0xff, "SIG-ZZZZZZZZ"],
    ["HD", 0x00, "HD-000000"],
    ["HD", 0xff, "HD-ZZZZZZ"],
  ] as const)("of kind %s made from bytes %i is %s", (prefix, value, expected) => {
    expect(formatReferenceNumber(prefix, bytesOf(value))).toBe(expected);
  });

  it("uses every bit of its bytes", () => {
    const last = new Uint8Array([0, 0, 0, 0, 1]);
    const first = new Uint8Array([0x80, 0, 0, 0, 0]);
    expect(formatReferenceNumber("SIG", last)).toBe("SIG-10000000");
    expect(formatReferenceNumber("SIG", first)).toBe("SIG-0000000G");
    expect(countReferenceBytes("SIG")).toBe(5);
  });

  it.each([
    ["SIG-7K3MQ9XB", "SIG-7K3MQ9XB"],
    [" sig 7k3m q9xb ", "SIG-7K3MQ9XB"],
    ["ord-O1ILabcd", "ORD-0111ABCD"],
    ["SIG-7K3MQ9X", null],
    ["SIG-7K3MQ9XU", null],
    ["HD-7K3MQ9XB", null],
    ["7K3MQ9XB", null],
    ["", null],
  ])("typed as “%s” is read as %s", (typed, expected) => {
    expect(parseReferenceNumber(typed)).toBe(expected);
  });
});
