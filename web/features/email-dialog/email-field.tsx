import type { ReactElement } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextField } from "#web/ui/field/text-field.tsx";

/** The field that takes the address. */
export function EmailField({
  error,
  disabled = false,
  registration,
}: {
  readonly error: string | undefined;
  readonly disabled?: boolean;
  readonly registration: UseFormRegisterReturn;
}): ReactElement {
  return (
    <TextField
      label="Email address"
      type="email"
      required
      autoComplete="email"
      placeholder="name@example.org"
      error={error}
      readOnly={disabled}
      {...registration}
    />
  );
}
