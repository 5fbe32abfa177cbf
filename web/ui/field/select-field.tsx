import type { ReactElement, ReactNode, Ref, SelectHTMLAttributes } from "react";
import { Icon } from "../icon.tsx";
import { Field, type FieldWords } from "./field.tsx";

type SelectFieldProps = FieldWords &
  SelectHTMLAttributes<HTMLSelectElement> & {
    readonly ref?: Ref<HTMLSelectElement> | undefined;
    /** The `<option>` elements. */
    readonly children: ReactNode;
  };

/** A list to choose one from, with its label; the browser's own list, which phones and screen readers know best. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  count,
  children,
  ...select
}: SelectFieldProps): ReactElement {
  return (
    <Field {...{ label, hint, error, isOptional, count }}>
      {(control) => (
        <span className="select-box">
          <select {...select} {...control} className="input">
            {children}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
