import { useAtom, useAtomValue } from "jotai";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { signInAtom } from "#web/lib/account.ts";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { onDemand, useCode } from "#web/lib/on-demand.tsx";
import { OpenedOnDemand } from "#web/parts/opened-on-demand.tsx";
import { watchControls } from "#web/ui/toast/control-just-used.ts";
import { PlainToast } from "#web/ui/toast/plain-toast.tsx";
import { toastAtom } from "#web/ui/toast/show-toast.ts";

const emailDialog = onDemand(() => import("#web/features/email-dialog/email-dialog.tsx"));
const signInDialog = onDemand(() => import("#web/features/sign-in/sign-in-dialog.tsx"));
const toastRegion = onDemand(() => import("#web/ui/toast/toast-region.tsx"));

/** The place of the e-mail dialog, on every page; its code is fetched when it is opened for the first time. */
export function EmailDialogOnDemand(): ReactElement | null {
  const [purpose, setPurpose] = useAtom(emailDialogAtom);
  if (purpose === null) return null;
  return (
    <OpenedOnDemand code={emailDialog} onClose={() => setPurpose(null)}>
      {({ EmailDialog }) => <EmailDialog />}
    </OpenedOnDemand>
  );
}

/** The place of the dialog that signs in, on every page; its code is fetched when it is opened for the first time. */
export function SignInDialogOnDemand(): ReactElement | null {
  const request = useAtomValue(signInAtom);
  return (
    request && (
      <OpenedOnDemand code={signInDialog} onClose={() => request.settle(false)}>
        {({ SignInDialog }) => <SignInDialog />}
      </OpenedOnDemand>
    )
  );
}

const FIRST_ACTS = ["pointerdown", "keydown"] as const;

/**
 * The toast region, fetched with the visitor's first act: every toast follows one, so none has to wait for the code,
 * and the first load of a page does not pay for it. Where it can't be fetched, toasts are plain, and each tries again.
 */
export function ToastsOnDemand(): ReactElement | null {
  const toast = useAtomValue(toastAtom);
  const toastId = toast?.id;
  const [hasActed, setHasActed] = useState(false);
  const { module, hasFailed, retry } = useCode(hasActed || toastId !== undefined ? toastRegion : null);
  const [isOutOfReach, setOutOfReach] = useState(false);
  if (hasFailed && !isOutOfReach) setOutOfReach(true);

  useEffect(() => {
    const noteAct = (): void => setHasActed(true);
    for (const act of FIRST_ACTS) addEventListener(act, noteAct, { once: true });
    return () => {
      for (const act of FIRST_ACTS) removeEventListener(act, noteAct);
    };
  }, []);

  useEffect(watchControls, []);

  const tryAgain = useEffectEvent(() => {
    if (hasFailed) retry();
  });
  useEffect(() => {
    if (toastId !== undefined) tryAgain();
  }, [toastId]);

  if (module) return <module.ToastRegion />;
  return isOutOfReach && toast?.isOpen ? <PlainToast key={toast.id} toast={toast} /> : null;
}
