import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import "#web/styles/all-utilities.css";

type CheckFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type"> & {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly label: ReactNode;
};

/** A box to tick, with its words. */
export function CheckField({ label, ...input }: CheckFieldProps): ReactElement {
  return (
    <label className="check">
      <input {...input} type="checkbox" className="checkbox" />
      <span>{label}</span>
    </label>
  );
}
