import * as Toast from "@radix-ui/react-toast";
import { useAtomValue } from "jotai";
import {
  type FocusEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { openDialogAtom } from "../dialog/open-dialog.ts";
import { Icon } from "../icon.tsx";
import { computeOverlap, findControlJustUsed } from "./control-just-used.ts";
import { dismissToast, type ToastState, toastAtom } from "./show-toast.ts";

const DURATION_MS = 6000;
const SWIPE_PX = 50;

/** This long a toast is seen even if the visitor goes on at once. */
const READING_MS = 1500;

/** What the style sheet leaves between a toast and the edge of the window. */
const GAP_PX = 8;

/** The end of the window at which toasts appear. */
type ToastPlace = "foot" | "head";

/**
 * The place where toasts appear, rendered once by the root layout. F8 brings the focus there and closing returns it
 * to where it was; a swipe of 50 px to the right sends the toast away; pointing at it or focusing it stops its clock.
 * It is at the foot of the window, and at its head where it would lie over the control that was just used.
 * While a modal dialog is open toasts appear inside it, since nothing outside can be seen, heard or touched.
 */
export function ToastRegion(): ReactElement {
  const toast = useAtomValue(toastAtom);
  const openDialog = useAtomValue(openDialogAtom);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [place, setPlace] = useState<ToastPlace>("foot");
  // Before the paint, as soon as a slip is on the page.
  const settle = useCallback((slip: HTMLElement | null) => {
    if (slip) setPlace(choosePlace(slip));
  }, []);
  useGoingOn(viewport, toast);

  function rememberOrigin(event: FocusEvent): void {
    const origin = event.relatedTarget;
    const isFromOutside = origin instanceof HTMLElement && !viewport.current?.contains(origin);
    if (isFromOutside) cameFrom.current = origin;
  }

  function close(): void {
    dismissToast();
    if (viewport.current?.contains(document.activeElement)) cameFrom.current?.focus();
  }

  return (
    <Toast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast && <ToastSlip key={toast.id} ref={settle} toast={toast} onClose={close} />}
      {createPortal(
        <Toast.Viewport
          ref={viewport}
          className="toast-region"
          data-place={place}
          hotkey={["F8"]}
          label="Notifications ({hotkey})"
          onFocus={rememberOrigin}
        />,
        openDialog ?? document.body,
      )}
    </Toast.Provider>
  );
}

/** Where a slip hides nothing of what the visitor is doing. */
function choosePlace(slip: HTMLElement): ToastPlace {
  const used = findControlJustUsed()?.getBoundingClientRect();
  if (!used) return "foot";
  const { x, width, height } = slip.getBoundingClientRect();
  const atFoot = new DOMRect(x, innerHeight - GAP_PX - height, width, height);
  const atHead = new DOMRect(x, GAP_PX, width, height);
  return computeOverlap(atFoot, used) > computeOverlap(atHead, used) ? "head" : "foot";
}

/** Puts a toast away once the visitor goes on to something else; a failure stays. */
function useGoingOn(viewport: RefObject<HTMLElement | null>, toast: ToastState | null): void {
  const isPassing = toast?.isOpen === true && toast.variant !== "destructive";
  const id = toast?.id;
  useEffect(() => {
    if (!isPassing || id === undefined) return;
    const shownAt = performance.now();
    function goOn({ target }: Event): void {
      const isOnToast = target instanceof Node && viewport.current?.contains(target);
      if (!isOnToast && performance.now() - shownAt > READING_MS) dismissToast();
    }
    for (const act of ["pointerdown", "input"]) addEventListener(act, goOn, true);
    return () => {
      for (const act of ["pointerdown", "input"]) removeEventListener(act, goOn, true);
    };
  }, [viewport, isPassing, id]);
}

function ToastSlip({
  toast,
  onClose,
  ref,
}: {
  readonly toast: ToastState;
  readonly onClose: () => void;
  readonly ref: Ref<HTMLLIElement>;
}): ReactElement {
  const isDestructive = toast.variant === "destructive";
  return (
    <Toast.Root
      ref={ref}
      className={isDestructive ? "toast toast-destructive" : "toast"}
      open={toast.isOpen}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      type={isDestructive ? "foreground" : "background"}
      {...(isDestructive && { duration: Number.POSITIVE_INFINITY })}
    >
      <Icon name={toast.icon ?? (isDestructive ? "warning" : "info")} />
      <div>
        {toast.title && <Toast.Title className="toast-title">{toast.title}</Toast.Title>}{" "}
        {toast.description && <Toast.Description>{toast.description}</Toast.Description>}
      </div>
      <Toast.Close className="btn btn-ghost btn-square" aria-label="Dismiss">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
