import { type KeyboardEvent, useState } from "react";

/** What the keyboard can do with a list at this moment. */
export interface ComboboxList {
  readonly count: number;
  readonly onTake: (index: number) => void;
  readonly onClear: () => void;
}

/** The list of a combobox: whether it is open, and which of its options the keyboard is on. */
export interface Combobox {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Index of the active option; null where the caret alone is active. */
  findActive(count: number): number | null;
  onKeyDown(event: KeyboardEvent<HTMLInputElement>, list: ComboboxList): void;
}

/**
 * The keyboard of an editable combobox with a list, after the ARIA pattern: the arrows open the list and go around it, Home and End go to its
 * ends, Enter and Tab take the active option, Escape closes the list and then clears the field.
 */
export function useCombobox(): Combobox {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);

  function turn(isOpenNext: boolean): void {
    setOpen(isOpenNext);
    setChosen(null);
  }

  function findActive(count: number): number | null {
    return isOpen && chosen !== null && chosen < count ? chosen : null;
  }

  function move(step: 1 | -1, count: number): void {
    setOpen(true);
    // A list that is still on its way is entered at its beginning.
    if (count === 0) setChosen(step === 1 ? 0 : null);
    else setChosen(((findActive(count) ?? (step === 1 ? -1 : 0)) + step + count) % count);
  }

  /** What a key does; null where it is the text field's own. */
  function findAction(key: string, { count, onTake, onClear }: ComboboxList): (() => void) | null {
    const active = findActive(count);
    if (key === "ArrowDown") return () => move(1, count);
    if (key === "ArrowUp") return () => move(-1, count);
    if (key === "Escape") return isOpen ? () => turn(false) : onClear;
    if (active === null) return null;
    if (key === "Home") return () => setChosen(0);
    if (key === "End") return () => setChosen(count - 1);
    if (key !== "Enter" && key !== "Tab") return null;
    return () => {
      turn(false);
      onTake(active);
    };
  }

  return {
    isOpen,
    open: () => turn(true),
    close: () => turn(false),
    findActive,
    onKeyDown(event, list) {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const action = findAction(event.key, list);
      // Without an active option Enter is the form's, which takes the best match.
      if (!action && event.key === "Enter") turn(false);
      if (!action) return;
      // Tab takes the option and goes on to the next field, as it always does.
      if (event.key !== "Tab") event.preventDefault();
      action();
    },
  };
}
