import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** One import of one file, both as paths from the root; packages keep their names. */
interface Edge {
  readonly from: string;
  readonly to: string;
}

/** A room of the house: which files are in it, and what they may import beside packages and their own room. */
interface Room {
  readonly name: string;
  readonly files: RegExp;
  readonly mayImport: readonly RegExp[];
}

// The first room that a file fits is its own, so the narrow ones come before the wide ones.
const ROOMS: readonly Room[] = [
  { name: "domain/lib", files: /^domain\/lib\//, mayImport: [] },
  { name: "domain/contracts", files: /^domain\/contracts\//, mayImport: [/^domain\//] },
  { name: "domain/<topic>", files: /^domain\//, mayImport: [/^domain\/(?!contracts\/)/] },
  { name: "sigil-core/contract", files: /^sigil-core\/contract\//, mayImport: [] },
  { name: "sigil-core/host", files: /^sigil-core\/host\//, mayImport: [/^sigil-core\/(build|contract)\//] },
  { name: "sigil-core/lab", files: /^sigil-core\/lab\//, mayImport: [/^sigil-core\/(host|contract)\//] },
  {
    name: "worker/features",
    files: /^worker\/features\//,
    mayImport: [
      /^worker\/(ports|http|db|mail|documents|files)\//,
      /^worker\/(feature|personal-data|erase-person|export-person|log|base64url|draw-sigil)\.ts$/,
      /^domain\//,
      /^sigil-core\/host\//,
    ],
  },
  {
    name: "worker/adapters",
    files: /^worker\/adapters\//,
    mayImport: [/^worker\/ports\//, /^worker\/base64url\.ts$/, /^domain\//],
  },
  { name: "worker/durable", files: /^worker\/durable\//, mayImport: [/^worker\/(ports|db|mail)\//, /^domain\//] },
  { name: "worker/ports", files: /^worker\/ports\//, mayImport: [/^domain\//, /^sigil-core\/host\//] },
  { name: "worker/log and worker/base64url", files: /^worker\/(log|base64url)\.ts$/, mayImport: [] },
  {
    name: "worker/http",
    files: /^worker\/http\//,
    mayImport: [/^worker\/(ports|db)\//, /^worker\/log\.ts$/, /^domain\//],
  },
  {
    name: "worker/db",
    files: /^worker\/db\//,
    mayImport: [/^worker\/ports\//, /^worker\/(log|base64url)\.ts$/, /^domain\//],
  },
  {
    name: "worker/files",
    files: /^worker\/files\//,
    mayImport: [/^worker\/(ports|db)\//, /^worker\/(log|base64url)\.ts$/, /^domain\//],
  },
  {
    name: "worker/documents and worker/draw-sigil",
    files: /^worker\/(documents\/|draw-sigil\.ts$)/,
    mayImport: [/^domain\//, /^sigil-core\/host\//],
  },
  {
    name: "worker/mail",
    files: /^worker\/mail\//,
    mayImport: [/^worker\/(ports|db|documents)\//, /^worker\/log\.ts$/, /^domain\//],
  },
  {
    name: "worker",
    files: /^worker\//,
    mayImport: [
      /^worker\//,
      /^domain\//,
      /^sigil-core\/(host|build|released)\//,
      /^sigil-core\/contract\/version\.ts$/,
    ],
  },
  {
    name: "web/features",
    files: /^web\/features\//,
    mayImport: [/^web\/(ui|lib|parts)\//, /^domain\//, /^sigil-core\/host\//],
  },
  { name: "web/parts", files: /^web\/parts\//, mayImport: [/^web\/(ui|lib)\//, /^domain\//, /^sigil-core\/host\//] },
  { name: "web/ui", files: /^web\/ui\//, mayImport: [] },
  {
    name: "web/lib",
    files: /^web\/lib\//,
    mayImport: [/^domain\//, /^sigil-core\/(host|build|released)\//, /^sigil-core\/contract\/version\.ts$/],
  },
  { name: "web/app and web/routes", files: /^web\//, mayImport: [/^web\//, /^domain\//] },
];

/** Where folders lie beside each other: a feature, and whatever else has grown large enough to have folders inside. */
const PARENT =
  /^((?:web|worker)\/features\/[^/]+|worker\/(?:adapters|documents|mail)|domain\/(?:intentions|sigils\/methods)|web\/(?:lib|parts|ui))\/([^/]+)\//;

/**
 * The folders that a folder may know of those beside it. All others know nothing of each other: what brings two together is a file above both,
 * which each of them may import too.
 */
const SIBLINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  "domain/intentions": { guard: ["lexicon"], wording: ["lexicon"] },
  "domain/sigils/methods": { ancestral: ["custom"], elemental: ["custom"], custom: ["planetary"] },
  "web/features/consultation": { booking: ["choice"], own: ["choice"] },
  "web/features/films": { player: ["stage"] },
  "web/features/methods": { ancestral: ["wizard"], custom: ["wizard"], elemental: ["custom", "wizard"] },
  "web/features/reading": { guide: ["figures"], theory: ["figures"] },
  "web/parts": { care: ["issued-sigil"], collection: ["issued-sigil"] },
  "web/ui": { toast: ["dialog"] },
  "worker/adapters": { "stripe-simulator": ["stripe"] },
  "worker/documents": { guide: ["fonts", "text", "typeset"], typeset: ["fonts"] },
};

const FEATURE = /^(?:web|worker)\/features\/([^/]+)\//;
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s[^;'"]*?from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|new URL\(\s*["'](\.[^"']+)["']/g;

/** What only the server tells: the texts of the paid plan, how a sigil was made, and the scripts of the films. */
const SERVER_TEXTS =
  /^domain\/(sigils\/(describe-sigil|server-kits|methods\/[a-z]+\/(server-kit|describe|guide))|films\/scripts(\/[a-z]+)?)\.ts$/;

function listEdges(): Edge[] {
  const edges: Edge[] = [];
  for (const file of globSync("{domain,sigil-core/{host,lab,contract},worker,web}/**/*.{ts,tsx}", { cwd: ROOT })) {
    if (/\.test\.tsx?$|\.gen\.ts$|\.d\.ts$/.test(file)) continue;
    for (const [, fromImport, dynamicImport, url] of readFileSync(join(ROOT, file), "utf8").matchAll(IMPORT)) {
      const specifier = fromImport ?? dynamicImport ?? url ?? "";
      if (specifier.startsWith("#")) edges.push({ from: file, to: specifier.slice(1) });
      else if (specifier.startsWith(".")) {
        edges.push({ from: file, to: relative(ROOT, resolve(ROOT, dirname(file), specifier)) });
      }
    }
  }
  return edges;
}

function roomOf(file: string): Room {
  const room = ROOMS.find(({ files }) => files.test(file));
  if (!room) throw new Error(`${file} is in no room of the house.`);
  return room;
}

/** The home page is put together from these; it alone imports other features. */
const COMPOSER = /^web\/features\/home\//;

function isAllowed({ from, to }: Edge): boolean {
  const room = roomOf(from);
  const feature = FEATURE.exec(from)?.[1];
  if (COMPOSER.test(from) && to.startsWith("web/features/")) return true;
  if (!isKnownSibling({ from, to })) return false;
  if (feature !== undefined && FEATURE.test(to)) return FEATURE.exec(to)?.[1] === feature;
  return room.files.test(to) || room.mayImport.some((pattern) => pattern.test(to));
}

function isKnownSibling({ from, to }: Edge): boolean {
  const [, parent = "", folder = ""] = PARENT.exec(from) ?? [];
  const [, otherParent, sibling = ""] = PARENT.exec(to) ?? [];
  if (parent !== otherParent || folder === sibling) return true;
  return SIBLINGS[parent]?.[folder]?.includes(sibling) ?? false;
}

describe("what may import what", () => {
  const edges = listEdges();

  it("reads the imports of every room that has files", () => {
    expect(edges.length).toBeGreaterThan(50);
  });

  it("lets no file import from a room that it may not know", () => {
    expect(edges.filter((edge) => !isAllowed(edge)).map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
  });

  it("lets only compose.ts choose adapters", () => {
    const choosers = edges.filter(
      ({ to, from }) => to.startsWith("worker/adapters/") && !from.startsWith("worker/adapters/"),
    );
    expect(choosers.map(({ from }) => from).filter((from) => from !== "worker/compose.ts")).toEqual([]);
  });

  it("lets nobody but the HTTP kit throw its errors: everything else returns results", () => {
    const throwers = globSync("worker/**/*.ts", { cwd: ROOT }).filter((file) =>
      /\bAppError\b/.test(readFileSync(join(ROOT, file), "utf8")),
    );
    expect(throwers.length).toBeGreaterThan(0);
    expect(throwers.filter((file) => !file.startsWith("worker/http/"))).toEqual([]);
  });

  it("lets features be found by their declarations alone", () => {
    const outsiders = edges.filter(({ from, to }) => to.startsWith("worker/features/") && !FEATURE.test(from));
    expect(outsiders.filter(({ to }) => !to.endsWith("/index.ts")).map(({ from, to }) => `${from} -> ${to}`)).toEqual(
      [],
    );
    expect(new Set(outsiders.map(({ from }) => from))).toEqual(new Set(["worker/features.ts"]));
  });

  it("leaves the texts that are paid for on the server", () => {
    const readers = edges.filter(({ from, to }) => SERVER_TEXTS.test(to) && !SERVER_TEXTS.test(from));
    expect(readers.length).toBeGreaterThan(0);
    expect(readers.map(({ from }) => from).filter((from) => !from.startsWith("worker/"))).toEqual([]);
  });

  it("names only siblings that do import each other", () => {
    const used = edges.flatMap(({ from, to }) => {
      const [, parent, folder] = PARENT.exec(from) ?? [];
      const [, , sibling] = PARENT.exec(to) ?? [];
      return to.startsWith(`${parent}/`) && folder !== sibling ? [`${parent}: ${folder} -> ${sibling}`] : [];
    });
    const named = Object.entries(SIBLINGS).flatMap(([parent, folders]) =>
      Object.entries(folders).flatMap(([folder, siblings]) =>
        siblings.map((sibling) => `${parent}: ${folder} -> ${sibling}`),
      ),
    );
    expect(named.filter((pair) => !used.includes(pair))).toEqual([]);
  });

  it.each([
    ["a mail importing the HTTP kit", { from: "worker/mail/a.ts", to: "worker/http/b.ts" }],
    ["the database importing the HTTP kit", { from: "worker/db/a.ts", to: "worker/http/b.ts" }],
    ["a feature importing another", { from: "web/features/result/a.ts", to: "web/features/collection/b.ts" }],
    [
      "a feature importing the page that composes it",
      { from: "web/features/result/a.ts", to: "web/features/home/b.ts" },
    ],
    [
      "a Worker's feature importing the home page's",
      { from: "worker/features/home/a.ts", to: "worker/features/mail/b.ts" },
    ],
    ["a feature importing an adapter", { from: "worker/features/sigils/a.ts", to: "worker/adapters/r2/b.ts" }],
    ["a rule importing the browser's code", { from: "domain/sigils/a.ts", to: "web/lib/b.ts" }],
    [
      "a part of a feature importing another part",
      { from: "web/features/a/dial/b.ts", to: "web/features/a/week/c.ts" },
    ],
    ["an adapter importing another", { from: "worker/adapters/r2/a.ts", to: "worker/adapters/stripe/b.ts" }],
    [
      "a method importing the next",
      { from: "domain/sigils/methods/chaos/a.ts", to: "domain/sigils/methods/custom/b.ts" },
    ],
    ["the core's host importing its laboratory", { from: "sigil-core/host/a.ts", to: "sigil-core/lab/b.ts" }],
    ["the product importing the core's laboratory", { from: "web/lib/a.ts", to: "sigil-core/lab/b.ts" }],
    ["the laboratory importing a rule", { from: "sigil-core/lab/a.ts", to: "domain/sigils/b.ts" }],
    ["the core's host importing a rule", { from: "sigil-core/host/a.ts", to: "domain/sigils/b.ts" }],
  ])("would notice %s", (_case, edge) => {
    expect(isAllowed(edge)).toBe(false);
  });
});
