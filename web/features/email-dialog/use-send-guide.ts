import { useMutation } from "@tanstack/react-query";
import { type CollectEmailRequest, collectEmail } from "#domain/contracts/email.ts";
import { ApiError, callEndpoint } from "#web/lib/api-client.ts";
import { callAsPerson } from "#web/lib/call-as-person.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { lockPaidMethods } from "#web/lib/tier.ts";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";

/** The sending of a guide: whether it is under way, what went wrong the last time, and how to begin. */
export interface GuideSending {
  readonly isSending: boolean;
  /** Null while nothing went wrong. */
  readonly failure: string | null;
  send(request: CollectEmailRequest): void;
}

const NOT_SENT = {
  title: "Failed to Send",
  description: "There was an error sending your email. Please try again.",
} as const;

/** Sends guides and tells how it went. */
export function useSendGuide({
  onSent,
  onFailed,
}: {
  readonly onSent: () => void;
  readonly onFailed: () => void;
}): GuideSending {
  const mutation = useMutation(
    {
      mutationFn: (request: CollectEmailRequest) =>
        callAsPerson((proof) => callEndpoint(collectEmail, { body: request, ...proof })),
      // Without a network the call has to fail in words at once, not to wait in silence for the network's return.
      networkMode: "always",
      onSuccess: ({ success }) => {
        if (!success) {
          showToast({ ...NOT_SENT, variant: "destructive" });
          onFailed();
          return;
        }
        onSent();
        showToast({
          title: "Email Sent!",
          description: "Your magical guide will be sent to your email shortly.",
          icon: "mail",
        });
      },
      onError: (error) => {
        if (error instanceof ApiError && error.code === "tier_required") {
          lockPaidMethods();
          openUpgradeDialog("advanced");
          return;
        }
        showToast({ title: "Error", description: toMessage(error), variant: "destructive" });
        onFailed();
      },
    },
    queryClient,
  );
  return {
    isSending: mutation.isPending,
    failure: toFailure(mutation),
    send(request) {
      dismissToast();
      mutation.mutate(request);
    },
  };
}

function toFailure({
  error,
  data,
}: {
  readonly error: Error | null;
  readonly data: { success: boolean } | undefined;
}): string | null {
  if (error) return toMessage(error);
  return data?.success === false ? NOT_SENT.description : null;
}

function toMessage(error: Error): string {
  return toDisplayMessage(error, "Failed to send email. Please try again.");
}
