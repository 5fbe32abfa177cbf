import { useKeys } from "../use-keys.ts";

/** The keys of the desk, with what each does. */
export const SHORTCUTS = [
  ["j", "The next consultation of the table"],
  ["k", "The one before"],
  ["Enter", "Open it on its day"],
  ["c", "Confirm it"],
  ["r", "Reschedule it"],
  ["x", "Cancel it"],
  ["b", "Block a time slot"],
  ["/", "Look for a client"],
  ["?", "Show this list"],
] as const;

/** A key of the desk; Enter is the browser's own key of links. */
export type Shortcut = Exclude<(typeof SHORTCUTS)[number][0], "Enter">;

const KEYS = SHORTCUTS.map(([key]) => key).filter((key) => key !== "Enter");

/** Does what single keys are for on the practice's side. */
export function useShortcuts(areOn: boolean, onShortcut: (key: Shortcut) => void): void {
  useKeys(KEYS, areOn, onShortcut);
}

/** The attribute by which the keys j and k find what they focus in each row of a table. */
export const ROW_LINK = "data-row";

/** Moves the focus to the next row of the table (1), or to the one before (-1); to the first where it is on none. */
export function moveByRow(direction: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const row = document.activeElement?.closest("tr");
  const place = links.findIndex((link) => row?.contains(link));
  const next = place === -1 ? links[0] : links[place + direction];
  next?.focus();
}
