/** Every key that the pages write into the browser's storage, in one place so that all can be wiped together. */
export const STORAGE_KEYS = {
  /** The words being written, for the length of a tab. */
  intentionDraft: "intentionDraft",
} as const;

/** A key of the browser's storage. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
