import type { ReactElement } from "react";

const PATHS = {
  captions: "M2.5 4.5h15v11h-15zM8.6 8.6a2 2 0 1 0 0 2.8M14.6 8.6a2 2 0 1 0 0 2.8",
  full: "M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4",
  window: "M7.5 3.5v4h-4M16.5 7.5h-4v-4M12.5 16.5v-4h4M3.5 12.5h4v4",
} as const;

/** An icon that only the player has: outside of it nothing would use them, and the others are in the first load. */
export function PlayerIcon({ name }: { readonly name: keyof typeof PATHS }): ReactElement {
  return (
    <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
