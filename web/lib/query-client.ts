import { QueryClient } from "@tanstack/react-query";

/**
 * What the server said stays true until the application itself changes it: no retries, no refetching on its own. Hooks are handed this
 * client instead of finding it around them, so that the library comes with the first part that asks the server, not with the first load.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
    },
    mutations: { retry: false },
  },
});
