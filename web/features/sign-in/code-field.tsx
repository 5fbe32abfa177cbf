import { Fragment, type ReactElement, useState } from "react";
import { CODE_LENGTH } from "#domain/accounts/sign-in-code.ts";
import { Field } from "#web/ui/field/field.tsx";

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place);

/** One field for the whole code, shown as a box for each character: typed, pasted or filled in by the browser, with or without its dash. */
export function CodeField({
  value,
  isReadOnly,
  error,
  onChange,
}: {
  readonly value: string;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}): ReactElement {
  const [isFocused, setFocused] = useState(false);
  const next = isFocused && !isReadOnly ? value.length : null;
  return (
    <Field label="The 8 characters from the mail" error={error}>
      {(control) => (
        <div className="relative grid grid-cols-[repeat(4,minmax(0,1fr))_0.5rem_repeat(4,minmax(0,1fr))] items-center gap-1">
          {PLACES.map((place) => (
            <Fragment key={place}>
              {place === CODE_LENGTH / 2 && <i className="border-t border-edge" aria-hidden="true" />}
              <span
                aria-hidden="true"
                data-next={place === next || undefined}
                className={`num grid h-14 place-items-center border bg-paper text-[1.5rem]/none font-medium data-next:border-b-3 data-next:border-b-secondary ${error === undefined ? "border-edge" : "border-error text-error"}`}
              >
                {value[place]}
              </span>
            </Fragment>
          ))}
          <input
            {...control}
            ref={takeFocus}
            // Over the boxes, which show what it holds.
            className="absolute inset-0 size-full border-0 bg-transparent p-0 text-[1.5rem] text-transparent caret-transparent outline-offset-4 selection:bg-transparent selection:text-transparent"
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            readOnly={isReadOnly}
            onFocus={() => setFocused(true)}
            onBlur={() => setFocused(false)}
            onChange={({ currentTarget }) => onChange(toCharacters(currentTarget.value))}
          />
        </div>
      )}
    </Field>
  );
}

/** What was typed or pasted, without what only makes it easier to read. */
function toCharacters(text: string): string {
  return text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .slice(0, CODE_LENGTH);
}

/** The button that had the focus went with the step before this one. */
function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
