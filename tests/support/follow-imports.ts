import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../..");

/** Imports that come with the file itself: neither of types alone nor by `import()`. */
const STATIC_IMPORT = /^(?:import|export) (?!type )(?:[^"';]*? from )?["']([^"']+)["']/gm;

/** What a file brings along: files as paths from the root, itself among them, and packages by their names. */
export interface Reached {
  readonly files: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
}

/** The files that a file imports itself, as paths from the root. */
export function listStaticImports(file: string): readonly string[] {
  return listSpecifiers(file).flatMap((specifier) => toFile(file, specifier) ?? []);
}

/** Everything that comes with a file. */
export function followImports(entry: string): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const left = [entry];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (files.has(file) || !existsSync(join(ROOT, file))) continue;
    files.add(file);
    for (const specifier of listSpecifiers(file)) {
      const target = toFile(file, specifier);
      if (target === null) packages.add(specifier);
      else left.push(target);
    }
  }
  return { files, packages };
}

function listSpecifiers(file: string): readonly string[] {
  return [...readFileSync(join(ROOT, file), "utf8").matchAll(STATIC_IMPORT)].map(([, specifier = ""]) => specifier);
}

function toFile(file: string, specifier: string): string | null {
  if (specifier.startsWith("#")) return specifier.slice(1);
  return specifier.startsWith(".") ? relative(ROOT, resolve(ROOT, dirname(file), specifier)) : null;
}
