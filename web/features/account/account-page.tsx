import { useAtomValue } from "jotai";
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { accountAtom, askToSignIn, type SignedIn } from "#web/lib/account.ts";
import { signOut } from "#web/lib/account-calls.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { noteSignOut, settleAccount } from "#web/lib/settle-account.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { type AccountSection, AccountSectionFrame } from "./account-section.tsx";
import { OrdersOfThisBrowser } from "./order-list.tsx";
import "#web/styles/all-utilities.css";

type Look =
  | { readonly kind: "looking" }
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly message: string };

/** Who is signed in, and the sections of their account; to everybody else the ways in, and what was paid in this browser. */
export function AccountPage({
  sections,
  onThisDevice,
}: {
  readonly sections: readonly AccountSection[];
  /** What somebody has here who is not signed in. */
  readonly onThisDevice: ReactNode;
}): ReactElement {
  const account = useAtomValue(accountAtom);
  const [look, setLook] = useState<Look>({ kind: account ? "done" : "looking" });
  const looking = useTask({
    work: settleAccount,
    onDone: () => setLook({ kind: "done" }),
    onFailed: (error) =>
      setLook({ kind: "failed", message: toDisplayMessage(error, "Your account could not be opened.") }),
  });
  const lookFirst = useEffectEvent(() => looking.run(undefined));
  useEffect(() => lookFirst(), []);

  return (
    <div className="page py-14 max-md:py-8">
      <h1>Account</h1>
      {account ? (
        <>
          <AccountHead account={account} sections={sections} />
          {sections.map((section) => (
            <AccountSectionFrame key={section.id} {...section} />
          ))}
        </>
      ) : (
        <div className="mt-6 grid max-w-[44rem] justify-items-start gap-5" aria-live="polite">
          {look.kind === "looking" && <p className="lead">Looking for your session …</p>}
          {look.kind === "failed" && (
            <>
              <p className="error" role="alert">
                {look.message}
              </p>
              <Button
                onClick={() => {
                  setLook({ kind: "looking" });
                  looking.run(undefined);
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
              <OrdersOfThisBrowser />
              {onThisDevice}
            </>
          )}
        </div>
      )}
    </div>
  );
}

/** Who is signed in, the ways to the sections, and the way out. */
function AccountHead({
  account,
  sections,
}: {
  readonly account: SignedIn;
  readonly sections: readonly AccountSection[];
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
    <div className="mt-4 flex flex-wrap items-center gap-x-7 gap-y-1 border-b border-frame pb-3">
      <p className="mr-auto">
        <b className="wrap-anywhere">{account.email}</b>{" "}
        <span className="text-ink-soft">{TIER_NAMES[account.tier]}</span>
      </p>
      <nav aria-label="Account" className="-ml-3 flex flex-wrap">
        {sections.map(({ id, title, short }) => (
          <a key={id} href={`#${id}`} className="inline-flex min-h-11 items-center px-3 text-ui no-underline">
            {short ?? title}
          </a>
        ))}
      </nav>
      <Button variant="ghost" className="-mx-3" isBusy={leaving.isUnderWay} onClick={() => leaving.run(undefined)}>
        Sign out
      </Button>
    </div>
  );
}
