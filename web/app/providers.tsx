import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";

/** What every component may rely on. Jotai's default store needs no provider, so that toasts can be shown from anywhere. */
export function Providers({
  queryClient,
  children,
}: {
  readonly queryClient: QueryClient;
  readonly children: ReactNode;
}): ReactElement {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
