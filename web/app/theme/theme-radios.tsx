import { useAtom } from "jotai";
import type { ReactElement } from "react";
import { type ThemeChoice, themeChoiceAtom } from "./theme-choice.ts";

const CHOICES: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: "vellum", label: "Vellum" },
  { value: "nocturne", label: "Nocturne" },
  { value: "system", label: "As the system" },
];

/** All three choices of theme, at the foot of the phone menu. */
export function ThemeRadios(): ReactElement {
  const [chosen, choose] = useAtom(themeChoiceAtom);
  return (
    <fieldset className="theme-radios">
      <legend className="vh">Theme</legend>
      {CHOICES.map(({ value, label }) => (
        <label key={value} className="check">
          <input
            type="radio"
            className="radio"
            name="theme"
            value={value}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
