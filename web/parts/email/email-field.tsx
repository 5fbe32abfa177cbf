import { type ReactElement, useState } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#web/ui/field/text-field.tsx";
import { AddressSuggestion } from "./address-suggestion.tsx";

/** The field that takes an e-mail address, and asks about one that is nearly at a well-known provider once it is left. */
export function EmailField({
  error,
  hint,
  disabled = false,
  registration,
  onTake,
}: {
  readonly error: string | undefined;
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly registration: UseFormRegisterReturn;
  /** Puts the address into the form that was meant instead. */
  readonly onTake: (address: string) => void;
}): ReactElement {
  const [left, setLeft] = useState("");
  return (
    <>
      <TextField
        label="Email address"
        type="email"
        required
        autoComplete="email"
        placeholder="name@example.org"
        hint={hint}
        error={error}
        readOnly={disabled}
        {...registration}
        onBlur={(event) => {
          setLeft(event.currentTarget.value);
          return registration.onBlur(event);
        }}
      />
      <AddressSuggestion
        address={left}
        onTake={(address) => {
          setLeft(address);
          onTake(address);
        }}
      />
    </>
  );
}
