import { expect, it } from "vitest";
import { CONTRACTS } from "./registry.ts";

const modules = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts", "!./registry.ts"], {
  eager: true,
});

function isContract(value: unknown): boolean {
  return typeof value === "object" && value !== null && "path" in value && "method" in value && "response" in value;
}

it("every contract of this folder is listed once", () => {
  const declared = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isContract));
  expect(declared.length).toBeGreaterThan(0);
  expect(new Set(CONTRACTS)).toEqual(new Set(declared));
  expect(CONTRACTS).toHaveLength(declared.length);
});

it("no two contracts answer at the same address, and none share a name", () => {
  expect(new Set(CONTRACTS.map(({ method, path }) => `${method} ${path}`)).size).toBe(CONTRACTS.length);
  expect(new Set(CONTRACTS.map(({ name }) => name)).size).toBe(CONTRACTS.length);
});
