import { getTableColumns, getTableName, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { HeldDataResponse } from "#domain/contracts/personal-data.ts";
import { PRODUCT_NAME } from "#domain/product.ts";
import { DecryptionError } from "./db/encryption.ts";
import { type Encrypted, isEncrypted } from "./db/schema/columns.ts";
import type { Feature } from "./feature.ts";
import type { ExportedRow, PersonalData } from "./personal-data.ts";
import type { Platform } from "./platform.ts";

/** What an export is made with. */
type ExportDeps = Pick<Platform, "database" | "encryption" | "files">;

/** A file of the archive; its text comes piece by piece, so that nothing has to fit into memory at once. */
export interface ArchiveFile {
  readonly name: string;
  readonly input: AsyncIterable<string> | string | Uint8Array<ArrayBuffer>;
}

/** How many rows are read at a time. */
const ROWS_AT_ONCE = 100;

/** What is held about the owner of an address, in figures, and what a deletion would take. */
export async function describeHeldData(
  platform: Platform,
  features: readonly Feature[],
  email: string,
): Promise<HeldDataResponse> {
  const { database } = platform;
  const tables = features.flatMap(({ personalData = [] }) => personalData);
  const [held, losses, obstacles] = await Promise.all([
    Promise.all(
      tables.map(async ({ table, title, isAbout }) => ({ title, count: await database.$count(table, isAbout(email)) })),
    ),
    Promise.all(features.map(async ({ describeLoss }) => (await describeLoss?.(platform, email)) ?? [])),
    Promise.all(features.map(async ({ findErasureObstacle }) => findErasureObstacle?.(platform, email))),
  ]);
  return {
    held: held.filter(({ count }) => count > 0),
    losses: losses.flat(),
    obstacle: obstacles.find((obstacle) => obstacle) ?? null,
  };
}

/** Everything that is held about the owner of an address, decrypted: a list of each table, and the files that are made of its rows. */
export async function* exportPerson(
  deps: ExportDeps,
  features: readonly Feature[],
  email: string,
): AsyncGenerator<ArchiveFile> {
  const tables = features.flatMap(({ personalData = [] }) => personalData);
  yield { name: "READ ME.txt", input: describeArchive(email, tables) };
  for (const data of tables) {
    yield { name: `${toFileName(data)}.json`, input: toJsonList(deps, data, email) };
    if (!data.toFiles) continue;
    for await (const row of readRows(deps, data, email)) {
      for (const { name, content } of await data.toFiles(row, deps)) yield { name, input: content };
    }
  }
}

function describeArchive(email: string, tables: readonly PersonalData[]): string {
  return [
    `This is everything that ${PRODUCT_NAME} holds about ${email}.`,
    "",
    ...tables.map((data) => `${toFileName(data)}.json: ${data.title}`),
    "",
    "What was encrypted is readable here: keep this archive where nobody else reads it.",
    "Instants are in UTC. Left out are digests of secrets, which nobody can turn back into anything.",
    "",
  ].join("\r\n");
}

function toFileName({ table }: PersonalData): string {
  return getTableName(table).replaceAll("_", "-");
}

async function* toJsonList(deps: ExportDeps, data: PersonalData, email: string): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of readRows(deps, data, email)) {
    yield `${separator}${JSON.stringify(row, null, 2)}`;
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]\n" : "[]\n";
}

async function* readRows(deps: ExportDeps, data: PersonalData, email: string): AsyncGenerator<ExportedRow> {
  const columns = Object.entries<AnySQLiteColumn>(getTableColumns(data.table));
  const id = columns.find(([, column]) => column.primary);
  let last = 0;
  for (;;) {
    const rows = await deps.database
      .select({ row: data.table, position: sql<number>`rowid` })
      .from(data.table)
      // Behind the last one: rows that come or go in the meantime move none out of its turn.
      .where(sql`(${data.isAbout(email)}) and rowid > ${last}`)
      .orderBy(sql`rowid`)
      .limit(ROWS_AT_ONCE);
    for (const { row, position } of rows) {
      last = position;
      const values = new Map<string, unknown>(Object.entries(row));
      const rowId = String(values.get(id?.[0] ?? ""));
      yield await toExportedRow(deps, data, { columns, values, rowId });
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

async function toExportedRow(
  { encryption }: ExportDeps,
  { table, hidden = [], json = [] }: PersonalData,
  {
    columns,
    values,
    rowId,
  }: {
    readonly columns: readonly (readonly [string, AnySQLiteColumn])[];
    readonly values: ReadonlyMap<string, unknown>;
    readonly rowId: string;
  },
): Promise<ExportedRow> {
  const record = encryption.forRow(getTableName(table), rowId);
  const exported: Record<string, unknown> = {};
  for (const [key, column] of columns) {
    if (hidden.includes(key)) continue;
    const value = values.get(key) ?? null;
    if (isEncrypted(column) && value !== null) {
      const text = await decryptIfSound(() => record.decrypt(column.name, String(value) as Encrypted<string, string>));
      exported[key] = text !== null && json.includes(key) ? JSON.parse(text) : text;
    } else {
      exported[key] = typeof value === "number" && key.endsWith("At") ? new Date(value).toISOString() : value;
    }
  }
  return exported;
}

/** Null where a value is damaged: everything else is exported all the same. */
async function decryptIfSound(decrypt: () => Promise<string>): Promise<string | null> {
  try {
    return await decrypt();
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}
