import { type ReactElement, useState } from "react";
import { PartOnDemand } from "#web/parts/part-on-demand.tsx";
import { Button } from "#web/ui/button.tsx";

/** Opens the collection of this device. */
export function CollectionButton(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="ghost" icon="book" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Your collection
      </Button>
      {isOpen && (
        <PartOnDemand load={loadCollection} onClose={close}>
          {({ CollectionDialog }) => <CollectionDialog onClose={close} />}
        </PartOnDemand>
      )}
    </>
  );
}

function loadCollection(): Promise<typeof import("./collection-dialog.tsx")> {
  return import("./collection-dialog.tsx");
}
