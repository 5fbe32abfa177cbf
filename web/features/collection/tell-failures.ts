import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** Says that a sigil could not be deleted from the account, and so is nowhere deleted. */
export function tellStillThere(error: unknown): void {
  showToast({
    title: "Not deleted",
    description: toDisplayMessage(error, "The sigil could not be deleted from your account. Please try again."),
    variant: "destructive",
  });
}

/** Says that a sigil which was taken back is on this device alone. */
export function tellNotInAccount(error: unknown): void {
  showToast({
    title: "Not in your account yet",
    description: toDisplayMessage(error, "It is back on this device. Your account offers to take it in."),
    variant: "destructive",
  });
}
