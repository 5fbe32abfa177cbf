/** Where the towns of each area of the map lie, by its key; apart from the page, since only who asks where they are needs it. */
export const AREA_ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(
    import.meta.glob<string>("/gazetteer/areas/*.txt", { query: "?url", import: "default", eager: true }),
  ).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, path.lastIndexOf(".")), address]),
);
