import { type RefObject, useEffect, useRef } from "react";

/** Gives the focus to the chosen method when the cards are back in the place of a wizard: what had it is gone with that. */
export function useReturnToMethods(methods: RefObject<HTMLElement | null>, isWizardOpen: boolean): void {
  const wasOpen = useRef(isWizardOpen);
  useEffect(() => {
    const isBack = wasOpen.current && !isWizardOpen;
    wasOpen.current = isWizardOpen;
    if (isBack)
      methods.current?.querySelector<HTMLElement>("[role=radio][tabindex='0']")?.focus({ preventScroll: true });
  }, [isWizardOpen, methods]);
}
