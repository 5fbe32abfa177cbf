import type { ReactElement } from "react";
import { Button } from "../button.tsx";
import { dismissToast, type ToastState } from "./show-toast.ts";

/**
 * A toast without the code of the region: it neither slides nor keeps a clock, but it is seen and read out.
 * For a page that lost the network before that code had come.
 */
export function PlainToast({ toast }: { readonly toast: ToastState }): ReactElement {
  const isDestructive = toast.variant === "destructive";
  return (
    <div className="toast-region">
      <div className={isDestructive ? "toast toast-destructive" : "toast"} role={isDestructive ? "alert" : "status"}>
        <div>
          {toast.title && <p className="toast-title">{toast.title}</p>}
          {toast.description && <p>{toast.description}</p>}
        </div>
        <Button variant="ghost" icon="close" aria-label="Dismiss" onClick={dismissToast} />
      </div>
    </div>
  );
}
