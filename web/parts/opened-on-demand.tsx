import { type ReactElement, useState } from "react";
import { NetworkError } from "#web/lib/displayable-error.ts";
import { type CodeOnDemand, OnDemand } from "#web/lib/on-demand.tsx";
import { Button } from "#web/ui/button.tsx";
import type { IconName } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** A part of the page that the visitor has opened; where its code can't be fetched, the page says so and the part counts as closed. */
export function OpenedOnDemand<Module extends object>({
  code,
  onClose,
  children,
}: {
  readonly code: CodeOnDemand<Module>;
  readonly onClose: () => void;
  readonly children: (module: Module) => ReactElement;
}): ReactElement {
  function giveUp(): void {
    onClose();
    showToast({ title: "Error", description: new NetworkError(null).displayMessage, variant: "destructive" });
  }

  return (
    <OnDemand code={code} onFailed={giveUp}>
      {children}
    </OnDemand>
  );
}

/** A button that opens a dialog whose code is fetched then. */
export function DialogButton<Module extends object>({
  icon,
  label,
  code,
  children,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly code: CodeOnDemand<Module>;
  readonly children: (module: Module, close: () => void) => ReactElement;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="ghost" icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <OpenedOnDemand code={code} onClose={close}>
          {(module) => children(module, close)}
        </OpenedOnDemand>
      )}
    </>
  );
}
