import { useAtomValue, useSetAtom } from "jotai";
import { type ReactElement, useEffect } from "react";
import { NetworkError } from "#web/lib/displayable-error.ts";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

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
