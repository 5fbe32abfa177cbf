import type { InputHTMLAttributes, ReactElement, Ref, TextareaHTMLAttributes } from "react";
import { Field, type FieldWords } from "./field.tsx";

type TextFieldProps = FieldWords &
  InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> | undefined };

/** One line of text with its label: `<TextField label="Email address" type="email" error={…} {...register("email")} />`. */
export function TextField({ label, hint, error, isOptional, count, ...input }: TextFieldProps): ReactElement {
  return (
    <Field {...{ label, hint, error, isOptional, count }}>
      {(control) => <input {...input} {...control} className="input" />}
    </Field>
  );
}

type TextAreaFieldProps = FieldWords &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { readonly ref?: Ref<HTMLTextAreaElement> | undefined };

/** Several lines of text with their label. */
export function TextAreaField({ label, hint, error, isOptional, count, ...area }: TextAreaFieldProps): ReactElement {
  return (
    <Field {...{ label, hint, error, isOptional, count }}>
      {(control) => <textarea {...area} {...control} className="input" />}
    </Field>
  );
}
