import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { Ornament } from "#web/ui/ornament.tsx";
import { THIS_PLACE } from "./site-links.ts";

/** Mark and name, leading home. */
export function Wordmark({ onClick }: { readonly onClick?: () => void }): ReactElement {
  return (
    <Link className="mark" to="/" activeOptions={THIS_PLACE} aria-label={`${PRODUCT_NAME}, home`} onClick={onClick}>
      <Ornament name="mark" />
      {PRODUCT_NAME}
    </Link>
  );
}
