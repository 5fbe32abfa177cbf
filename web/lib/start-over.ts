import { openAfresh } from "./open-afresh.ts";
import { forgetEverything } from "./storage.ts";

/** After this time without a response the visitor waits no more. */
const SIGN_OUT_LIMIT_MS = 3_000;

/**
 * Wipes what the pages have kept in this browser, with the collection or without it, signs out, and loads the home page again. Where the
 * server can't be reached the visitor stays signed in.
 */
export async function startOver({ areSigilsKept }: { readonly areSigilsKept: boolean }): Promise<void> {
  forgetEverything({ areSigilsKept });
  await Promise.race([signOutIfPossible(), new Promise((resolve) => setTimeout(resolve, SIGN_OUT_LIMIT_MS))]);
  openAfresh("/");
}

async function signOutIfPossible(): Promise<void> {
  try {
    const { signOut } = await import("./account-calls.ts");
    await signOut();
  } catch {
    // Without the server, the wipe of this device is worth having all the same.
  }
}
