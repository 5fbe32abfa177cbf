import { useRouter } from "@tanstack/react-router";
import { getDefaultStore } from "jotai";
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { Button } from "../button.tsx";
import { openDialogAtom } from "./open-dialog.ts";
import "#web/styles/all-utilities.css";

/**
 * A modal dialog, open for as long as it is rendered. The browser keeps the focus inside and brings it back afterwards; Escape, the scrim,
 * the button in the corner and every way to another page ask for it to be closed. Render it with a condition and end that in `onClose`.
 *
 * @example {isOpen && <Dialog title="Upgrade to Advanced" onClose={() => setOpen(false)}>…</Dialog>}
 */
export function Dialog({
  title,
  isWide = false,
  isHeld = false,
  startsAtTitle = false,
  isInAddress = false,
  onClose,
  children,
}: {
  readonly title: ReactNode;
  /** For what needs more room than a form: a picture, a list. */
  readonly isWide?: boolean;
  /** Keeps it open while something is under way whose end has to be seen. */
  readonly isHeld?: boolean;
  /** Gives the focus to the title: for a dialog with more to read than to fill in, which would else open at its first field. */
  readonly startsAtTitle?: boolean;
  /** For one that the address has open: it goes with its address, and what is chosen in it may change that. */
  readonly isInAddress?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}): ReactElement {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const router = useRouter();
  const askToClose = useEffectEvent(() => {
    if (!isHeld) dialog.current?.close();
  });

  useLayoutEffect(() => showModal(dialog.current, askToClose), []);
  useEffect(() => {
    if (isInAddress) return;
    return router.subscribe("onBeforeNavigate", () => dialog.current?.close());
  }, [router, isInAddress]);

  return (
    <dialog
      ref={dialog}
      className={isWide ? "modal [--sheet:60rem]" : "modal"}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A cancelled file choice inside is not the dialog's own.
        if (event.target !== event.currentTarget) return;
        // The browser tells of its own closing a task later: a dialog opened again by then would be closed with it.
        event.preventDefault();
        if (!isHeld) onClose();
      }}
      onClose={({ currentTarget, target }) => {
        const isOwn = target === currentTarget;
        if (isOwn && currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <div className="modal-box">
        <div className="modal-sheet">
          <h2 id={titleId} className="pr-11 text-h3" {...(startsAtTitle && { ref: markAsStart, tabIndex: -1 })}>
            {title}
          </h2>
          {children}
          {/* Last, because the browser gives the focus to the first control, and that is the work, not the way out. */}
          <Button
            className="absolute top-3 right-3"
            variant="ghost"
            icon="close"
            aria-label="Close"
            disabled={isHeld}
            onClick={() => dialog.current?.close()}
          />
        </div>
      </div>
    </dialog>
  );
}

/** The attribute that `showModal` looks for, which React does not write. */
function markAsStart(element: HTMLElement | null): void {
  element?.setAttribute("autofocus", "");
}

/** Opens a dialog, and answers how to close it again before it leaves the page, since only then does the focus go back. */
function showModal(dialog: HTMLDialogElement | null, onScrim: () => void): (() => void) | undefined {
  if (!dialog) return undefined;
  let isPressedOnScrim = false;
  // The box fills the dialog, so that what meets the dialog itself has met the scrim around it.
  function press({ target }: Event): void {
    isPressedOnScrim = target === dialog;
  }
  function release({ target }: Event): void {
    if (isPressedOnScrim && target === dialog) onScrim();
  }
  dialog.addEventListener("pointerdown", press);
  dialog.addEventListener("click", release);
  const store = getDefaultStore();
  const openBefore = store.get(openDialogAtom);
  dialog.showModal();
  store.set(openDialogAtom, dialog);
  return () => {
    store.set(openDialogAtom, openBefore);
    dialog.removeEventListener("pointerdown", press);
    dialog.removeEventListener("click", release);
    dialog.close();
  };
}
