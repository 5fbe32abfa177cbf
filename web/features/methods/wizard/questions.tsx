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
      className="wzp mt-7 pt-5 border-t border-t-rule first:mt-0 first:pt-0 first:border-0"
      role="group"
      aria-labelledby={id}
      aria-describedby={say ? `${id}-say` : undefined}
    >
      <h4>
        <i aria-hidden="true">{numeral}.</i>
        <span id={id}>{title}</span>
      </h4>
      {say && (
        <p className="wzp-say mt-0.5 mb-3.5 mx-0 text-ink-soft text-ui/[1.45] text-pretty" id={`${id}-say`}>
          {say}
        </p>
      )}
      {children}
    </div>
  );
}

/** One cell of a type case: a box on its point for one of these, a square box for any of these. */
export function ChoiceTile({
  kind,
  group,
  title,
  meaning,
  picture,
  isChosen,
  isSmall = false,
  badge,
  onChoose,
}: {
  readonly kind: "one" | "any";
  /** Name that the boxes of one choice share. */
  readonly group: string;
  readonly title: string;
  readonly meaning?: string;
  readonly picture: ReactNode;
  readonly isChosen: boolean;
  readonly isSmall?: boolean;
  /** What speaks for this choice, in a word. */
  readonly badge?: string | undefined;
  readonly onChoose: () => void;
}): ReactElement {
  return (
    <label className={isSmall ? "tile tile-small" : "tile"}>
      <input
        type={kind === "one" ? "radio" : "checkbox"}
        className={kind === "one" ? "radio" : "checkbox"}
        name={group}
        checked={isChosen}
        onChange={onChoose}
      />
      {picture}
      <b>{title}</b>
      {meaning !== undefined && <em>{meaning}</em>}
      {badge !== undefined && (
        <span className="mt-1.5 pt-0 pb-[0.05rem] px-[0.5rem] border border-current rounded-selector text-secondary leading-[1.35]">
          {badge}
        </span>
      )}
    </label>
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
    <div className="fact flex gap-[0.5em] items-baseline py-1.75 px-0 text-ui/[1.35]">
      <dt className="flex-none text-ink-soft">{name}</dt>
      <dd className="order-2 max-w-[65%] text-right wrap-anywhere" dir="auto">
        {fact}
      </dd>
    </div>
  );
}
