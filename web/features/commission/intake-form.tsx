import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useForm } from "react-hook-form";
import { INTAKE_LIMITS } from "#domain/commissions/intake.ts";
import { type IntakeDraft, IntakeForm as IntakeRules } from "#domain/contracts/commissions.ts";
import { countCodePoints } from "#domain/sigils/intention.ts";
import { fetchAhead } from "#web/lib/on-demand.tsx";
import { CareBeforeSending, messageCheck, useMessageCare } from "#web/parts/care/message-care.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField, TextField } from "#web/ui/field/text-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ToneField } from "./tone-field.tsx";

const resolver = zodResolver<IntakeDraft, unknown, IntakeRules>(IntakeRules);

/** What a commission is drawn from; `onSend` gets it cleaned by the rules of the call. */
export function IntakeForm({
  answers,
  email,
  button,
  busyButton,
  isSending,
  failure,
  children,
  onChange,
  onSend,
}: {
  /** What the fields hold at first. */
  readonly answers: IntakeDraft;
  /** The address of the order: it can’t be changed here. */
  readonly email: string;
  readonly button: string;
  readonly busyButton: string;
  readonly isSending: boolean;
  /** What the last attempt failed with; null where none did. */
  readonly failure: string | null;
  /** What is shown beside the button. */
  readonly children: ReactNode;
  /** Told of everything that is typed. */
  readonly onChange?: (draft: IntakeDraft) => void;
  readonly onSend: (answers: IntakeRules) => void;
}): ReactElement {
  const { register, handleSubmit, formState, watch, subscribe } = useForm<IntakeDraft, unknown, IntakeRules>({
    resolver,
    defaultValues: answers,
  });
  const { errors } = formState;
  const care = useMessageCare();
  const isWaiting = isSending || care.isChecking;
  useEffect(() => {
    const tell = ({ values }: { values: IntakeDraft }): void => {
      fetchAhead(messageCheck);
      onChange?.(values);
    };
    return subscribe({ formState: { values: true }, callback: tell });
  }, [subscribe, onChange]);
  return (
    <>
      <CareBeforeSending care={care} reader="master" goOnLabel="Send it to the master all the same" />
      <form
        className="grid grid-cols-2 items-start gap-x-7 gap-y-6 max-md:grid-cols-[minmax(0,1fr)]"
        hidden={care.shown !== null}
        noValidate
        aria-busy={isSending}
        onSubmit={handleSubmit((sent) => care.putFirst(listWords(sent), () => onSend(sent)))}
      >
        <TextField
          label="Full name"
          autoComplete="name"
          required
          readOnly={isSending}
          error={errors.name?.message}
          {...register("name")}
        />
        <div className="field">
          <p className="label">Email address</p>
          <p className="num flex min-h-12 items-center wrap-anywhere">{email}</p>
          <p className="help">The address of your order. Your sigil goes there.</p>
        </div>
        <div className="col-span-full">
          <TextAreaField
            label="Primary intention"
            rows={4}
            required
            readOnly={isSending}
            hint="What the sigil is for, in a few sentences."
            count={toCount(watch("primaryIntention"), INTAKE_LIMITS.primaryIntention.most)}
            error={errors.primaryIntention?.message}
            {...register("primaryIntention")}
          />
        </div>
        <div className="col-span-full">
          <ToneField aria-disabled={isSending} error={errors.emotionalTone?.message} {...register("emotionalTone")} />
        </div>
        <TextAreaField
          label="Dream symbols"
          isOptional
          rows={3}
          readOnly={isSending}
          hint="Images that come back to you."
          error={errors.dreamSymbols?.message}
          {...register("dreamSymbols")}
        />
        <TextAreaField
          label="Spiritual practices"
          isOptional
          rows={3}
          readOnly={isSending}
          hint="What you do, if you do anything."
          error={errors.spiritualPractices?.message}
          {...register("spiritualPractices")}
        />
        <div className="col-span-full">
          <TextField
            label="Sacred elements"
            isOptional
            readOnly={isSending}
            hint="Salt, beeswax, a certain stone."
            error={errors.sacredElements?.message}
            {...register("sacredElements")}
          />
        </div>
        <div className="col-span-full grid gap-3.5 border-t border-rule pt-5">
          {failure !== null && (
            <p className="error" role="alert">
              <Icon name="warning" />
              {failure}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-7 gap-y-3.5 max-md:*:w-full">
            <Button variant="primary" type="submit" isBusy={isWaiting}>
              {isSending ? busyButton : button}
            </Button>
            {children}
          </div>
        </div>
      </form>
    </>
  );
}

/** What care is looked for in: all that is written freely, a paragraph each. */
function listWords({ primaryIntention, dreamSymbols, spiritualPractices, sacredElements }: IntakeRules): string {
  return [primaryIntention, dreamSymbols, spiritualPractices, sacredElements].join("\n");
}

/** How much is written, as the rules count it. */
function toCount(text: string, most: number): string {
  return `${countCodePoints(text.trim()).toLocaleString("en-US")} / ${most.toLocaleString("en-US")}`;
}
