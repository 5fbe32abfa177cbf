import { type ReactElement, useState } from "react";
import { PartOnDemand } from "#web/parts/part-on-demand.tsx";
import { Button } from "#web/ui/button.tsx";

/** Opens the tutorial, whose code is fetched then. */
export function TutorialButton({ onUse }: { readonly onUse: (intention: string) => void }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button variant="ghost" icon="book" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Tutorial
      </Button>
      {isOpen && (
        <PartOnDemand load={loadTutorial} onClose={close}>
          {({ Tutorial }) => <Tutorial onUse={onUse} onClose={close} />}
        </PartOnDemand>
      )}
    </>
  );
}

function loadTutorial(): Promise<typeof import("./tutorial.tsx")> {
  return import("./tutorial.tsx");
}
