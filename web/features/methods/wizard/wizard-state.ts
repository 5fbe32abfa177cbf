import { atom } from "jotai";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";
import type { MethodFields } from "../method-kit.ts";
import { WIZARD_METHODS } from "../method-kits.ts";

/** The answers of a wizard that was walked through to its end, and the words that it was walked through for. */
export interface FinishedWizard {
  readonly intention: string;
  readonly fields: MethodFields;
}

const storedOpenAtom = sessionAtom(
  STORAGE_KEYS.openWizard,
  (stored) => WIZARD_METHODS.find((method) => method === stored) ?? null,
);
const isTakenUpAtom = atom(true);

/** The wizard that is in the place of the method cards, null for none. One that a reload brought back takes no focus. */
export const openWizardAtom = atom(
  (get) => {
    const method = get(storedOpenAtom);
    return method && { method, isTakenUp: get(isTakenUpAtom) };
  },
  (_get, set, method: SigilMethod | null) => {
    set(isTakenUpAtom, false);
    set(storedOpenAtom, method);
  },
);

/** Closes the wizard of a method; that of another stays open. */
export const closeWizardAtom = atom(null, (get, set, method: unknown) => {
  if (get(openWizardAtom)?.method === method) set(openWizardAtom, null);
});

/** The wizards that were walked through, each with its answers; one whose answers were touched since is not among them. */
export const finishedWizardsAtom = sessionAtom(STORAGE_KEYS.finishedWizards, parseFinished);

type FinishedWizards = Readonly<Partial<Record<SigilMethod, FinishedWizard>>>;

function parseFinished(unverifiedValue: unknown): FinishedWizards {
  if (!isObject(unverifiedValue)) return {};
  const entries = WIZARD_METHODS.map((method) => [method, unverifiedValue[method]] as const);
  return Object.fromEntries(entries.filter(([, finished]) => isFinished(finished)));
}

function isFinished(value: unknown): value is FinishedWizard {
  return isObject(value) && typeof value.intention === "string" && isObject(value.fields);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
