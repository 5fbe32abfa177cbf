import { env } from "cloudflare:workers";

/** How many sigils are stored. */
export async function countSigils(): Promise<number> {
  const count = await env.DB.prepare("select count(*) from sigils").first<number>("count(*)");
  return count ?? Number.NaN;
}

/** Every cell of every table, as text. */
export async function readAllCells(): Promise<readonly string[]> {
  const { results: tables } = await env.DB.prepare(
    "select name from sqlite_schema where type = 'table' and name not like '\\_cf%' escape '\\' and name not like 'sqlite\\_%' escape '\\'",
  ).all<{ name: string }>();
  const contents = await Promise.all(
    tables.map(({ name }) => env.DB.prepare(`select * from "${name}"`).all<Record<string, unknown>>()),
  );
  return contents.flatMap(({ results }) => results.flatMap((row) => Object.values(row).map(String)));
}
