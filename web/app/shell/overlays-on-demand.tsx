import { useAtomValue, useSetAtom } from "jotai";
import { type ComponentType, type ReactElement, useCallback, useEffect, useState } from "react";
import { NetworkError } from "#web/lib/displayable-error.ts";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { watchControls } from "#web/ui/toast/control-just-used.ts";
import { PlainToast } from "#web/ui/toast/plain-toast.tsx";
import { showToast, toastAtom } from "#web/ui/toast/show-toast.ts";

/** The place of the e-mail dialog, on every page; its code is fetched when it is opened for the first time. */
export function EmailDialogOnDemand(): ReactElement | null {
  const isOpen = useAtomValue(emailDialogAtom) !== null;
  return isOpen ? <OpenDialog /> : null;
}

function OpenDialog(): ReactElement | null {
  const setPurpose = useSetAtom(emailDialogAtom);
  const { part, hasFailed } = useOnDemand(loadDialog);
  useEffect(() => {
    if (!hasFailed) return;
    setPurpose(null);
    showToast({ title: "Error", description: new NetworkError(null).displayMessage, variant: "destructive" });
  }, [hasFailed, setPurpose]);
  return part && <part.EmailDialog />;
}

function loadDialog(): Promise<typeof import("#web/features/email-dialog/email-dialog.tsx")> {
  return import("#web/features/email-dialog/email-dialog.tsx");
}

const FIRST_ACTS = ["pointerdown", "keydown"] as const;

/**
 * The toast region, fetched with the visitor's first act: every toast answers one, so none has to wait for the code,
 * and the first load of a page does not pay for it. Where it can't be fetched, toasts are plain, and each tries again.
 */
export function ToastsOnDemand(): ReactElement | null {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const [isOutOfReach, setOutOfReach] = useState(false);
  const toast = useAtomValue(toastAtom);
  const toastId = toast?.id;

  const fetchRegion = useCallback(async (): Promise<void> => {
    const module = await import("#web/ui/toast/toast-region.tsx").catch(() => null);
    if (module) setRegion(() => module.ToastRegion);
    else setOutOfReach(true);
  }, []);

  useEffect(() => {
    for (const act of FIRST_ACTS) addEventListener(act, fetchRegion, { once: true });
    return () => {
      for (const act of FIRST_ACTS) removeEventListener(act, fetchRegion);
    };
  }, [fetchRegion]);

  useEffect(watchControls, []);

  useEffect(() => {
    if (toastId !== undefined && !Region) void fetchRegion();
  }, [toastId, Region, fetchRegion]);

  if (Region) return <Region />;
  return isOutOfReach && toast?.isOpen ? <PlainToast key={toast.id} toast={toast} /> : null;
}
