/** Every key that the pages write into the browser's storage, in one place so that all can be wiped together. */
export const STORAGE_KEYS = {
  /** The words being written, for the length of a tab. */
  intentionDraft: "intentionDraft",
  /** The method that was picked, for the length of a tab, like all that follows of the wizards. */
  pickedMethod: "pickedMethod",
  /** The planet that the visitor chose for planetary sigils. */
  chosenPlanet: "chosenPlanet",
  /** The wizard that stands open. */
  openWizard: "openWizard",
  /** The answers of the wizards that were walked through to their end. */
  finishedWizards: "finishedWizards",
  customWizard: "customWizard",
  ancestralWizard: "ancestralWizard",
  elementalWizard: "elementalWizard",
  /** `on` or `off`, where the visitor switched the assistant. */
  assistant: "assistant",
  /** How far the tutorial has come, and what was written in it, for the length of a tab. */
  tutorial: "tutorial",
  /** The support request being written, for the length of a tab. */
  contactDraft: "contactDraft",
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
} as const;

/** A key of the browser's storage. */
export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];
