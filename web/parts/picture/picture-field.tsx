import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { ShownPicture as Shown } from "#domain/contracts/files.ts";
import { CHOSEN_PICTURE_TYPES } from "#domain/files/picture.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { preparePicture } from "#web/lib/prepare-picture.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ShownPicture } from "./shown-picture.tsx";

/** A picture that is sent as soon as it is chosen. */
export interface PictureFieldProps {
  readonly label: string;
  readonly hint: string;
  /** What the picture shows, for whoever can’t see it. */
  readonly alt: string;
  /** What is stored; null where nothing is. */
  readonly picture: Shown | null;
  /** Stores a picture in place of the one that is there; told how much is sent, from 0 to 1. */
  readonly onSend: (
    file: Blob,
    way: { readonly tellProgress: (part: number) => void; readonly signal: AbortSignal },
  ) => Promise<void>;
  readonly onRemove: () => Promise<void>;
  /** Asks again for where the picture is. */
  readonly onReload: () => void;
  /** Told when something begins to be sent, and when that is over. */
  readonly onBusy?: (isBusy: boolean) => void;
}

type Step =
  | { readonly kind: "idle" }
  | { readonly kind: "preparing" }
  | { readonly kind: "sending"; readonly part: number }
  | { readonly kind: "removing" };

/** Chooses a picture, sends it with its progress in sight, shows what is stored, and replaces it or takes it away. */
export function PictureField({
  label,
  hint,
  alt,
  picture,
  onSend,
  onRemove,
  onReload,
  onBusy,
}: PictureFieldProps): ReactElement {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [step, setStep] = useState<Step>({ kind: "idle" });
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const isBusy = step.kind !== "idle";
  useEffect(() => () => abort.current?.abort(), []);

  async function run(work: () => Promise<string>): Promise<void> {
    setFailure(null);
    setNews("");
    onBusy?.(true);
    try {
      setNews(await work());
    } catch (error) {
      if (!abort.current?.signal.aborted) setFailure(toDisplayMessage(error, "Please try again."));
    } finally {
      abort.current = null;
      setStep({ kind: "idle" });
      onBusy?.(false);
      chooser.current?.focus();
    }
  }

  async function send(file: File): Promise<string> {
    setStep({ kind: "preparing" });
    const controller = new AbortController();
    abort.current = controller;
    const prepared = await preparePicture(file);
    if (!prepared.isOk) {
      setFailure(prepared.error);
      return "";
    }
    // Whoever closes the dialog meanwhile wants nothing sent.
    if (controller.signal.aborted) return "";
    setStep({ kind: "sending", part: 0 });
    await onSend(prepared.value, {
      tellProgress: (part) => setStep({ kind: "sending", part }),
      signal: controller.signal,
    });
    return "The picture is stored.";
  }

  async function remove(): Promise<string> {
    setStep({ kind: "removing" });
    await onRemove();
    return "The picture is taken away.";
  }

  return (
    <fieldset aria-describedby={`${id}-hint`} className="field">
      <legend className="label">
        {label} <span className="font-normal text-ink-soft italic">optional</span>
      </legend>
      {picture !== null && <ShownPicture picture={picture} alt={alt} onReload={onReload} />}
      <input
        ref={input}
        hidden
        type="file"
        aria-label={label}
        accept={CHOSEN_PICTURE_TYPES.join(",")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again after it was refused.
          currentTarget.value = "";
          if (file) void run(() => send(file));
        }}
      />
      <div className="actions max-md:*:w-full">
        <Button ref={chooser} icon="quill" isBusy={isBusy} onClick={() => input.current?.click()}>
          {nameStep(step) ?? (picture === null ? "Choose a picture" : "Replace it")}
        </Button>
        {step.kind === "sending" && <Button onClick={() => abort.current?.abort()}>Stop sending</Button>}
        {!isBusy && picture !== null && (
          <Button icon="delete" onClick={() => void run(remove)}>
            Remove it
          </Button>
        )}
      </div>
      {step.kind === "sending" && (
        <progress className="w-full accent-secondary" aria-label="Sent" max={1} value={step.part} />
      )}
      <p className="help" id={`${id}-hint`}>
        {hint}
      </p>
      <p className="sr-only" role="status">
        {news}
      </p>
      {failure !== null && (
        <p className="error" role="alert">
          <Icon name="warning" />
          {failure}
        </p>
      )}
    </fieldset>
  );
}

function nameStep(step: Step): string | null {
  switch (step.kind) {
    case "idle":
      return null;
    case "preparing":
      return "Looking at it ...";
    case "sending":
      return `Sending ${Math.round(step.part * 100)}% ...`;
    case "removing":
      return "Removing ...";
  }
}
