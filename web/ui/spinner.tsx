import type { ReactElement } from "react";

/** A turning ring of the size of the text; say beside it, in words, what is being waited for. */
export function Spinner(): ReactElement {
  return (
    <svg
      className="size-[1.1em] flex-none animate-spin fill-none stroke-current stroke-[1.6] [animation-duration:1.4s]"
      viewBox="0 0 20 20"
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="7" opacity=".3" />
      <path d="M10 3a7 7 0 0 1 7 7" />
    </svg>
  );
}
