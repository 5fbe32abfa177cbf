import { useAtomValue } from "jotai";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { accountAtom, type SignInReason, type SignInRequest, signInAtom } from "#web/lib/account.ts";
import { noteSignIn } from "#web/lib/settle-account.ts";
import { findLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { countUnadopted, refreshCollection } from "#web/parts/collection/account-sigils.ts";
import { AdoptOffer, AdoptQuestion } from "#web/parts/collection/adopt-offer.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { AddressStep } from "./address-step.tsx";
import { CodeStep } from "./code-step.tsx";

const TITLES: Readonly<Record<SignInReason, string>> = {
  sign_in: "Sign in",
  restore: "Restore my purchase",
  needed: "Please sign in",
};

const LEADS: Readonly<Record<SignInReason, string>> = {
  sign_in:
    "There is no password. You give an address, we send eight characters, and this browser is yours for a while.",
  restore: "Paid before, and it is not here? Give the address you paid with; the code brings it back.",
  needed: "Your session has ended. What you did here stays, and goes on once you are signed in.",
};

/** A code on its way. */
interface SentCode {
  readonly email: string;
  /** When another one can be had, in milliseconds since 1970 in UTC. */
  readonly resendAt: number;
}

/** Signs in by an address and the code that is mailed to it. */
export function SignInDialog(): ReactElement | null {
  const request = useAtomValue(signInAtom);
  const account = useAtomValue(accountAtom);
  const [email, setEmail] = useState(() => findLocalText(STORAGE_KEYS.userEmail) ?? "");
  const [sent, setSent] = useState<SentCode | null>(null);
  const signedInAs = account?.email;
  const [before] = useState(signedInAs);
  const [adopter, setAdopter] = useState<{ readonly email: string; readonly count: number } | null>(null);
  // Nobody is kept from what they were doing, and the account page asks by itself.
  function offerOrFinish(address: string): void {
    const isAskedElsewhere = request?.reason === "needed" || location.pathname === "/account";
    const count = isAskedElsewhere ? 0 : countUnadopted(address);
    if (count === 0) tellSignedIn(request, address);
    else setAdopter({ email: address, count });
  }
  const finish = useEffectEvent((address: string) => {
    if (adopter === null) offerOrFinish(address);
  });
  useEffect(() => {
    // Another tab has signed in, by the link in the mail.
    if (signedInAs !== undefined && signedInAs !== before) finish(signedInAs);
  }, [signedInAs, before]);
  if (!request) return null;
  if (adopter !== null) {
    const close = (): void => tellSignedIn(request, adopter.email);
    return (
      <Dialog key="adopt" title={<AdoptQuestion count={adopter.count} />} startsAtTitle onClose={close}>
        <AdoptOffer email={adopter.email} onAdopted={refreshCollection} onClose={close} />
      </Dialog>
    );
  }

  return (
    <Dialog title={TITLES[request.reason]} onClose={() => request.settle(false)}>
      {sent === null ? (
        <AddressStep
          email={email}
          lead={LEADS[request.reason]}
          onSent={(address, resendAt) => {
            setEmail(address);
            setSent({ email: address, resendAt });
          }}
          onSignedIn={(session) => {
            noteSignIn(session);
            tellSignedIn(request, session.account?.email ?? "");
          }}
        />
      ) : (
        <CodeStep
          {...sent}
          onSent={(resendAt) => setSent({ ...sent, resendAt })}
          onOtherAddress={() => setSent(null)}
          onSignedIn={() => offerOrFinish(sent.email)}
        />
      )}
    </Dialog>
  );
}

function tellSignedIn(request: SignInRequest | null, email: string): void {
  request?.settle(true);
  showToast({ title: "Signed in", description: `This browser is signed in as ${email}.` });
}
