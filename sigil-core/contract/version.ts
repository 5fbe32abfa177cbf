/** Rises whenever the same recipe gives other bytes. The core that drew under an earlier one goes into `sigil-core/released` before it is replaced. */
export const CORE_VERSION = 2;
