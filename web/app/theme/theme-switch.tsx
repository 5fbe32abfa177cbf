import { useSetAtom } from "jotai";
import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import { themeChoiceAtom } from "./theme-choice.ts";
import { useTheme } from "./use-theme.ts";

/** The header's switch: turns to the other theme and remembers it. */
export function ThemeSwitch(): ReactElement {
  const theme = useTheme();
  const choose = useSetAtom(themeChoiceAtom);
  const isLight = theme === "vellum";
  return (
    <Button
      className="theme-switch"
      variant="ghost"
      icon={isLight ? "night" : "sun"}
      aria-label={isLight ? "Switch to the dark theme" : "Switch to the light theme"}
      onClick={() => choose(isLight ? "nocturne" : "vellum")}
    />
  );
}
