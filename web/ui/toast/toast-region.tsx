import * as Toast from "@radix-ui/react-toast";
import { useAtomValue } from "jotai";
import { type FocusEvent, type ReactElement, useRef } from "react";
import { createPortal } from "react-dom";
import { openDialogAtom } from "../dialog/open-dialog.ts";
import { Icon } from "../icon.tsx";
import { dismissToast, type ToastState, toastAtom } from "./show-toast.ts";

const DURATION_MS = 6000;
const SWIPE_PX = 50;

/**
 * The place where toasts appear, rendered once by the root layout. F8 brings the focus there and closing returns it
 * to where it was; a swipe of 50 px to the right sends the toast away; pointing at it or focusing it stops its clock.
 * While a modal dialog is open toasts appear inside it, since nothing outside can be seen, heard or touched.
 */
export function ToastRegion(): ReactElement {
  const toast = useAtomValue(toastAtom);
  const openDialog = useAtomValue(openDialogAtom);
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

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
      {toast && <ToastSlip key={toast.id} toast={toast} onClose={close} />}
      {createPortal(
        <Toast.Viewport
          ref={viewport}
          className="toast-region"
          hotkey={["F8"]}
          label="Notifications ({hotkey})"
          onFocus={rememberOrigin}
        />,
        openDialog ?? document.body,
      )}
    </Toast.Provider>
  );
}

function ToastSlip({ toast, onClose }: { readonly toast: ToastState; readonly onClose: () => void }): ReactElement {
  const isDestructive = toast.variant === "destructive";
  return (
    <Toast.Root
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
      <Toast.Close className="btn btn-ghost btn-icon" aria-label="Dismiss">
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
