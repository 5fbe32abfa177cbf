import { type FormEvent, type ReactElement, useEffect, useState } from "react";
import { parseSignInCode } from "#domain/accounts/sign-in-code.ts";
import { sendSignInCode, signIn } from "#domain/contracts/sign-in.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { callAsPerson } from "#web/lib/call-as-person.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { noteSignIn } from "#web/lib/settle-account.ts";
import { useTask } from "#web/lib/use-task.ts";
import { Button } from "#web/ui/button.tsx";
import { CodeField } from "./code-field.tsx";

/** Asks for the code that was sent, and signs in by it. */
export function CodeStep({
  email,
  resendAt,
  onSent,
  onOtherAddress,
  onSignedIn,
}: {
  readonly email: string;
  readonly resendAt: number;
  readonly onSent: (resendAt: number) => void;
  readonly onOtherAddress: () => void;
  readonly onSignedIn: () => void;
}): ReactElement {
  const [typed, setTyped] = useState("");
  const [failure, setFailure] = useState<string | null>(null);
  const [isSentAgain, setSentAgain] = useState(false);
  const secondsLeft = useSecondsUntil(resendAt);
  const entering = useTask({
    work: (code: string) => callEndpoint(signIn, { body: { code } }),
    onDone: (session) => {
      noteSignIn(session);
      onSignedIn();
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "You could not be signed in. Please try again.")),
  });
  const resending = useTask({
    work: () => callAsPerson((proof) => callEndpoint(sendSignInCode, { body: { email }, ...proof })),
    onDone: ({ resendAfterS }) => {
      setFailure(null);
      setTyped("");
      setSentAgain(true);
      onSent(Date.now() + resendAfterS * 1000);
    },
    onFailed: (error) => setFailure(toDisplayMessage(error, "The code could not be sent. Please try again.")),
  });

  function enter(event: FormEvent): void {
    event.preventDefault();
    const code = parseSignInCode(typed);
    if (code === null) setFailure("Please enter the eight characters of the code.");
    else entering.run(code);
  }

  return (
    <>
      <p className="modal-lead" role="status">
        {isSentAgain ? "A new code was sent to " : "Sent to "}
        <b className="wrap-anywhere">{email}</b>. It counts for ten minutes, in this browser only.
      </p>
      <form noValidate aria-busy={entering.isUnderWay} onSubmit={enter}>
        <CodeField
          value={typed}
          isReadOnly={entering.isUnderWay}
          error={failure ?? undefined}
          onChange={(text) => {
            setTyped(text);
            setFailure(null);
          }}
        />
        <div className="actions modal-actions">
          <Button variant="ghost" onClick={onOtherAddress}>
            Other address
          </Button>
          <Button
            isBusy={resending.isUnderWay}
            aria-disabled={secondsLeft > 0}
            onClick={() => secondsLeft === 0 && resending.run(undefined)}
          >
            {secondsLeft > 0 ? (
              <span className="num">New code in {formatSeconds(secondsLeft)}</span>
            ) : (
              "Send a new code"
            )}
          </Button>
          <Button variant="primary" type="submit" isBusy={entering.isUnderWay}>
            {entering.isUnderWay ? "Signing in..." : "Sign in"}
          </Button>
        </div>
      </form>
    </>
  );
}

function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How many seconds are left until an instant, counted down; 0 from then on. */
function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= instant;
  useEffect(() => {
    setNow(Date.now());
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((instant - now) / 1000));
}
