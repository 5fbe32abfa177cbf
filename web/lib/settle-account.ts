import { getDefaultStore } from "jotai";
import { getSession, type SessionResponse } from "#domain/contracts/account.ts";
import { accountAtom, askToSignIn } from "./account.ts";
import { ApiError, callEndpoint } from "./api-client.ts";
import { queryClient } from "./query-client.ts";
import { findLocalText, isStorageRefused, keepLocalText, STORAGE_KEYS } from "./storage.ts";
import { heldTierAtom, showTier } from "./tier.ts";

/** How often somebody has signed in or out here: a response to what was asked before the last time is out of date. */
let changes = 0;

/** Finds out who is signed in, and notes it, unless that has changed here meanwhile; throws `ApiError` or `NetworkError`. */
export async function settleAccount(): Promise<void> {
  const changesBefore = changes;
  const session = await callEndpoint(getSession, {});
  if (changes === changesBefore) noteSession(session);
}

/** Notes what the server says of who is signed in. */
export function noteSession(session: SessionResponse): void {
  if (session.account && session.account.email !== findLocalText(STORAGE_KEYS.userEmail)) noteSignIn(session);
  else noteAccount(session);
  // Nothing here remembers the tier then, not even of a purchase that nobody signed in for.
  if (isStorageRefused()) showHeldTier(session);
}

/** Notes that somebody has signed in, on this device and so in every open tab. */
export function noteSignIn(session: SessionResponse): void {
  const { account } = session;
  if (account === null) return;
  changes += 1;
  showHeldTier(session);
  noteAccount(session);
  // Last, since other tabs look when this changes.
  keepLocalText(STORAGE_KEYS.userEmail, account.email);
}

/** Forgets on this device, and so in every open tab, who was signed in and what they hold. */
export function noteSignOut(): void {
  changes += 1;
  const store = getDefaultStore();
  forgetAnswers();
  store.set(accountAtom, null);
  store.set(heldTierAtom, null);
  showTier("free");
  keepLocalText(STORAGE_KEYS.userTier, "");
  keepLocalText(STORAGE_KEYS.consultationAccess, "");
  // Last, since other tabs look when this changes.
  keepLocalText(STORAGE_KEYS.userEmail, "");
}

/**
 * Makes a call that needs a session. Where there is none any more the visitor is asked to sign in over the page as it is, and the call goes on
 * after that; throws what the call throws, and its refusal where nobody signs in.
 */
export async function callSignedIn<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call();
  } catch (error) {
    const isSignedOut = error instanceof ApiError && error.code === "unauthenticated";
    if (!isSignedOut || !(await askToSignIn("needed"))) throw error;
    return call();
  }
}

function showHeldTier({ tier }: SessionResponse): void {
  getDefaultStore().set(heldTierAtom, tier);
  showTier(tier);
}

function noteAccount({ account, tier, accesses }: SessionResponse): void {
  if (account) {
    // Also where it was lost since: by a refund, or a dispute that is open.
    const hasConsultation = accesses.some(({ product, isSuspended }) => product === "consultation" && !isSuspended);
    keepLocalText(STORAGE_KEYS.consultationAccess, hasConsultation ? "true" : "");
  }
  const store = getDefaultStore();
  if (store.get(accountAtom)?.email !== account?.email) forgetAnswers();
  store.set(accountAtom, account && { ...account, tier, accesses });
}

/** Nothing that the server said of one account is shown to whoever comes next. */
function forgetAnswers(): void {
  queryClient.removeQueries({ queryKey: ["account"] });
}
