import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import {
  beginMasterSetup,
  beginMasterSignIn,
  useRecoveryCode as enterRecoveryCode,
  setUpMaster,
  signInMaster,
} from "#domain/contracts/master.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { useTask } from "#web/lib/use-task.ts";
import {
  breakOffCeremony,
  knowsPasskeys,
  makePasskey,
  signWithPasskey,
} from "#web/parts/passkeys/passkey-ceremonies.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field/text-field.tsx";
import { useLostFocus } from "./use-lost-focus.ts";

type Way = "passkey" | "code" | "secret";

/** The way in for the master: by a passkey, by a recovery code, or at first by the set-up secret. */
export function Door({
  onOpen,
  onSetUp,
}: {
  readonly onOpen: () => void;
  /** The desk is set up; these codes are shown once. */
  readonly onSetUp: (codes: readonly string[]) => void;
}): ReactElement {
  const [way, setWay] = useState<Way>("passkey");
  const door = useRef<HTMLElement>(null);
  useEffect(() => breakOffCeremony, []);
  useLostFocus(door, way);
  return (
    <section ref={door} className="frame mt-8 max-w-[30rem]" aria-labelledby="door-heading">
      <div className="inner p-6 max-md:p-4">
        <h2 id="door-heading" className="text-h3">
          {HEADINGS[way]}
        </h2>
        {way === "passkey" && <PasskeyWay onOpen={onOpen} />}
        {way === "code" && <CodeWay onOpen={onOpen} />}
        {way === "secret" && <SecretWay onSetUp={onSetUp} />}
        <div className="mt-5 flex flex-wrap gap-x-7 border-t border-rule pt-2">
          {OTHER_WAYS.filter(([other]) => other !== way).map(([other, label]) => (
            <Button key={other} variant="ghost" className="px-0" onClick={() => setWay(other)}>
              {label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}

const HEADINGS: Readonly<Record<Way, string>> = {
  passkey: "Sign in",
  code: "Recovery code",
  secret: "Set up the desk",
};

const OTHER_WAYS: readonly (readonly [Way, string])[] = [
  ["passkey", "Use a passkey"],
  ["code", "Use a recovery code"],
  ["secret", "Set up the desk"],
];

function PasskeyWay({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    async work() {
      const options = await callEndpoint(beginMasterSignIn, {});
      await callEndpoint(signInMaster, { body: await signWithPasskey(options) });
    },
    onDone: onOpen,
    onFailed: (error) => setFailure(toDisplayMessage(error, "The desk could not be opened. Please try again.")),
  });
  if (!knowsPasskeys())
    return <p className="mt-2">This browser doesn’t know passkeys. Please use another one, or a recovery code.</p>;
  return (
    <>
      <p className="mt-2">Your device asks for your finger, your face or its PIN.</p>
      <Button
        className="mt-4"
        variant="primary"
        isBlock
        isBusy={task.isUnderWay}
        onClick={() => {
          setFailure(null);
          task.run(undefined);
        }}
      >
        {task.isUnderWay ? "Waiting for the device..." : "Sign in with a passkey"}
      </Button>
      {failure !== null && (
        <p className="error mt-3" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

function CodeWay({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    work: (code: string) => callEndpoint(enterRecoveryCode, { body: { code } }),
    onDone: onOpen,
    onFailed: (error) => setFailure(toDisplayMessage(error, "The desk could not be opened. Please try again.")),
  });
  return (
    <OneField
      label="Recovery code"
      hint="Each opens the desk once. Add a new passkey as soon as you are in."
      placeholder="XXXX-XXXX-XXXX"
      failure={failure}
      isBusy={task.isUnderWay}
      button={task.isUnderWay ? "Opening..." : "Open the desk"}
      onSend={(code) => {
        setFailure(null);
        task.run(code);
      }}
    />
  );
}

function SecretWay({ onSetUp }: { readonly onSetUp: (codes: readonly string[]) => void }): ReactElement {
  const [failure, setFailure] = useState<string | null>(null);
  const task = useTask({
    async work(secret: string) {
      const options = await callEndpoint(beginMasterSetup, { body: { secret } });
      return callEndpoint(setUpMaster, { body: { secret, answer: await makePasskey(options) } });
    },
    onDone: ({ codes }) => onSetUp(codes),
    onFailed: (error) => setFailure(toDisplayMessage(error, "The desk could not be set up. Please try again.")),
  });
  return (
    <OneField
      label="Set-up secret"
      hint="It is MASTER_SETUP_SECRET among the server’s secrets, and counts once. A new one ends every passkey, recovery code and session of the desk from before."
      isSecret
      failure={failure}
      isBusy={task.isUnderWay}
      button={task.isUnderWay ? "Waiting for the device..." : "Make the first passkey"}
      onSend={(secret) => {
        setFailure(null);
        task.run(secret);
      }}
    />
  );
}

function OneField({
  label,
  hint,
  placeholder,
  isSecret = false,
  failure,
  isBusy,
  button,
  onSend,
}: {
  readonly label: string;
  readonly hint: string;
  readonly placeholder?: string;
  readonly isSecret?: boolean;
  readonly failure: string | null;
  readonly isBusy: boolean;
  readonly button: string;
  readonly onSend: (text: string) => void;
}): ReactElement {
  const [text, setText] = useState("");
  function send(event: FormEvent): void {
    event.preventDefault();
    onSend(text);
  }
  return (
    <form className="mt-3 grid gap-4" noValidate aria-busy={isBusy} onSubmit={send}>
      <TextField
        label={label}
        hint={hint}
        type={isSecret ? "password" : "text"}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        readOnly={isBusy}
        error={failure ?? undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button variant="primary" isBlock type="submit" isBusy={isBusy}>
        {button}
      </Button>
    </form>
  );
}
