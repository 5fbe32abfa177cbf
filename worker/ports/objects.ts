/** Stores bytes under keys. */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  /** Null where nothing is stored under the key. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Deletes whatever is stored under the keys; a thousand at most. */
  delete(keys: readonly string[]): Promise<void>;
  /** Up to a thousand keys behind this one in the order of the alphabet, of objects that were stored before an instant, in milliseconds since 1970 in UTC. */
  list(range: { readonly after: string; readonly storedBefore: number }): Promise<ObjectPage>;
}

/** A part of the list of all objects. */
export interface ObjectPage {
  readonly keys: readonly string[];
  /** Behind which key the list goes on; null at its end. */
  readonly next: string | null;
}
