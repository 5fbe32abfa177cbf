import { useAtom, useSetAtom } from "jotai";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { useWizardEntry } from "./use-wizard-entry.ts";
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
