import { type ReactElement, useEffect, useEffectEvent } from "react";
import { NetworkError } from "#web/lib/displayable-error.ts";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** A part of the page whose code is fetched when it is opened; where it can't be fetched, the page says so and the part counts as closed. */
export function PartOnDemand<Part extends object>({
  load,
  onClose,
  children,
}: {
  /** The same function each time. */
  readonly load: () => Promise<Part>;
  readonly onClose: () => void;
  readonly children: (part: Part) => ReactElement;
}): ReactElement | null {
  const { part, hasFailed } = useOnDemand(load);
  const giveUp = useEffectEvent(() => {
    onClose();
    showToast({ title: "Error", description: new NetworkError(null).displayMessage, variant: "destructive" });
  });
  useEffect(() => {
    if (hasFailed) giveUp();
  }, [hasFailed]);
  return part && children(part);
}
