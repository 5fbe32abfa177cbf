import type { ReactElement } from "react";
import { Field } from "#web/ui/field/field.tsx";
import { findTooLong } from "./check-text.ts";

/** A sentence in the visitor's own hand, on ruled paper. */
export function WrittenField({
  label,
  value,
  max,
  placeholder,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  /** The most characters that are taken. */
  readonly max: number;
  readonly placeholder?: string;
  readonly onChange: (text: string) => void;
}): ReactElement {
  return (
    <Field label={label} error={findTooLong(value, max) ?? undefined}>
      {(control) => (
        <textarea
          {...control}
          className="lined"
          dir="auto"
          rows={2}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
