import { atom } from "jotai";
import { STORAGE_KEYS, sessionAtom } from "#web/lib/storage.ts";

/** The methods that ask before they draw. */
export const WIZARD_METHODS = ["custom", "ancestral", "elemental"] as const;

/** A method that asks before it draws. */
export type WizardMethod = (typeof WIZARD_METHODS)[number];

/** Whether a method asks before it draws. */
export function isWizardMethod(method: unknown): method is WizardMethod {
  return WIZARD_METHODS.some((one) => one === method);
}

/** What a finished wizard adds to the request: its answers under their field's name. Only the server judges them. */
export type WizardFields = Readonly<
  Partial<Record<"customOptions" | "ancestralData" | "elementalData", Readonly<Record<string, unknown>>>>
>;

/** The answers of a wizard that was walked through to its end, and the words that it was walked through for. */
export interface FinishedWizard {
  readonly intention: string;
  readonly fields: WizardFields;
}

const storedOpenAtom = sessionAtom(STORAGE_KEYS.openWizard, (stored) => (isWizardMethod(stored) ? stored : null));
const isTakenUpAtom = atom(true);

/** The wizard that stands in the place of the method cards, null for none. One that a reload brought back takes no focus. */
export const openWizardAtom = atom(
  (get) => {
    const method = get(storedOpenAtom);
    return method && { method, isTakenUp: get(isTakenUpAtom) };
  },
  (_get, set, method: WizardMethod | null) => {
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

type FinishedWizards = Readonly<Partial<Record<WizardMethod, FinishedWizard>>>;

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
