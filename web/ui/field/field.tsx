import { type ReactElement, type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";
import "#web/styles/all-utilities.css";

/** What the words around a control tell it; spread it into the control. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean;
}

/** The words around a control, which every field takes. */
export interface FieldWords {
  readonly label: ReactNode;
  /** What helps to fill it in. */
  readonly hint?: ReactNode;
  /** What is wrong with it and what to do; nothing where nothing is. */
  readonly error?: string | undefined;
  readonly isOptional?: boolean | undefined;
  /** How much is written of how much, such as `12 / 500`. */
  readonly count?: string | undefined;
}

/** A label over a control, a hint and an error under it, tied together for a screen reader. */
export function Field({
  label,
  hint,
  error,
  isOptional = false,
  count,
  children,
}: FieldWords & { readonly children: (control: FieldControl) => ReactNode }): ReactElement {
  const id = useId();
  const describers = [error && `${id}-error`, hint && `${id}-hint`, count && `${id}-count`].filter(Boolean);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
        {isOptional && " "}
        {isOptional && <span className="font-normal text-ink-soft italic">optional</span>}
      </label>
      {children({ id, "aria-describedby": describers.join(" ") || undefined, "aria-invalid": Boolean(error) })}
      {(hint || count) && (
        <p className="help">
          <span id={`${id}-hint`}>{hint}</span>
          {count && (
            <span className="num whitespace-nowrap" id={`${id}-count`}>
              {count}
            </span>
          )}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
