import { describe, expect, it } from "vitest";
import { followImports } from "#tests/support/follow-imports.ts";

describe("the first request of a Worker", () => {
  const { packages } = followImports("worker/index.ts");

  it("is found to wait for what it needs", () => {
    expect([...packages]).toEqual(expect.arrayContaining(["hono", "zod/mini", "drizzle-orm"]));
  });

  it.each(["@simplewebauthn/server", "stripe", "@cantoo/pdf-lib", "mailchannels-sdk"])(
    "does not wait for %s",
    (name) => {
      expect(packages).not.toContain(name);
    },
  );
});

describe("the tagger of words, which weighs 120 kB,", () => {
  function hasTagger(entry: string): boolean {
    return [...followImports(entry).packages].some((name) => name.startsWith("compromise"));
  }

  it.each([
    "domain/intentions/care.ts",
    "domain/intentions/judge-practice.ts",
    "domain/intentions/recipe-care.ts",
    "domain/intentions/score-label.ts",
  ])("is not brought to browsers by %s", (file) => {
    expect(hasTagger(file)).toBe(false);
  });

  it("is found by this test where it is used", () => {
    expect(hasTagger("domain/intentions/analyze-intention.ts")).toBe(true);
  });
});
