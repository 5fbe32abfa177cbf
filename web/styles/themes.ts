import plugin from "tailwindcss/plugin";
import { type Inks, NOCTURNE, PRINT, VELLUM } from "#domain/inks.ts";

/**
 * Our two themes as daisyUI selects them: by `data-theme`, else by what the browser prefers; paper always has the light one, on white.
 * Loaded by `index.css`. The variables named `--color-…` are daisyUI's.
 */
export default plugin(({ addBase }) => {
  const vellum = toVariables(VELLUM);
  const nocturne = { "color-scheme": "dark", ...toVariables(NOCTURNE) };
  const print = Object.entries(toVariables(PRINT)).filter(([name, ink]) => vellum[name] !== ink);
  addBase({ ':where(:root),[data-theme="vellum"]': { "color-scheme": "light", ...SHAPES, ...vellum } });
  addBase({ "@media screen and (prefers-color-scheme: dark)": { ":root:not([data-theme])": nocturne } });
  addBase({ "@media screen": { '[data-theme="nocturne"]': nocturne } });
  addBase({ "@media print": { ":root:root": Object.fromEntries(print) } });
});

const SHAPES = {
  "--radius-selector": "2px",
  "--radius-field": "2px",
  "--radius-box": "3px",
  "--size-selector": "0.25rem",
  "--size-field": "0.25rem",
  "--border": "1px",
  "--depth": "0",
  "--noise": "0",
};

/** The CSS variables of a theme. */
export function toVariables(inks: Inks): Record<string, string> {
  return {
    "--color-base-100": inks.ground,
    "--color-base-200": inks.groundDeep,
    "--color-base-300": inks.groundDeepest,
    "--color-base-content": inks.text,
    "--color-primary": inks.rubric,
    "--color-primary-content": inks.onRubric,
    "--color-secondary": inks.lapis,
    "--color-secondary-content": inks.onLapis,
    "--color-accent": inks.gold,
    "--color-accent-content": inks.onGold,
    "--color-neutral": inks.text,
    "--color-neutral-content": inks.ground,
    "--color-info": inks.lapis,
    "--color-info-content": inks.onLapis,
    "--color-success": inks.success,
    "--color-success-content": inks.onSuccess,
    "--color-warning": inks.warning,
    "--color-warning-content": inks.onWarning,
    "--color-error": inks.error,
    "--color-error-content": inks.onError,
    "--ink-soft": inks.textSoft,
    "--edge": inks.edge,
    "--rule": inks.rule,
    "--frame": inks.frame,
    "--paper": inks.paper,
    "--sigil-ink": inks.sigil,
    "--scrim": inks.scrim,
    "--star": inks.star,
    ...prefix("planet", inks.planets),
    ...prefix("candle", inks.candles),
    ...prefix("wax", inks.wax),
  };
}

function prefix(name: string, inks: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inks).map(([key, ink]) => [`--${name}-${key}`, ink]));
}
