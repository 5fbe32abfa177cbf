/** Where each shard of the gazetteer lies, by its id; the addresses change with the content, so that they may be kept for ever. */
export const SHARD_ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("/gazetteer/shards/*.txt", { query: "?url", import: "default", eager: true }),
  ).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf(".")), address]),
);
