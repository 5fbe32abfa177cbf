import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod/mini";

/** Npm writes a single one as a plain text. */
const Names = z.optional(z.union([z.array(z.string()), z.string()]));

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      integrity: z.optional(z.string()),
      optional: z.optional(z.boolean()),
      os: Names,
      cpu: Names,
      libc: Names,
    }),
  ),
});

const lock = readFileSync(resolve(import.meta.dirname, "../../package-lock.json"), "utf8");
const { packages } = LockFile.parse(JSON.parse(lock));

// A registry that lacks a build for another system gives no digest of it either.
it("every package is held to a digest, but optional builds for systems on which nothing of ours is built or tested", () => {
  const unheld = Object.entries(packages).filter(([path, { integrity }]) => path !== "" && integrity === undefined);
  for (const [path, { optional, os, cpu, libc }] of unheld) {
    expect(optional, path).toBe(true);
    const isForLinux = os?.includes("linux") && ["x64", "arm64"].some((name) => cpu?.includes(name));
    expect(isForLinux && !libc?.includes("musl"), path).toBeFalsy();
    expect(os ?? cpu, path).toBeDefined();
  }
});
