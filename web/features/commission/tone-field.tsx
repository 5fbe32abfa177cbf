import { type InputHTMLAttributes, type ReactElement, type Ref, useId } from "react";
import { EMOTIONAL_TONES, TONE_NAMES } from "#domain/commissions/intake.ts";
import { Icon } from "#web/ui/icon.tsx";

type ToneFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "value"> & {
  readonly ref?: Ref<HTMLInputElement>;
  readonly error?: string | undefined;
};

/** How the drawing is to feel: one of six. */
export function ToneField({ error, ...input }: ToneFieldProps): ReactElement {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="label mb-1.5">Emotional tone</legend>
      <div className="grid grid-cols-6 gap-px rounded-field border border-edge bg-edge max-lg:grid-cols-3 max-xs:grid-cols-2">
        {EMOTIONAL_TONES.map((tone) => (
          <label
            key={tone}
            className="choice check min-h-13 justify-center gap-2 bg-paper px-2 has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-secondary"
          >
            <input
              {...input}
              type="radio"
              className="radio"
              value={tone}
              aria-invalid={Boolean(error)}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            {TONE_NAMES[tone]}
          </label>
        ))}
      </div>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
