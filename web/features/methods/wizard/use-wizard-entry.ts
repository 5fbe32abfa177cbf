import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/** The entry of the browser's history in which an open wizard stands. */
export interface WizardEntry {
  /** Begins the entry; does nothing within one. */
  begin(): void;
  /** Steps back out of the entry; does nothing outside of one. */
  leave(): void;
}

/** Gives an open wizard an entry of its own in the browser's history, so that a step back closes it (`onLeft`) and not the page. */
export function useWizardEntry(onLeft: () => void): WizardEntry {
  const router = useRouter();
  const { history, navigate } = router;
  const tellLeft = useEffectEvent(onLeft);

  useEffect(() => {
    let wasWithin = history.location.state.wizardOver !== undefined;
    return history.subscribe(({ location, action }) => {
      const isWithin = location.state.wizardOver !== undefined;
      const isWayBack = action.type === "BACK" || action.type === "GO";
      if (wasWithin && !isWithin && isWayBack) {
        tellLeft();
        showFocusOnceRendered(router);
      }
      wasWithin = isWithin;
    });
  }, [router, history]);

  return {
    begin() {
      const { state: under, href } = history.location;
      if (under.wizardOver !== undefined) return;
      void navigate({
        to: ".",
        search: true,
        hash: true,
        state: (state) => ({ ...state, wizardOver: under.__TSR_key ?? href }),
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    leave() {
      if (history.location.state.wizardOver !== undefined) history.back();
    },
  };
}

/** The page lies as it lay, which can be far down in the wizard that is gone: what has the focus now may stand above. */
function showFocusOnceRendered(router: AnyRouter): void {
  const stop = router.subscribe("onRendered", () => {
    stop();
    document.activeElement?.scrollIntoView({ block: "nearest" });
  });
}
