import type { ReactElement } from "react";

/** Side of the square box that sigils are drawn in. */
export const SIGIL_VIEW_BOX = "0 0 512 512";

/** Path data of a finished sigil, for a 512 by 512 box. */
export interface PicturePaths {
  /** Faint parts behind the figure, from back to front. */
  readonly ground: readonly { readonly path: string; readonly opacity: number }[];
  readonly seal: string;
  readonly figure: string;
}

/**
 * A finished sigil in the ink of its surroundings; without a label it is decoration of what names it. Where it is small, its styles show a plain ring
 * in the place of the seal.
 */
export function SigilPicture({
  paths,
  label,
}: {
  readonly paths: PicturePaths;
  readonly label: string | null;
}): ReactElement {
  return (
    <svg
      className="sigil"
      viewBox={SIGIL_VIEW_BOX}
      role={label === null ? undefined : "img"}
      aria-label={label ?? undefined}
      aria-hidden={label === null}
    >
      {paths.ground.map(({ path, opacity }) => (
        <path key={path} className="sigil-ground" d={path} opacity={opacity} />
      ))}
      <path className="sigil-seal" d={paths.seal} />
      <SmallRing />
      <path className="sigil-figure" d={paths.figure} />
    </svg>
  );
}

/** The ring of a small sigil, as `domain/sigils/small-sigil.ts` has it for all pictures. */
function SmallRing(): ReactElement {
  return (
    <g className="sigil-small-ring">
      <circle
        cx="256"
        cy="256"
        r="240"
        fill="none"
        stroke="currentColor"
        strokeWidth="6"
        strokeDasharray="1443.96 64"
        transform="rotate(-82.36 256 256)"
      />
      <circle cx="256" cy="16" r="14" />
    </g>
  );
}

/** The place of a sigil that is not drawn yet: its empty ring, in the same box. */
export function SigilPlaceholder(): ReactElement {
  return (
    <svg className="sigil sigil-placeholder" viewBox={SIGIL_VIEW_BOX} aria-hidden="true">
      <circle cx="256" cy="256" r="249" strokeWidth="2" />
      <circle cx="256" cy="256" r="208" strokeWidth="2" />
    </svg>
  );
}
