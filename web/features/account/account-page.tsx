import { useAtomValue } from "jotai";
import { type ReactElement, type ReactNode, useEffect, useState } from "react";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { accountAtom, askToSignIn, type SignedIn } from "#web/lib/account.ts";
import { signOut } from "#web/lib/account-calls.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { noteSignOut, settleAccount } from "#web/lib/settle-account.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { SessionList } from "./session-list.tsx";

type Look =
  | { readonly kind: "looking" }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly message: string };

/** Who is signed in, the passkeys, and the browsers that are signed in. The route brings the passkeys, which are another feature. */
export function AccountPage({ passkeys }: { readonly passkeys: ReactNode }): ReactElement {
  const account = useAtomValue(accountAtom);
  const [look, setLook] = useState<Look>({ kind: account ? "done" : "looking" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks again.
  useEffect(() => {
    let isWanted = true;
    settleAccount().then(
      () => isWanted && setLook({ kind: "done" }),
      (error: unknown) =>
        isWanted && setLook({ kind: "failed", message: toDisplayMessage(error, "Your account could not be opened.") }),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  return (
    <div className="page max-w-[44rem] py-14 max-md:py-8">
      <h1>Account</h1>
      {account ? (
        <SignedInAccount account={account} passkeys={passkeys} />
      ) : (
        <div className="mt-6 grid justify-items-start gap-5" aria-live="polite">
          {look.kind === "looking" && <p className="lead">Looking for your session …</p>}
          {look.kind === "failed" && (
            <>
              <p className="error" role="alert">
                {look.message}
              </p>
              <Button
                onClick={() => {
                  setLook({ kind: "looking" });
                  setAttempt(attempt + 1);
                }}
              >
                Try again
              </Button>
            </>
          )}
          {look.kind === "done" && (
            <>
              <p className="lead">Nobody is signed in in this browser. There is no password: we mail you a code.</p>
              <div className="actions">
                <Button variant="primary" onClick={() => void askToSignIn("sign_in")}>
                  Sign in
                </Button>
                <Button onClick={() => void askToSignIn("restore")}>Restore my purchase</Button>
              </div>
            </>
          )}
        </div>
      )}
    </div>
  );
}

function SignedInAccount({
  account,
  passkeys,
}: {
  readonly account: SignedIn;
  readonly passkeys: ReactNode;
}): ReactElement {
  const leaving = useTask({
    work: signOut,
    onDone: () => {
      noteSignOut();
      showToast({ title: "Signed out", description: "This browser is no longer signed in." });
    },
    onFailed: (error) =>
      showToast({
        title: "Still signed in",
        description: toDisplayMessage(error, "Signing out failed. Please try again."),
        variant: "destructive",
      }),
  });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-3 border-b border-frame pb-4">
        <p className="mr-auto">
          <b className="wrap-anywhere">{account.email}</b>{" "}
          <span className="text-ink-soft">{TIER_NAMES[account.tier]}</span>
        </p>
        <Button variant="ghost" isBusy={leaving.isUnderWay} onClick={() => leaving.run(undefined)}>
          Sign out
        </Button>
      </div>
      {passkeys}
      <SessionList />
    </>
  );
}
