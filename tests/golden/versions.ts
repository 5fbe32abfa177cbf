/** What is known of the core's versions; `versions.json` keeps it. */
export interface GoldenVersions {
  /** The version that drew the golden files. */
  readonly current: number;
  /** SHA-256 of all golden files of each version that has drawn somebody's sigil, entered with its release. */
  readonly released: Readonly<Record<string, string>>;
}

/** Why golden files may not belong to a core of this version; null where they may. */
export function findVersionFault(versions: GoldenVersions, coreVersion: number, digest: string): string | null {
  if (versions.current !== coreVersion) {
    return `The golden files are of version ${versions.current}, the core is of version ${coreVersion}.`;
  }
  const released = versions.released[coreVersion];
  if (released !== undefined && released !== digest) {
    return `Version ${coreVersion} is released, so its drawings stay: raise CORE_VERSION.`;
  }
  return null;
}
