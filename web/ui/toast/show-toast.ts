import { atom, getDefaultStore } from "jotai";
import type { IconName } from "../icon.tsx";

/** What a toast says. Texts that the product fixes are passed letter for letter. */
export type ToastMessage = {
  readonly title?: string;
  readonly description?: string;
  /** `destructive`: something failed. It stays until it is dismissed; the default goes after six seconds. */
  readonly variant?: "default" | "destructive";
  /** What the toast is about; `info`, or `warning` for a destructive one, where nothing is said. */
  readonly icon?: IconName;
};

/** The toast on screen: `id` rises with each message; a closed one stays here until it has left the screen. */
export type ToastState = ToastMessage & { readonly id: number; readonly isOpen: boolean };

/** The only toast, or null before the first. Read by `ToastRegion`; use `showToast` to change it. */
export const toastAtom = atom<ToastState | null>(null);

/**
 * Shows a toast, from anywhere (a component, an event handler, a query's callback). At most one is visible:
 * a new one takes the place of the old.
 *
 * @example showToast({ title: "Sigil Generated!", description: "Your mystical sigil has been created successfully." });
 */
export function showToast(message: ToastMessage): void {
  const store = getDefaultStore();
  const last = store.get(toastAtom);
  store.set(toastAtom, { ...message, id: (last?.id ?? 0) + 1, isOpen: true });
}

/** Closes the toast on screen, if there is one. */
export function dismissToast(): void {
  const store = getDefaultStore();
  const current = store.get(toastAtom);
  if (current) store.set(toastAtom, { ...current, isOpen: false });
}
