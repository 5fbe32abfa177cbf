import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");

/** An insert from a selection: drizzle names all columns of the table and takes the values by position. */
const INSERT_FROM_SELECTION = /\.insert\(\s*\w+\s*\)\s*\.select\(\s*(?!selectRow\()/;
/** An insert in hand-written SQL, without the list of its columns. */
const INSERT_WITHOUT_COLUMNS =
  /insert\s+(?:or\s+\w+\s+)?into\s+(?:"[^"]+"|`[^`]+`|\$\{[^}]+\}|\w+)\s*(?:select|values|default)\b/i;

function findPositionalInsert(source: string): string | null {
  return (INSERT_FROM_SELECTION.exec(source) ?? INSERT_WITHOUT_COLUMNS.exec(source))?.[0] ?? null;
}

describe("an insert names its columns, so that a new column breaks none", () => {
  it.each([
    ["database.insert(users).select(sql`select 1, 2`)", true],
    ["database\n  .insert(users)\n  .select(values)", true],
    ["insert into users select 1", true],
    ["INSERT INTO `users` VALUES (1, 2)", true],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source code
    ["sql`insert into ${users} select 1`", true],
    ["database\n  .insert(users)\n  .select(selectRow(users, row, sql`true`))", false],
    ["database.insert(users).values({ id })", false],
    ["insert into users (id, email) values (1, 2)", false],
  ])("%j: found %s", (source, isFound) => {
    expect(findPositionalInsert(source) !== null).toBe(isFound);
  });

  const files = globSync(["worker/**/*.ts", "migrations/*.sql", "tests/**/*.sql"], { cwd: ROOT });

  it.each(files)("%s", (file) => {
    expect(findPositionalInsert(readFileSync(join(ROOT, file), "utf8"))).toBeNull();
  });
});
