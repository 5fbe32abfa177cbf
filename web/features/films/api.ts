import { queryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { type FilmResponse, getFilm } from "#domain/contracts/films.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { useHeldTier } from "#web/lib/tier.ts";

function filmQuery(method: SigilMethod, tier: Tier) {
  return queryOptions({
    queryKey: ["film", method, tier],
    queryFn: (): Promise<FilmResponse> => callEndpoint(getFilm, { params: { method } }),
    networkMode: "always",
    // What is playing goes on while the server is asked again.
    placeholderData: (before: FilmResponse | undefined) => before,
  });
}

/** A film as far as it is open to who watches: the server decides, and is asked again when it says that another tier is held. */
export function useFilm(method: SigilMethod): UseQueryResult<FilmResponse> {
  return useQuery(filmQuery(method, useHeldTier()), queryClient);
}
