import { queryOptions } from "@tanstack/react-query";
import { type Commission, getCommission, listMyCommissions } from "#domain/contracts/commissions.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** What the visitor can commission, and has commissioned; it goes with whoever signs out. */
export const myCommissionsQuery = queryOptions({
  queryKey: ["account", "commissions"],
  queryFn: ({ signal }) => callEndpoint(listMyCommissions, { signal }),
  staleTime: 0,
  networkMode: "always",
});

/** A commission as it is now, whatever the mail said that the link is from. */
export function commissionQuery(token: string) {
  return queryOptions({
    queryKey: ["commission", token],
    queryFn: ({ signal }) => callEndpoint(getCommission, { params: { token }, signal }),
    staleTime: 0,
    networkMode: "always",
  });
}

/** Shows a commission as a call has returned it, wherever it is shown. */
export async function noteCommission(token: string, commission: Commission): Promise<void> {
  queryClient.setQueryData(commissionQuery(token).queryKey, commission);
  await queryClient.invalidateQueries({ queryKey: myCommissionsQuery.queryKey });
}
