import type { CookieId } from "#domain/privacy/cookies.ts";
import type { STORAGE_KEYS } from "#web/lib/storage.ts";

/** What a cookie is for, in a sentence. */
export const COOKIE_TEXTS: Readonly<Record<CookieId, string>> = {
  session: "Keeps you signed in. Set when you sign in, deleted when you sign out.",
  browser:
    "Knows the browser that began to pay, so that a reload doesn’t begin a second order and your receipt opens. Set on the pages where one pays, deleted when you sign out.",
  codeBrowser: "Lets a sign-in code work only in the browser that asked for it. Set when you ask for a code.",
  passkeyBrowser: "The same for signing in with a passkey. Set when you begin to.",
};

/** Something that the pages write into the browser’s storage: for how long, and what it is. */
export interface StoredEntry {
  /** `device`: until it is deleted; `tab`: until the tab is closed. */
  readonly keptBy: "device" | "tab";
  readonly text: string;
}

/** What is under each key of the browser’s storage. */
export const STORAGE_TEXTS: Readonly<Record<keyof typeof STORAGE_KEYS, StoredEntry>> = {
  intentionDraft: { keptBy: "tab", text: "The words that you are writing." },
  pickedMethod: { keptBy: "tab", text: "The method that you chose." },
  chosenPlanet: { keptBy: "tab", text: "The planet that you chose for a planetary sigil." },
  openWizard: { keptBy: "tab", text: "The wizard that is open." },
  finishedWizards: { keptBy: "tab", text: "Your answers in wizards that you have walked through." },
  customWizard: { keptBy: "tab", text: "Your answers in the wizard of custom symbols." },
  ancestralWizard: { keptBy: "tab", text: "Your answers in the ancestral wizard." },
  elementalWizard: { keptBy: "tab", text: "Your answers in the elemental wizard." },
  assistant: { keptBy: "device", text: "Whether you switched the assistant on or off." },
  tutorial: { keptBy: "tab", text: "How far you have come in the tutorial, and what you wrote there." },
  filmPositions: { keptBy: "tab", text: "How far you have watched the films." },
  contactDraft: { keptBy: "tab", text: "The request to support that you are writing." },
  bookingDraft: { keptBy: "tab", text: "The form of the booking that you are filling in." },
  buyerEmail: { keptBy: "tab", text: "The address that you are buying for." },
  askedTier: { keptBy: "tab", text: "The tier whose checkout could not be opened." },
  theme: { keptBy: "device", text: "Whether you chose light or dark pages." },
  userEmail: { keptBy: "device", text: "The address that you gave for a guide or a purchase." },
  advancedTier: { keptBy: "device", text: "Whether all five methods were open when you were here last." },
  userTier: { keptBy: "device", text: "The tier that was shown last." },
  consultationAccess: { keptBy: "device", text: "Whether your access to the Clarity Session was verified." },
  lastSigil: { keptBy: "tab", text: "When the sigil that is shown was made." },
  sigilCollection: { keptBy: "device", text: "The sigils that you made in this browser, with their words." },
  recentPlaces: { keptBy: "device", text: "The places that you asked planetary hours for." },
  deskKeys: { keptBy: "device", text: "Of the master alone: whether the single keys of the desk are on." },
};
