import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type Atom, atom, useAtom, useAtomValue, useSetAtom } from "jotai";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { SigilMethod } from "#domain/sigils/method.ts";
import type { MethodFields, MethodKit } from "../method-kit.ts";
import { METHOD_KITS } from "../method-kits.ts";
import { closeWizardAtom, finishedWizardsAtom, openWizardAtom } from "./wizard-state.ts";

/** What the method in use asks, and what it adds to a request. */
export interface WizardDesk {
  /** Its open wizard, null for none. One that a reload brought back takes no focus. */
  readonly open: { readonly wizard: NonNullable<MethodKit["wizard"]>; readonly isTakenUp: boolean } | null;
  /** Whether it asks first, or asked already for these words. */
  findState(intention: string | null): "none" | "asks" | "answered";
  /** What it adds to the request for these words; null where its wizard has to be walked through first. */
  findFields(intention: string | null): MethodFields | null;
  /** Opens its wizard; does nothing where it has none. */
  start(): void;
  /** Closes the wizard of a method; the answers stay. */
  close(method: SigilMethod): void;
  /** Closes its wizard and goes back to where it was opened, as a step back in the browser's history does. */
  leave(): void;
  finish(intention: string, fields: MethodFields): void;
  /** Counts its wizard as unfinished from now on. */
  unfinish(): void;
}

const NO_FIELDS: Atom<MethodFields> = atom({});

/** Opens and closes the wizard of the method in use. Answers belong to words: with other words a wizard counts as unfinished. */
export function useWizard(method: SigilMethod): WizardDesk {
  const { wizard, choice } = METHOD_KITS[method];
  const [open, setOpen] = useAtom(openWizardAtom);
  const close = useSetAtom(closeWizardAtom);
  const [finished, setFinished] = useAtom(finishedWizardsAtom);
  const chosenFields = useAtomValue(choice?.fieldsAtom ?? NO_FIELDS);
  const entry = useWizardEntry(() => close(method));

  function findFields(intention: string | null): MethodFields | null {
    if (!wizard) return chosenFields;
    const done = finished[method];
    return done && done.intention === intention ? done.fields : null;
  }

  return {
    open: wizard && open?.method === method ? { wizard, isTakenUp: open.isTakenUp } : null,
    findState(intention) {
      if (!wizard) return "none";
      return findFields(intention) ? "answered" : "asks";
    },
    findFields,
    start() {
      if (!wizard) return;
      setOpen(method);
      entry.begin();
    },
    close,
    leave() {
      close(method);
      entry.leave();
    },
    finish: (intention, fields) => setFinished({ ...finished, [method]: { intention, fields } }),
    unfinish() {
      const { [method]: _, ...others } = finished;
      setFinished(others);
    },
  };
}

/** The entry of the browser's history in which an open wizard is. */
export interface WizardEntry {
  /** Begins the entry; does nothing within one. */
  begin(): void;
  /** Steps back out of the entry; does nothing outside of one. */
  leave(): void;
}

/** Gives an open wizard its own entry in the browser's history, so that a step back closes it (`onLeft`) and not the page. */
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

/** The page is still scrolled to where it was in the wizard, which can be far below what has the focus now. */
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
