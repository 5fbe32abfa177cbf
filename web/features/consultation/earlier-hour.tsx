import { useMutation, useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { askForEarlierHour, withdrawHourRequest } from "#domain/contracts/own-booking.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { myConsultationsQuery } from "#web/parts/consultations/my-consultations.ts";
import { Button } from "#web/ui/button.tsx";

/** Asks to be mailed when an hour becomes free, or takes that back. Only for whoever may book in this browser. */
export function EarlierHour({ zone }: { readonly zone: string }): ReactElement | null {
  const mine = useQuery(myConsultationsQuery, queryClient);
  const change = useMutation(
    {
      mutationFn: (isWanted: boolean) =>
        isWanted
          ? callEndpoint(askForEarlierHour, { body: { timezone: zone } })
          : callEndpoint(withdrawHourRequest, {}),
      networkMode: "always",
      onSettled: () => mine.refetch(),
    },
    queryClient,
  );
  if (mine.data?.access !== "open") return null;
  const { hasHourRequest } = mine.data;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-ui text-ink-soft" role="status">
        {hasHourRequest
          ? "We mail you when an earlier hour becomes free, and keep it for you for two hours."
          : "Would you rather come sooner? We can mail you when an earlier hour becomes free."}
      </p>
      <Button
        icon={hasHourRequest ? "close" : "mail"}
        isBusy={change.isPending}
        onClick={() => change.mutate(!hasHourRequest)}
      >
        {hasHourRequest ? "Take the request back" : "Mail me about an earlier hour"}
      </Button>
      {change.error && (
        <p className="error" role="alert">
          {toDisplayMessage(change.error, "That could not be saved. Please try again.")}
        </p>
      )}
    </div>
  );
}
