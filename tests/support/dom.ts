import { cleanup } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, vi } from "vitest";
import { applyThemeChoice, themeChoiceAtom } from "#web/app/theme/theme.ts";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { heldTierAtom, shownTierAtom } from "#web/lib/tier.ts";
import { toastAtom } from "#web/ui/toast/show-toast.ts";
import { installDialogs } from "./dom-dialog.ts";
import { installMatchMedia, setPrefersDark } from "./dom-match-media.ts";

// What jsdom leaves out and the application needs, each as small as it can be while behaving as a browser does.
installMatchMedia();
installDialogs();
window.scrollTo = vi.fn();
window.IntersectionObserver = class {
  root = null;
  rootMargin = "";
  scrollMargin = "";
  thresholds = [];
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
  takeRecords = () => [];
};
window.ResizeObserver = class {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
};
Element.prototype.scrollIntoView = vi.fn();
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = vi.fn();
Element.prototype.releasePointerCapture = vi.fn();

beforeEach(() => {
  // A warning in the console is a fault of the code under test.
  vi.spyOn(console, "error").mockImplementation((...words) => {
    throw new Error(`console.error: ${words.join(" ")}`);
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  queryClient.clear();
  setPrefersDark(false);
  getDefaultStore().set(toastAtom, null);
  getDefaultStore().set(emailDialogAtom, null);
  getDefaultStore().set(shownTierAtom, null);
  getDefaultStore().set(heldTierAtom, null);
  getDefaultStore().set(themeChoiceAtom, "system");
  applyThemeChoice("system");
  document.title = "";
});
