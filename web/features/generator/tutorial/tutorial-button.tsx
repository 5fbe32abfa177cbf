import { type ReactElement, useEffect, useState } from "react";
import { useOnDemand } from "#web/lib/use-on-demand.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";

interface TutorialProps {
  readonly onUse: (intention: string) => void;
  readonly onClose: () => void;
}

const loadTutorial = () => import("./tutorial.tsx");

/** Opens the tutorial, whose code is fetched then. */
export function TutorialButton({ onUse }: Pick<TutorialProps, "onUse">): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" icon="book" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Tutorial
      </Button>
      {isOpen && <TutorialOnDemand onUse={onUse} onClose={() => setOpen(false)} />}
    </>
  );
}

function TutorialOnDemand(props: TutorialProps): ReactElement | null {
  const { part, hasFailed } = useOnDemand(loadTutorial);
  const { onClose } = props;
  useEffect(() => {
    if (!hasFailed) return;
    showToast({
      title: "The tutorial did not arrive",
      description: "Please check your connection and open it again.",
      variant: "destructive",
      icon: "offline",
    });
    onClose();
  }, [hasFailed, onClose]);
  return part && <part.Tutorial {...props} />;
}
