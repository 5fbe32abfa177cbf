import type { ReactElement } from "react";
import { Button } from "#web/ui/button.tsx";
import { SigilPlaceholder } from "#web/ui/sigil/sigil-picture.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** The place of the result before there is one. */
export function ResultPlaceholder({ isUnderWay }: { readonly isUnderWay: boolean }): ReactElement {
  return (
    <div
      className="flex [&>.sigil]:w-28 [&>.sigil]:flex-none gap-7 items-center p-7 border border-rule rounded-box max-sm:flex-col max-sm:gap-3.5 max-sm:p-5 max-sm:text-center"
      aria-busy={isUnderWay}
    >
      <SigilPlaceholder />
      {isUnderWay ? (
        <p className="progress-note">
          <Spinner />
          Your sigil is being drawn
        </p>
      ) : (
        <p className="max-w-[28rem] soft">
          Nothing is written yet. Once you generate it, your sigil lies here on paper, with each step that led to it.
        </p>
      )}
    </div>
  );
}

/** The place of the result where its code can't be fetched. */
export function ResultOutOfReach({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  return (
    <div
      className="flex [&>.sigil]:w-28 [&>.sigil]:flex-none gap-7 items-center p-7 border border-rule rounded-box max-sm:flex-col max-sm:gap-3.5 max-sm:p-5 max-sm:text-center"
      role="alert"
    >
      <SigilPlaceholder />
      <p>Your sigil is drawn, but this part of the page could not be fetched. Check your connection, then try again.</p>
      <Button icon="replay" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
