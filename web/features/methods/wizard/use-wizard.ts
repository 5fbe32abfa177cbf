import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { useAtom, useSetAtom } from "jotai";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import {
  closeWizardAtom,
  finishedWizardsAtom,
  isWizardMethod,
  openWizardAtom,
  type WizardFields,
  type WizardMethod,
} from "./wizard-state.ts";

/** Which wizard stands open, and what the finished ones add to a request. */
export interface WizardDesk {
  /** The open wizard of the method in use, null for none. One that a reload brought back takes no focus. */
  readonly open: { readonly method: WizardMethod; readonly isTakenUp: boolean } | null;
  /** Whether a method asks first, or asked already for these words. */
  findState(method: SigilMethod, intention: string | null): "none" | "asks" | "answered";
  /** What the finished wizard of a method adds to the request for these words; null where it has to be walked through first. */
  findFields(method: SigilMethod, intention: string): WizardFields | null;
  openFor(method: WizardMethod): void;
  /** Closes the wizard of a method; the answers stay. */
  close(method: SigilMethod): void;
  /** Closes the wizard of the method in use and goes back to where it was opened, as a step back in the browser's history does. */
  leave(): void;
  finish(method: WizardMethod, intention: string, fields: WizardFields): void;
}

/** Opens and closes the wizard of the method in use. Answers belong to words: with other words a wizard counts as unfinished. */
export function useWizard(methodInUse: SigilMethod): WizardDesk {
  const [open, setOpen] = useAtom(openWizardAtom);
  const close = useSetAtom(closeWizardAtom);
  const [finished, setFinished] = useAtom(finishedWizardsAtom);
  const entry = useWizardEntry(() => close(methodInUse));

  function findFields(method: SigilMethod, intention: string): WizardFields | null {
    if (!isWizardMethod(method)) return {};
    const done = finished[method];
    return done?.intention === intention ? done.fields : null;
  }

  return {
    open: open?.method === methodInUse ? open : null,
    findState(method, intention) {
      if (!isWizardMethod(method)) return "none";
      return intention !== null && findFields(method, intention) ? "answered" : "asks";
    },
    findFields,
    openFor(method) {
      setOpen(method);
      entry.begin();
    },
    close,
    leave() {
      close(methodInUse);
      entry.leave();
    },
    finish: (method, intention, fields) => setFinished({ ...finished, [method]: { intention, fields } }),
  };
}

/** The entry of the browser's history in which an open wizard stands. */
export interface WizardEntry {
  /** Begins the entry; does nothing within one. */
  begin(): void;
  /** Steps back out of the entry; does nothing outside of one. */
  leave(): void;
}

/** Gives an open wizard an entry of its own in the browser's history, so that a step back closes it (`onLeft`) and not the page. */
function useWizardEntry(onLeft: () => void): WizardEntry {
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
