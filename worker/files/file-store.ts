import { and, eq, inArray, lt, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import { PICTURE_MESSAGES, type Picture } from "#domain/files/picture.ts";
import { ARRIVAL_MS, type FilePurpose } from "#domain/files/stored-file.ts";
import { type Fault, ok, type Result, refuse } from "#domain/lib/result.ts";
import { DAY_MS } from "#domain/lib/time.ts";
import { decodeBase64Url, encodeBase64Url } from "#worker/base64url.ts";
import { type Database, splitForQueries } from "#worker/db/database.ts";
import { DecryptionError, type Encryption } from "#worker/db/encryption.ts";
import { newId, newToken } from "#worker/db/identifiers.ts";
import { handDrawnSigils } from "#worker/db/schema/commissions.ts";
import { consultations } from "#worker/db/schema/consultations.ts";
import { storedFiles } from "#worker/db/schema/files.ts";
import { writeOnce } from "#worker/db/write-once.ts";
import { describeFailure, writeLog } from "#worker/log.ts";
import type { ObjectStore } from "#worker/ports/objects.ts";
import { inflatesTo } from "./inflates-to.ts";

/** What a file belongs to: one of each purpose to each subject. */
export interface FilePlace {
  readonly purpose: FilePurpose;
  readonly subjectId: string;
}

/** A file as its row describes it. */
export type StoredFile = Pick<typeof storedFiles.$inferSelect, "id" | "mediaType" | "widthPx" | "heightPx" | "bytes">;

const NONCE_BYTES = 12;

/** How many files a run removes, and how many objects it compares with the rows. */
const REMOVED_PER_RUN = 200;
const PAGES_PER_SWEEP = 20;

/**
 * People's files, in the bucket. Each is encrypted with its own key, which is stored encrypted in its row: a change of the key ring rewrites rows alone,
 * and without its row a file can't be read, even from a copy of its object. Instants are milliseconds since 1970 in UTC.
 */
export class FileStore {
  readonly #database: Database;
  readonly #encryption: Encryption;
  readonly #objects: ObjectStore;

  constructor(database: Database, encryption: Encryption, objects: ObjectStore) {
    this.#database = database;
    this.#encryption = encryption;
    this.#objects = objects;
  }

  /**
   * Stores a picture in place of the one that is there, if the condition holds by then. The row is written before the object, and names it as the file of its
   * place only once that is there. Fails with `invalid_request` where its rows are damaged, `conflict` or `not_ready`.
   */
  async keepPicture(
    place: FilePlace,
    picture: Picture,
    { now, condition = sql`true` }: { readonly now: number; readonly condition?: SQL },
  ): Promise<Result<StoredFile, Fault>> {
    const id = newId(now);
    const { mediaType, widthPx, heightPx, bytes, rows } = picture;
    if (rows !== null && !(await inflatesTo(rows.deflated, rows.inflatedBytes))) {
      return refuse("invalid_request", { message: PICTURE_MESSAGES.damaged });
    }
    const row = { id, ...place, mediaType, widthPx, heightPx, bytes: bytes.length, objectKey: newToken() };
    try {
      const key = crypto.getRandomValues(new Uint8Array(32));
      const contentKey = await this.#encryption.forRow("stored_files", id).encrypt("content_key", encodeBase64Url(key));
      await this.#database.insert(storedFiles).values({ ...row, contentKey, createdAt: now });
      await this.#objects.put(row.objectKey, await encrypt(bytes, key, id));
    } catch (error) {
      writeLog("error", { files: "not stored", failure: describeFailure(error) });
      return refuse("not_ready");
    }
    const kept = await this.#keep(id, place, condition);
    return kept.isOk ? ok(row) : kept;
  }

  async #keep(id: string, place: FilePlace, condition: SQL): Promise<Result<null, Fault>> {
    const isArriving = sql`exists (select 1 from ${storedFiles} arriving where arriving.id = ${id} and arriving.state = 'arriving')`;
    const written = await writeOnce({
      write: async () => {
        const [, kept] = await this.#database.batch([
          this.#draftRemoval(and(isAt(place), eq(storedFiles.state, "kept"), isArriving, condition)),
          this.#database
            .update(storedFiles)
            .set({ state: "kept" })
            .where(and(eq(storedFiles.id, id), eq(storedFiles.state, "arriving"), condition)),
        ]);
        return kept.meta.changes > 0;
      },
      isThere: async () => (await this.#find(eq(storedFiles.id, id))) !== null,
    });
    if (written.isOk) return ok(null);
    return refuse(written.error === "refused" ? "conflict" : "not_ready");
  }

  /** The file of a place; null where there is none. */
  async find(place: FilePlace): Promise<StoredFile | null> {
    return this.#find(isAt(place));
  }

  /** What is in a file, and what it is; null where it isn't kept any more. Throws `DecryptionError` where the object was changed. */
  async read(id: string): Promise<{ readonly file: StoredFile; readonly bytes: Uint8Array<ArrayBuffer> } | null> {
    const file = await this.#find(eq(storedFiles.id, id));
    if (!file?.contentKey) return null;
    const object = await this.#objects.get(file.objectKey);
    if (object === null) return null;
    const key = decodeBase64Url(
      await this.#encryption.forRow("stored_files", id).decrypt("content_key", file.contentKey),
    );
    return { file, bytes: await decrypt(object, key ?? new Uint8Array(), id) };
  }

  /** Removes the file of a place, which can’t be read any more. Where there is none nothing happens. */
  async remove(place: FilePlace): Promise<void> {
    await this.#draftRemoval(and(isAt(place), eq(storedFiles.state, "kept")));
  }

  /** Removes all files whose rows meet a condition, and deletes their objects. What is interrupted can be repeated. */
  async removeAll(condition: SQL): Promise<void> {
    await this.#draftRemoval(and(condition, ne(storedFiles.state, "removed")));
    while ((await this.#deleteRemoved(condition)) === REMOVED_PER_RUN);
  }

  /**
   * Deletes what is left over: removed files, those that never arrived, and those whose consultation or commission is gone. First they lose their keys, then
   * the objects go, then the rows. Returns how many.
   */
  async deleteLeftovers(now: number): Promise<number> {
    const isLost = and(
      eq(storedFiles.state, "kept"),
      notExists(
        this.#database
          .select({ id: consultations.id })
          .from(consultations)
          .where(eq(consultations.id, storedFiles.subjectId)),
      ),
      notExists(
        this.#database
          .select({ id: handDrawnSigils.id })
          .from(handDrawnSigils)
          .where(eq(handDrawnSigils.id, storedFiles.subjectId)),
      ),
    );
    const isStuck = and(eq(storedFiles.state, "arriving"), lt(storedFiles.createdAt, now - ARRIVAL_MS));
    await this.#draftRemoval(or(isLost, isStuck));
    return this.#deleteRemoved(sql`true`);
  }

  /**
   * Deletes objects older than a day that no row names, such as those of rows that a restored database has lost. Each run looks at a part of the bucket that
   * begins somewhere else. Returns how many.
   */
  async deleteUnknown(now: number): Promise<number> {
    let deleted = 0;
    let after = newToken();
    let hasBegunAgain = false;
    for (let page = 0; page < PAGES_PER_SWEEP; page += 1) {
      const { keys, next } = await this.#objects.list({ after, storedBefore: now - DAY_MS });
      const unknown = await this.#listUnknown(keys);
      if (unknown.length > 0) await this.#objects.delete(unknown);
      deleted += unknown.length;
      if (next === null && hasBegunAgain) break;
      hasBegunAgain ||= next === null;
      after = next ?? "";
    }
    return deleted;
  }

  async #listUnknown(keys: readonly string[]): Promise<readonly string[]> {
    const known = new Set<string>();
    for (const part of splitForQueries(keys)) {
      const rows = await this.#database
        .select({ objectKey: storedFiles.objectKey })
        .from(storedFiles)
        .where(inArray(storedFiles.objectKey, [...part]));
      for (const { objectKey } of rows) known.add(objectKey);
    }
    return keys.filter((key) => !known.has(key));
  }

  async #deleteRemoved(condition: SQL): Promise<number> {
    const rows = await this.#database
      .select({ id: storedFiles.id, objectKey: storedFiles.objectKey })
      .from(storedFiles)
      .where(and(eq(storedFiles.state, "removed"), condition))
      .limit(REMOVED_PER_RUN);
    if (rows.length === 0) return 0;
    await this.#objects.delete(rows.map(({ objectKey }) => objectKey));
    for (const part of splitForQueries(rows)) {
      const ids = part.map(({ id }) => id);
      await this.#database.delete(storedFiles).where(inArray(storedFiles.id, ids));
    }
    return rows.length;
  }

  #draftRemoval(condition: SQL | undefined) {
    return this.#database.update(storedFiles).set({ state: "removed", contentKey: null }).where(condition);
  }

  async #find(condition: SQL | undefined): Promise<typeof storedFiles.$inferSelect | null> {
    const [row] = await this.#database
      .select()
      .from(storedFiles)
      .where(and(condition, eq(storedFiles.state, "kept")));
    return row ?? null;
  }
}

function isAt({ purpose, subjectId }: FilePlace): SQL | undefined {
  return and(eq(storedFiles.purpose, purpose), eq(storedFiles.subjectId, subjectId));
}

async function encrypt(bytes: Uint8Array<ArrayBuffer>, key: Uint8Array<ArrayBuffer>, id: string) {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const ciphertext = await crypto.subtle.encrypt(toAlgorithm(nonce, id), await importKey(key), bytes);
  const object = new Uint8Array(NONCE_BYTES + ciphertext.byteLength);
  object.set(nonce);
  object.set(new Uint8Array(ciphertext), NONCE_BYTES);
  return object;
}

async function decrypt(object: Uint8Array<ArrayBuffer>, key: Uint8Array<ArrayBuffer>, id: string) {
  const algorithm = toAlgorithm(object.subarray(0, NONCE_BYTES), id);
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, await importKey(key), object.subarray(NONCE_BYTES)));
  } catch (cause) {
    throw new DecryptionError("A stored file can’t be decrypted.", { cause });
  }
}

function toAlgorithm(iv: Uint8Array<ArrayBuffer>, id: string): SubtleCryptoEncryptAlgorithm {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(`stored_files|${id}`) };
}

function importKey(bytes: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}
