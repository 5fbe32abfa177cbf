import { zodResolver } from "@hookform/resolvers/zod";
import type { ReactElement } from "react";
import { useForm } from "react-hook-form";
import type { SessionResponse } from "#domain/contracts/account.ts";
import { SendCodeRequest, sendSignInCode } from "#domain/contracts/sign-in.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { callAsPerson } from "#web/lib/call-as-person.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import { PasskeySignIn } from "#web/parts/passkeys/passkey-sign-in.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";

const resolver = zodResolver(SendCodeRequest);

/** Asks for the address, and has a code sent to it. */
export function AddressStep({
  email,
  lead,
  onSent,
  onSignedIn,
}: {
  readonly email: string;
  readonly lead: string;
  /** `resendAt` is in milliseconds since 1970 in UTC. */
  readonly onSent: (email: string, resendAt: number) => void;
  /** Somebody was signed in without a code, by a passkey. */
  readonly onSignedIn: (session: SessionResponse) => void;
}): ReactElement {
  const { register, handleSubmit, formState, setError } = useForm<SendCodeRequest>({
    resolver,
    defaultValues: { email },
  });
  const task = useTask({
    work: (request: SendCodeRequest) =>
      callAsPerson((proof) => callEndpoint(sendSignInCode, { body: request, ...proof })),
    onDone: ({ resendAfterS }, request) => onSent(request.email, Date.now() + resendAfterS * 1000),
    onFailed: (error) =>
      setError("email", { message: toDisplayMessage(error, "The code could not be sent. Please try again.") }),
  });

  return (
    <>
      <p className="modal-lead">{lead}</p>
      <form noValidate aria-busy={task.isUnderWay} onSubmit={handleSubmit(task.run)}>
        <TextField
          label="Email address"
          type="email"
          required
          autoComplete="username webauthn"
          placeholder="name@example.org"
          hint="We send a code, whether we know the address or not."
          error={formState.errors.email?.message}
          readOnly={task.isUnderWay}
          {...register("email")}
        />
        <div className="actions modal-actions">
          <Button variant="primary" type="submit" isBusy={task.isUnderWay}>
            {task.isUnderWay ? "Sending the code..." : "Send the code"}
          </Button>
        </div>
      </form>
      <PasskeySignIn onSignedIn={onSignedIn} />
    </>
  );
}
