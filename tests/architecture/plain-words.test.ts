import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** A word that this repository doesn't use, with the word that it uses instead. */
interface Rule {
  /** Looked for in comments, test names, docs and file names, and in the words of each name that is declared: `recordVault` is `record vault`. */
  readonly word: RegExp;
  readonly instead: string;
  /** The files in which the word means what we don't want it to mean; all files where it is absent. */
  readonly only?: RegExp;
}

/** Where mails are written, kept and sent: elsewhere a letter is one of the alphabet. */
const MAIL_FILES =
  /^(?:worker\/(?:mail|features\/email|features\/outbox|ports\/mail)|domain\/(?:mail|contracts\/email)|tests\/worker\/(?:outbox|mail|collect|newsletter))/;

/** Where secrets are encrypted: elsewhere a seal is the ring round a sigil. */
const SECRET_FILES =
  /^(?:worker\/(?:db|http|mail|ports|adapters|features)\/|worker\/\w+\.ts$|domain\/(?:accounts|orders|contact|mail)\/|tests\/worker\/)/;

const RULES: readonly Rule[] = [
  // What code does.
  { word: /\banswers with\b/, instead: "returns, responds with" },
  {
    word: /^answers (?:at|with|by|to|the|that|whether|where|what) |\b(?:it|that|which|who|nobody|it never|servers?|services?|worker|model|analyst|database|calls?|edge|host|core) answers\b/,
    instead: "returns, responds, replies",
  },
  { word: /\bstands\b(?! (?:for|out|in for)\b)/, instead: "is, has, are listed" },
  {
    word: /\b(?:may|must|can|could|shall|should|will|would|to|they|that|which|what|not) stand\b(?! (?:for|out|in for)\b)/,
    instead: "be",
  },
  {
    word: /\bof (?:its|their|our|your) own(?=\s*(?:[.,;:()*/]|$)| (?:and|or|that|which|for|in|into|on|with|is|are|has|have|by|at|beside|to|from|as|one)\b)/,
    instead: "its own, separate",
  },
  { word: /\bso (?:many|often|few|long)\b(?! (?:as|that)\b)/, instead: "the number, this long" },
  { word: /\banew\b/, instead: "again" },
  { word: /\bwish(?:es|ed)? (?:for|to)\b|\bwished\b/, instead: "want, ask for" },
  // Archaic words.
  { word: /\b(?:where|there|here)(?:upon|of|in|unto|with|to)\b/, instead: "then, of it, in it" },
  {
    word: /\b(?:hitherto|henceforth|thither|hence|forthwith|unto|lest|albeit|whilst|amongst|nought|naught|aught|heeds?)\b/,
    instead: "a modern word",
  },
  // Private words for what has a usual one.
  { word: /\bvaults?\b/, instead: "encryption" },
  { word: /\bpostm[ae]n\b/, instead: "mail sender" },
  { word: /\bwriting desk\b/, instead: "mail tools" },
  { word: /\b(?:un|re)?seal(?:s|ed|er|ing|ings)?\b/, instead: "encrypt, decrypt, encrypt again", only: SECRET_FILES },
  { word: /\bletters?\b/, instead: "mail, newsletter", only: MAIL_FILES },
  // American spelling.
  { word: /\bcolour/, instead: "color" },
  { word: /\bgrey/, instead: "gray" },
  // `centre` and `centreLine` are keys of drawings and requests, and the digests of issued sigils hold them.
  { word: /\bcentre(?! lines?\b|$)/, instead: "center" },
  { word: /\b(?:behavi|fav|hon|neighb|harb|lab|rum|vap)our/, instead: "-or" },
  { word: /\blicence/, instead: "license" },
  { word: /\b(?:defence|offence|pretence)/, instead: "-ense" },
  {
    word: /\b(?:catalogue|dialogue|programme|judgement|artefact|cheque|storey|tyre|plough|sceptic)s?\b/,
    instead: "the American form",
  },
  {
    word: /\b(?:modell|travell|signall|levell)(?:ed|ing)\b|\blabelled\b/,
    instead: "-led, -ling with one l",
  },
  {
    word: /\b(?:organ|recogn|normal|author|initial|optim|summar|final|general|minim|maxim|local|synchron|serial|custom|capital|emphas|anal)[iy]s(?:e|es|ed|ing|ation)\b(?<!\banalysis)/,
    instead: "-ize, -yze",
  },
  { word: /\b(?:kilo|centi|milli)?metres?\b/, instead: "meter" },
];

const EVERYTHING_OURS = [
  "{domain,sigil-core,worker,web,tests,tools,bench,migrations}/**/*.{ts,tsx,mjs,sql}",
  "{docs/glossary.md,*.md,*.toml,*.ts}",
];

/** This file has to name what it looks for, and these are written by programs or quote people. */
const NOT_OURS = /plain-words\.test\.ts$|\.gen\.ts$|\.d\.ts$|route-tree|\/meta\/|\.json$/;

