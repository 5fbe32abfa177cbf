import { useAtom, useSetAtom } from "jotai";
import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import { type ThemeChoice, themeChoiceAtom, useTheme } from "./theme.ts";

/** The header's switch: turns to the other theme and remembers it. */
export function ThemeSwitch(): ReactElement {
  const theme = useTheme();
  const choose = useSetAtom(themeChoiceAtom);
  const isLight = theme === "vellum";
  return (
    <Button
      className="@max-[18rem]/head:hidden"
      variant="ghost"
      icon={isLight ? "night" : "sun"}
      aria-label={isLight ? "Switch to the dark theme" : "Switch to the light theme"}
      onClick={() => choose(isLight ? "nocturne" : "vellum")}
    />
  );
}

const CHOICES: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: "vellum", label: "Vellum" },
  { value: "nocturne", label: "Nocturne" },
  { value: "system", label: "As the system" },
];

/** All three choices of theme, at the foot of the phone menu. */
export function ThemeRadios(): ReactElement {
  const [chosen, choose] = useAtom(themeChoiceAtom);
  return (
    <fieldset className="flex flex-wrap gap-x-5 border-t border-frame px-5 pt-2.5 pb-3.5 max-xs:pl-4">
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
