import { atom, getDefaultStore } from "jotai";
import type { SessionResponse } from "#domain/contracts/account.ts";

/** Who is signed in, and what they hold. */
export interface SignedIn extends NonNullable<SessionResponse["account"]>, Pick<SessionResponse, "tier" | "accesses"> {}

/** Who is signed in in this browser; null where nobody is, or as long as nobody knows. */
export const accountAtom = atom<SignedIn | null>(null);

/** Why somebody is asked to sign in: by themselves, to have a purchase back, or because what they do needs it. */
export type SignInReason = "sign_in" | "restore" | "needed";

/** What the sign-in dialog is open for. */
export interface SignInRequest {
  readonly reason: SignInReason;
  /** Closes it, and says whether somebody has signed in. */
  settle(isSignedIn: boolean): void;
}

/** The open sign-in dialog; null while it is closed. */
export const signInAtom = atom<SignInRequest | null>(null);

/** Opens the dialog that signs in; resolves to whether that was done once it is closed. The page behind it stays as it is. */
export function askToSignIn(reason: SignInReason): Promise<boolean> {
  const store = getDefaultStore();
  return new Promise((resolve) => {
    store.get(signInAtom)?.settle(false);
    store.set(signInAtom, {
      reason,
      settle(isSignedIn) {
        store.set(signInAtom, null);
        resolve(isSignedIn);
      },
    });
  });
}
