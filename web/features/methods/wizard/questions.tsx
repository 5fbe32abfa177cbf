import { type ReactElement, type ReactNode, useId } from "react";
import { Field } from "#web/ui/field/field.tsx";
import { findTooLong } from "./answers.ts";

/** A numbered question of a step, with a sentence under it. */
export function WizardPart({
  numeral,
  title,
  say,
  children,
}: {
  readonly numeral: string;
  readonly title: string;
  readonly say?: ReactNode;
  readonly children: ReactNode;
}): ReactElement {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would not take its heading into the outline of the page.
    <div
      className="mt-7 pt-5 border-t border-t-rule first:mt-0 first:pt-0 first:border-0"
      role="group"
      aria-labelledby={id}
      aria-describedby={say ? `${id}-say` : undefined}
    >
      <h4 className={`flex items-baseline gap-[0.5em] ${say ? "" : "mb-2.5"}`}>
        <i className="min-w-[1.3em] text-[1.25rem]/none text-primary" aria-hidden="true">
          {numeral}.
        </i>
        <span id={id}>{title}</span>
      </h4>
      {say && (
        <p className="mt-0.5 mb-3.5 mx-0 text-ink-soft text-ui/[1.45] text-pretty" id={`${id}-say`}>
          {say}
        </p>
      )}
      {children}
    </div>
  );
}

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

/** A line of a summary, its two sides joined by dots; nothing where there is no fact. */
export function FactLine({ name, fact }: { readonly name: string; readonly fact: string }): ReactElement | null {
  if (fact.trim() === "") return null;
  return (
    <div className="fact flex gap-[0.5em] before:order-1 before:min-w-[1.5em] before:flex-1 before:-translate-y-[0.28em] before:border-b-[1.5px] before:border-dotted before:border-edge items-baseline py-1.75 px-0 text-ui/[1.35]">
      <dt className="flex-none text-ink-soft">{name}</dt>
      <dd className="order-2 max-w-[65%] text-right wrap-anywhere" dir="auto">
        {fact}
      </dd>
    </div>
  );
}