// A pattern of addresses such as `**/api/` with two stars is no comment.
const COMMENT = /(?<![\w*])\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$/gm;
const HASH_OR_DASH_COMMENT = /(?:^|\s)(?:#|--)\s.*$/gm;
const STRING = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const DECLARED =
  /\b(?:const|let|function|class|interface|type|enum|readonly|static|async|get)\s+#?([A-Za-z_$][\w$]*)|^\s*#?([A-Za-z_$][\w$]*)\??\s*[:(]/gm;
const TEST_NAME =
  /\b(?:describe|it|test)(?:\.\w+)*\(\s*(["'`])((?:\\.|(?!\1).)*)\1|\)\(\s*(["'`])((?:\\.|(?!\3).)*)\3/g;
const QUOTED_CODE = /```[\s\S]*?```|`[^`\n]*`|(?<=\])\([^)]*\)/g;

/** The pieces of a file in which its authors speak: comments, declared names, names of tests, or the whole of a document without its code. */
function listPieces(file: string, source: string): readonly string[] {
  if (file.endsWith(".md")) return source.replace(QUOTED_CODE, " ").split("\n");
  if (/\.(?:sql|toml)$/.test(file)) return source.match(HASH_OR_DASH_COMMENT) ?? [];
  const comments = (source.match(COMMENT) ?? []).map((comment) =>
    comment.replace(QUOTED_CODE, " ").replace(/\s*\n\s*\*?/g, " "),
  );
  const code = source.replace(COMMENT, " ");
  const names = [...code.replace(STRING, '""').matchAll(DECLARED)].map(([, name, key]) => toWords(name ?? key ?? ""));
  const tests = /\.(?:test|spec)\.tsx?$/.test(file)
    ? [...code.matchAll(TEST_NAME)].map(([, , name, , each]) => name ?? each ?? "")
    : [];
  return [toWords(file.split("/").at(-1) ?? ""), ...comments, ...new Set(names), ...tests];
}

function toWords(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[-_.]/g, " ")
    .trim();
}

function findWords(file: string, source: string): readonly string[] {
  const rules = RULES.filter(({ only }) => only === undefined || only.test(file));
  return listPieces(file, source).flatMap((piece) => {
    const text = piece.replace(/^[\s/*#-]+/, "").toLowerCase();
    return rules.flatMap(({ word, instead }) => {
      const found = word.exec(text)?.[0];
      return found === undefined ? [] : [`${file}: “${found.trim()}” (${instead}) in: ${text.trim().slice(0, 140)}`];
    });
  });
}

describe("code, tests and docs use plain words, in American spelling", () => {
  it("everywhere", () => {
    const files = globSync(EVERYTHING_OURS, { cwd: ROOT }).filter((file) => !NOT_OURS.test(file));
    expect(files.length).toBeGreaterThan(30);
    expect(files.flatMap((file) => findWords(file, readFileSync(join(ROOT, file), "utf8")))).toEqual([]);
  });

  it.each([
    ["worker/db/a.ts", "/** Answers with the row. */", "answers with"],
    ["worker/db/a.ts", "// The service answers late.", "service answers"],
    ["worker/db/a.ts", "/** What stands in a mail. */", "stands"],
    ["worker/db/a.ts", "// No path may stand in it.", "may stand"],
    ["worker/db/a.ts", "/** Answers the caller. */", "answers the"],
    ["worker/db/a.ts", "/** A file of its own. */", "of its own"],
    ["worker/db/a.ts", "/** So many rows at most. */", "so many"],
    ["worker/db/a.ts", "// Made anew after a trap.", "anew"],
    ["worker/db/a.ts", "const recordVault = 1;", "vault"],
    ["worker/db/a.ts", "function unsealRow() {}", "unseal"],
    ["worker/mail/postman.ts", "", "postman"],
    ["worker/mail/a.ts", "interface LetterKind {}", "letter"],
    ["worker/mail/a.ts", "/** Who wished for it. */", "wished for"],
    ["web/a.ts", "const inkColour = 1;", "colour"],
    ["web/a.test.tsx", 'it("paints it grey", () => {});', "grey"],
    ["web/a.test.tsx", 'it.each([\n  ["a"],\n])("centres %s", () => {});', "centre"],
    ["README.md", "Whereupon it is normalised.", "whereupon"],
    ["README.md", "It is normalised.", "normalised"],
    ["migrations/1.sql", "-- Rows of its own\ncreate table vault (id);", "of its own"],
    ["wrangler.toml", "# The Worker answers there", "worker answers"],
  ])("finds in %s: %s", (file, source, word) => {
    expect(findWords(file, source).map((found) => /“(.*)”/.exec(found)?.[1])).toContain(word);
  });

  it.each([
    ["domain/sigils/a.ts", "/** The letters inside the seal. */"],
    ["worker/db/a.ts", "/** The wizard’s answers; SQL stands for a language; as many as fit, so long as they do. */"],
    ["worker/db/a.ts", 'const text = "The answer stands in a letter of its own";'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    ["worker/db/a.ts", "check(`${table}_sealed`, sql`glob`);"],
    ["worker/mail/a.ts", "const newsletterLink = 1;"],
    ["tests/worker/a.ts", "class MailServiceStandIn {} // stands in for the service"],
    ["domain/sigils/a.ts", "const answersSchema = 1;"],
    ["README.md", "`vault.seal` was its name."],
    ["README.md", "It reads the forms of our own pages."],
    ["domain/a.ts", "/** The analysis of a size, otherwise. */"],
  ])("finds nothing in %s: %s", (file, source) => {
    expect(findWords(file, source)).toEqual([]);
  });
});
