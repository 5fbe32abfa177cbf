import { useMatches } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";
import { NOT_FOUND_TITLE } from "../pages/not-found-page.tsx";

/** Names the window after the page, and says the name to a screen reader when the page changes. */
export function PageTitle(): ReactElement {
  const title = usePageTitle();
  const [first, setFirst] = useState<string | null>(title);
  // Coming back to the first page is a change of page like any other.
  if (first !== null && title !== first) setFirst(null);
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);
  // The first page is announced by the browser itself.
  return (
    <p className="vh" role="status">
      {title === first ? "" : title}
    </p>
  );
}

function usePageTitle(): string {
  return useMatches({
    select: (matches) => {
      const isMissing = matches.some((match) => match.status === "notFound");
      return (isMissing ? null : matches.at(-1)?.staticData.title) ?? NOT_FOUND_TITLE;
    },
  });
}
