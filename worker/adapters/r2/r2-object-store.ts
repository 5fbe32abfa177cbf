import type { ObjectPage, ObjectStore } from "#worker/ports/objects.ts";

/** The local mailbox keeps its mails in the same bucket. */
const PREFIX = "files/";

/** Objects in a bucket of R2. */
export class R2ObjectStore implements ObjectStore {
  readonly #bucket: R2Bucket;

  constructor(bucket: R2Bucket) {
    this.#bucket = bucket;
  }

  async put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.#bucket.put(PREFIX + key, bytes);
  }

  async get(key: string): Promise<Uint8Array<ArrayBuffer> | null> {
    const object = await this.#bucket.get(PREFIX + key);
    return object === null ? null : new Uint8Array(await object.arrayBuffer());
  }

  async delete(keys: readonly string[]): Promise<void> {
    await this.#bucket.delete(keys.map((key) => PREFIX + key));
  }

  async list({ after, storedBefore }: Parameters<ObjectStore["list"]>[0]): Promise<ObjectPage> {
    const { objects, truncated } = await this.#bucket.list({ prefix: PREFIX, startAfter: PREFIX + after });
    const old = objects.filter(({ uploaded }) => uploaded.getTime() < storedBefore);
    const last = objects.at(-1);
    return {
      keys: old.map(({ key }) => key.slice(PREFIX.length)),
      next: truncated && last ? last.key.slice(PREFIX.length) : null,
    };
  }
}
