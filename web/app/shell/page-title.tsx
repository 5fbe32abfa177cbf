import { useMatches } from "@tanstack/react-router";
import { type ReactElement, useEffect, useState } from "react";
import { PRODUCT_NAME } from "#domain/product.ts";

const NOT_FOUND_TITLE = "404 Page Not Found";

/** Names the window after the page, and says the name to a screen reader when the page changes. */
export function PageTitle(): ReactElement {
  const title = usePageTitle();
  const [first] = useState(title);
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
      if (matches.some((match) => match.status === "notFound")) return NOT_FOUND_TITLE;
      return matches.findLast((match) => match.staticData.title)?.staticData.title ?? NOT_FOUND_TITLE;
    },
  });
}
