import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { WizardDesk } from "./use-wizard.ts";

/**
 * Closes the open wizard once its sigil is issued, and gives the focus to the chosen method when the cards are back: what had it is gone
 * with the wizard.
 */
export function useReturnToMethods(
  methods: RefObject<HTMLElement | null>,
  { open, close }: WizardDesk,
  issued: object | null,
): void {
  const issuedBefore = useRef(issued);
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (issuedBefore.current === issued) return;
    issuedBefore.current = issued;
    closeNow();
  }, [issued]);

  const isOpen = open !== null;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    const isBack = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (isBack)
      methods.current?.querySelector<HTMLElement>("[role=radio][tabindex='0']")?.focus({ preventScroll: true });
  }, [isOpen, methods]);
}
