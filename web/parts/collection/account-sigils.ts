import {
  ADOPTED_AT_ONCE,
  adoptSigils,
  type CollectionResponse,
  deleteSigil,
  findMissingSigils,
  listSigils,
} from "#domain/contracts/collection.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { toRecipeRequest } from "#domain/sigils/recipe.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { callSignedIn } from "#web/lib/settle-account.ts";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import { listAdopted, listUnadopted, noteAdopted, openKeptSigil, removeSigil } from "./collection-store.ts";

/** A page of the account's sigils. */
export interface AccountPage {
  readonly sigils: readonly IssuedSigil[];
  /** Null on the last page. */
  readonly next: string | null;
  readonly total: number;
}

/** What the account's sigils are kept under in the memory of what the server said. */
export const ACCOUNT_SIGILS_KEY = ["account", "sigils"];

/** Has the account's sigils asked for again where they are shown. */
export function refreshCollection(): void {
  void queryClient.invalidateQueries({ queryKey: ACCOUNT_SIGILS_KEY });
}

/** A page of the account's sigils; throws `ApiError` or `NetworkError`. */
export async function listAccountSigils(
  email: string,
  query: { readonly cursor?: string | undefined; readonly method?: SigilMethod | undefined },
): Promise<AccountPage> {
  const page = await callSignedIn(() => callEndpoint(listSigils, { query }));
  return { ...page, sigils: page.sigils.flatMap((sigil) => openIfSound(sigil, email)) };
}

function openIfSound(sigil: CollectionResponse["sigils"][number], email: string): readonly IssuedSigil[] {
  try {
    return [openKeptSigil(sigil, email)];
  } catch {
    return [];
  }
}

/** A sigil that stays on the device, and why. */
export interface Refusal {
  readonly sigil: IssuedSigil;
  readonly reason: string;
}

/**
 * Takes sigils of this device into the account, a few at a time, and tells how many are through. Resolves to those that stay on the device;
 * throws `ApiError` or `NetworkError`, and goes on from there when it is called again.
 */
export async function adoptDeviceSigils(
  sigils: readonly IssuedSigil[],
  email: string,
  tellProgress: (done: number) => void = () => {},
): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  for (let at = 0; at < sigils.length; at += ADOPTED_AT_ONCE) {
    const some = sigils.slice(at, at + ADOPTED_AT_ONCE);
    const body = {
      sigils: some.map(({ recipe, coreVersion, issuedAt }) => ({
        ...toRecipeRequest(recipe),
        coreVersion,
        issuedAt: issuedAt.toISOString(),
      })),
    };
    const { outcomes } = await callSignedIn(() => callEndpoint(adoptSigils, { body }));
    for (const [index, sigil] of some.entries()) {
      const { id = null, refusal = null } = outcomes[index] ?? {};
      if (id !== null) noteAdopted(sigil, { id, email });
      else refusals.push({ sigil, reason: refusal ?? "It could not be taken over." });
    }
    tellProgress(at + some.length);
  }
  return refusals;
}

/** Deletes a sigil here and, where the account has it, there first: what could not be deleted there stays here. */
export async function deleteEverywhere(sigil: IssuedSigil, email: string | null): Promise<void> {
  const { inAccount } = sigil;
  if (inAccount && inAccount.email === email) {
    await callSignedIn(() => callEndpoint(deleteSigil, { params: { id: inAccount.id } }));
  }
  removeSigil(sigil);
}

/** Lets go of the sigils on this device that were deleted from the account elsewhere. */
export async function followDeletions(email: string): Promise<void> {
  const adopted = listAdopted(email);
  const ids = adopted.flatMap(({ inAccount }) => inAccount?.id ?? []);
  if (ids.length === 0) return;
  const { missing, unknown } = await callEndpoint(findMissingSigils, { body: { ids } });
  for (const sigil of adopted) {
    const id = sigil.inAccount?.id ?? "";
    if (missing.includes(id)) removeSigil(sigil);
    // It was in an account that is deleted: on this device it stays, and is offered to the new one.
    if (unknown.includes(id)) noteAdopted(sigil, undefined);
  }
}

/** How many sigils of this device the account doesn't have. */
export function countUnadopted(email: string): number {
  return listUnadopted(email).length;
}
