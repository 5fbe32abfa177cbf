import { atom, type WritableAtom } from "jotai";

/** Every key that the pages write into the browser's storage, in one place so that all can be wiped together. */
export const STORAGE_KEYS = {
  /** The words being written, for the length of a tab. */
  intentionDraft: "intentionDraft",
  /** The method that was picked, for the length of a tab, like all that follows of the wizards. */
  pickedMethod: "pickedMethod",
  /** The planet that the visitor chose for planetary sigils. */
  chosenPlanet: "chosenPlanet",
  /** The wizard that is open. */
  openWizard: "openWizard",
  /** The choices of the wizards that were walked through to their end. */
  finishedWizards: "finishedWizards",
  customWizard: "customWizard",
  ancestralWizard: "ancestralWizard",
  elementalWizard: "elementalWizard",
  /** `on` or `off`, where the visitor switched the assistant. */
  assistant: "assistant",
  /** How far the tutorial has come, and what was written in it, for the length of a tab. */
  tutorial: "tutorial",
  /** How far each film was watched, for the length of a tab. */
  filmPositions: "filmPositions",
  /** The support request being written, for the length of a tab. */
  contactDraft: "contactDraft",
  /** The form of a booking, for the length of a tab. */
  bookingDraft: "bookingDraft",
  /** The address that something is bought for, for the length of a tab. */
  buyerEmail: "buyerEmail",
  /** The tier of a checkout that nobody could be let into, for the length of a tab: the home page opens its dialog. */
  askedTier: "askedTier",
  /** The theme that the visitor chose; `public/theme.js` reads it before the first paint. */
  theme: "theme",
  /** The address that the visitor gave, for a guide or a purchase. */
  userEmail: "userEmail",
  /** `true` where the tier that was shown last holds all five methods. */
  advancedTier: "advancedTier",
  /** The tier that was shown last. */
  userTier: "userTier",
  /** `true` once access to the consultation was verified. */
  consultationAccess: "consultationAccess",
  /** When the sigil that is shown was issued, for the length of a tab: after a reload it is found in the collection. */
  lastSigil: "lastSigil",
  /** The sigils that were made in this browser. */
  sigilCollection: "sigilCollection",
  /** The places that planetary hours were last asked for. */
  recentPlaces: "recentPlaces",
  /** `off` where the master switched the single keys of the desk off. */
  deskKeys: "deskKeys",
} as const;

/** A key of the browser's storage. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** One of the browser's two stores, asked for at each use: a browser that forbids storage throws at the very name. */
type Store = () => Storage;

/** The text kept under a key; null where there is none or the browser refuses storage. */
function findStoredText(store: Store, key: StorageKey): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, removes an empty one, and returns whether that was possible: a store can be full or forbidden. */
function keepStoredText(store: Store, key: StorageKey, text: string): boolean {
  try {
    if (text === "") store().removeItem(key);
    else store().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Whether the browser lets nothing be kept on this device. */
export function isStorageRefused(): boolean {
  try {
    localStorage.getItem("");
    return false;
  } catch {
    return true;
  }
}

/** The text kept under a key on this device; null where there is none or the browser refuses storage. */
export function findLocalText(key: StorageKey): string | null {
  return findStoredText(() => localStorage, key);
}

/** Keeps a text on this device, removes an empty one, and returns whether the browser let it. */
export function keepLocalText(key: StorageKey, text: string): boolean {
  return keepStoredText(() => localStorage, key, text);
}

/** The text kept under a key for this tab; null where there is none or the browser refuses storage. */
export function findSessionText(key: StorageKey): string | null {
  return findStoredText(() => sessionStorage, key);
}

/** Keeps a text for this tab; an empty one is removed. Where the browser refuses storage, nothing is kept. */
export function keepSessionText(key: StorageKey, text: string): void {
  // A full or forbidden storage costs the draft after a reload, and must not cost the typing.
  keepStoredText(() => sessionStorage, key, text);
}

/** An atom that outlives a reload; setting it to null forgets it. */
export type SessionAtom<Value> = WritableAtom<Value, [Value | null], void>;

/**
 * What a visitor has chosen or written, kept for this tab alone and gone with it. `parse` judges what the storage holds, which
 * anybody can have changed, and says what is chosen where it holds nothing (`undefined`).
 */
export function sessionAtom<Value>(key: StorageKey, parse: (unverifiedValue: unknown) => Value): SessionAtom<Value> {
  const chosenAtom = atom<{ readonly value: Value } | null>(null);
  return atom(
    (get) => get(chosenAtom)?.value ?? parse(readJson(findSessionText(key))),
    (_get, set, value: Value | null) => {
      set(chosenAtom, { value: value ?? parse(undefined) });
      keepSessionText(key, value === null ? "" : JSON.stringify(value));
    },
  );
}

function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Wipes all that the pages have written into this browser's storage, with the collection or without it. What is still in memory goes with
 * the next load.
 */
export function forgetEverything({ areSigilsKept = false }: { readonly areSigilsKept?: boolean } = {}): void {
  for (const key of Object.values(STORAGE_KEYS)) {
    if (areSigilsKept && key === STORAGE_KEYS.sigilCollection) continue;
    keepLocalText(key, "");
    keepSessionText(key, "");
  }
}

/** How many sigils lie in this browser's storage; what can't be read counts as none. */
export function countKeptSigils(): number {
  try {
    const kept: unknown = JSON.parse(findLocalText(STORAGE_KEYS.sigilCollection) ?? "[]");
    return Array.isArray(kept) ? kept.length : 0;
  } catch {
    return 0;
  }
}
