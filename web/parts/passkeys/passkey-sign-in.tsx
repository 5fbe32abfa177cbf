import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import type { SessionResponse } from "#domain/contracts/account.ts";
import { beginPasskeySignIn, signInByPasskey } from "#domain/contracts/passkeys.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import {
  breakOffCeremony,
  canOfferPasskeys,
  knowsPasskeys,
  PasskeyError,
  signalUnknown,
  signWithPasskey,
} from "./passkey-ceremonies.ts";

/** The offer is made again before its challenge has ended, in milliseconds. */
const OFFER_AGAIN_AFTER_MS = 4 * 60_000;

/**
 * Signs in by a passkey: by a button, and by the suggestions of the field beside it that has `webauthn` among its autocompletions. Nothing is shown in
 * a browser that doesn't know passkeys.
 */
export function PasskeySignIn({
  onSignedIn,
}: {
  readonly onSignedIn: (session: SessionResponse) => void;
}): ReactElement | null {
  const [failure, setFailure] = useState<string | null>(null);
  const [offers, setOffers] = useState(0);
  const tellSignedIn = useEffectEvent(onSignedIn);
  const tellFailure = useEffectEvent((error: unknown) => {
    if (!(error instanceof PasskeyError)) setFailure(toMessage(error));
  });
  const asking = useTask({
    work: () => signIn({ isOffered: false, isWanted: () => true }),
    onDone: (session) => session && onSignedIn(session),
    onFailed: (error) => {
      setFailure(toMessage(error));
      // The button has broken the offer off.
      setOffers((count) => count + 1);
    },
  });
  // What the button has asked for is not broken off.
  const offerAgain = useEffectEvent(() => {
    if (!asking.isUnderWay) setOffers((count) => count + 1);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further offer has a new challenge.
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => offerAgain(), OFFER_AGAIN_AFTER_MS);
    async function offer(): Promise<void> {
      if (!knowsPasskeys() || !(await canOfferPasskeys())) return;
      const session = await signIn({ isOffered: true, isWanted: () => isWanted });
      if (session && isWanted) tellSignedIn(session);
    }
    offer().catch((error: unknown) => isWanted && tellFailure(error));
    return () => {
      isWanted = false;
      clearTimeout(timer);
      breakOffCeremony();
    };
  }, [offers]);
  if (!knowsPasskeys()) return null;
  return (
    <div className="mt-5 grid justify-items-start gap-2 border-t border-rule pt-4">
      <Button
        isBusy={asking.isUnderWay}
        onClick={() => {
          setFailure(null);
          asking.run(undefined);
        }}
      >
        {asking.isUnderWay ? "Waiting for the device..." : "Sign in with a passkey"}
      </Button>
      {failure !== null && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Who is signed in by a passkey; null where nobody wants to know any more. */
async function signIn({
  isOffered,
  isWanted,
}: {
  readonly isOffered: boolean;
  readonly isWanted: () => boolean;
}): Promise<SessionResponse | null> {
  const options = await callEndpoint(beginPasskeySignIn, {});
  if (!isWanted()) return null;
  const answer = await signWithPasskey(options, { isOffered });
  try {
    return await callEndpoint(signInByPasskey, { body: answer });
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") void signalUnknown(options.rpId, answer.id);
    throw error;
  }
}

function toMessage(error: unknown): string {
  return toDisplayMessage(error, "You could not be signed in. Please try again, or use a code.");
}
