import { atom, getDefaultStore } from "jotai";
import * as z from "zod/mini";
import { KeptSigil } from "#domain/contracts/collection.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { toIssuedSigil } from "#web/parts/issued-sigil/request-sigil.ts";

/** The most sigils that are kept; the oldest make room. A browser gives a page some five million characters, a sigil takes ten thousand. */
export const COLLECTION_LIMIT = 100;

/** A sigil as it lies in the browser's storage; with an address where that account has it too, under the id of the answer. */
const DeviceSigil = z.extend(KeptSigil, { account: z.optional(z.string()) });

const readAtom = atom<readonly IssuedSigil[] | null>(null);

/** The sigils of this device, newest first; read from storage when somebody first asks. */
export const collectionAtom = atom((get) => get(readAtom) ?? readCollection());

// Both read the storage again: another window may have changed it in the meantime.

/** Keeps a sigil on this device, and answers whether the browser let it. Made again, a sigil takes its own place. */
export function keepSigil(sigil: IssuedSigil): boolean {
  const others = readCollection().filter((kept) => !isSameSigil(kept, sigil));
  const sorted = [sigil, ...others].toSorted((a, b) => b.issuedAt.getTime() - a.issuedAt.getTime());
  return write(sorted.slice(0, COLLECTION_LIMIT));
}

/** The sigil of this device that was issued at an instant (ISO 8601); null where it isn't kept. */
export function findKeptSigil(issuedAt: string): IssuedSigil | null {
  return readCollection().find((kept) => kept.issuedAt.toISOString() === issuedAt) ?? null;
}

/** Takes a sigil off this device. */
export function removeSigil(sigil: IssuedSigil): void {
  write(readCollection().filter((kept) => !isSameSigil(kept, sigil)));
}

/** The sigils of this device that an account doesn't have. */
export function listUnadopted(email: string): readonly IssuedSigil[] {
  return readCollection().filter(({ inAccount }) => inAccount?.email !== email);
}

/** The sigils of this device that an account has too, or had. */
export function listAdopted(email: string): readonly IssuedSigil[] {
  return readCollection().filter(({ inAccount }) => inAccount?.email === email);
}

/** Notes which account has a sigil of this device, and under which id. */
export function noteAdopted(sigil: IssuedSigil, inAccount: IssuedSigil["inAccount"]): void {
  write(readCollection().map((kept) => (isSameSigil(kept, sigil) ? { ...kept, inAccount } : kept)));
}

/** Reads the storage again, after another window or a test has changed it. */
export function rereadCollection(): void {
  getDefaultStore().set(readAtom, readCollection());
}

function write(sigils: readonly IssuedSigil[]): boolean {
  const isKept = keepLocalText(
    STORAGE_KEYS.sigilCollection,
    sigils.length === 0 ? "" : JSON.stringify(sigils.map(toKept)),
  );
  if (isKept) getDefaultStore().set(readAtom, sigils);
  return isKept;
}

function readCollection(): readonly IssuedSigil[] {
  const text = findLocalText(STORAGE_KEYS.sigilCollection);
  return text === null ? [] : parseList(text).flatMap(parseKept);
}

function parseList(text: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** What can't be read is left out, and the rest stays. */
function parseKept(rawKept: unknown): IssuedSigil[] {
  const { success, data } = DeviceSigil.safeParse(rawKept);
  if (!success) return [];
  try {
    return [openKeptSigil(data, data.account ?? null)];
  } catch {
    return [];
  }
}

function toKept(sigil: IssuedSigil): object {
  const { recipe, tier, data, processedText, coreVersion, care, issuedAt, inAccount } = sigil;
  return {
    ...{ issuedAt: issuedAt.toISOString(), recipe, tier },
    answer: { ...(inAccount && { id: inAccount.id }), sigilData: data, processedText, coreVersion, care },
    ...(inAccount && { account: inAccount.email }),
  };
}

/** A kept sigil as it was issued; throws where its markup is not plain paths. `account` is the address of the account that has it. */
export function openKeptSigil({ recipe, tier, answer, issuedAt }: KeptSigil, account: string | null): IssuedSigil {
  const sigil = toIssuedSigil(recipe, tier, answer, new Date(issuedAt));
  return account === null || answer.id === undefined
    ? sigil
    : { ...sigil, inAccount: { id: answer.id, email: account } };
}

/** Whether two are the same sigil: the same mark from the same words, whenever it was made. */
export function isSameSigil(one: IssuedSigil, other: IssuedSigil): boolean {
  return one.intention === other.intention && one.data.svgPath === other.data.svgPath;
}
