import { useAtom } from "jotai";
import { INTENTION_REQUIRED_MESSAGE, isBlankIntention } from "#domain/sigils/intention.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { toDisplayMessage } from "#web/lib/displayable-error.ts";
import { openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { INTENTION_BOX_ID, toDrawableIntention } from "#web/lib/intention.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { lockPaidMethods } from "#web/lib/tier.ts";
import { useTask } from "#web/lib/use-task.ts";
import { type IssuedSigil, issuedSigilAtom, type SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";
import { dismissToast, showToast } from "#web/ui/toast/show-toast.ts";

/** The code of the call, which arrives with the first keys. */
export const sigilRequest = onDemand(() => import("#web/parts/issued-sigil/request-sigil.ts"));

/** The last issued sigil (null before the first), whether one is being drawn, and the order for one. */
export interface Generation {
  readonly issued: IssuedSigil | null;
  readonly isUnderWay: boolean;
  /** Refuses empty and over-long words in the box itself; a second order while one is under way does nothing. */
  generate(draft: string, choice: Omit<SigilOrder, "intention">): void;
  /** Shows a sigil that was drawn before. */
  take(sigil: IssuedSigil): void;
}

/** Has sigils drawn by the server and tells how it went: the visitor, and by `onIssued` the page. */
export function useGenerate({
  receive,
  keep,
  onIssued,
}: {
  /** Whether a sigil can be shown; if not, it is taken later. */
  readonly receive: (sigil: IssuedSigil) => boolean;
  /** Keeps a new sigil on this device; does not reject. */
  readonly keep: (sigil: IssuedSigil) => Promise<void>;
  readonly onIssued: (method: SigilMethod) => void;
}): Generation {
  const [issued, setIssued] = useAtom(issuedSigilAtom);
  const { isUnderWay, run } = useTask({
    work: async (order: SigilOrder) => {
      const { requestSigil } = await sigilRequest.fetch();
      const sigil = await requestSigil(order);
      await keep(sigil);
      return sigil;
    },
    onDone: (sigil) => {
      if (receive(sigil)) take(sigil);
    },
    onFailed: (error) => {
      showToast({
        title: "Generation Failed",
        description: toDisplayMessage(error, "Failed to generate sigil. Please try again."),
        variant: "destructive",
      });
      // What the page showed as open the server may know to be locked.
      if (isTierRequired(error)) {
        lockPaidMethods();
        openUpgradeDialog("advanced");
      }
    },
  });

  function take(sigil: IssuedSigil): void {
    setIssued(sigil);
    onIssued(sigil.method);
    // There is nothing to cheer about where somebody may hurt themselves.
    if (sigil.care?.kind === "self_harm") return;
    showToast({
      title: "Sigil Generated!",
      description: "Your mystical sigil has been created successfully.",
      icon: "check",
    });
  }

  return {
    issued,
    isUnderWay,
    take,
    generate(draft, choice) {
      const intention = toDrawableIntention(draft);
      if (intention === null) {
        refuse(draft);
        return;
      }
      // What went wrong before is not what happens now.
      dismissToast();
      run({ ...choice, intention });
    },
  };
}

function isTierRequired(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "tier_required";
}

function refuse(draft: string): void {
  if (isBlankIntention(draft)) {
    showToast({ title: "Intention Required", description: INTENTION_REQUIRED_MESSAGE });
  }
  document.getElementById(INTENTION_BOX_ID)?.focus();
}
