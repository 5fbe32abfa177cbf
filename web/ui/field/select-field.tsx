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
        <span className="relative block">
          <select {...select} {...control} className="input cursor-pointer pr-11 text-ellipsis">
            {children}
          </select>
          <Icon name="down" className="pointer-events-none absolute top-[calc(50%-0.625em)] right-[0.8rem]" />
        </span>
      )}
    </Field>
  );
}
