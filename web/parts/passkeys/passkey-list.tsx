import { type ReactElement, useState } from "react";
import type { PasskeysResponse } from "#domain/contracts/passkeys.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { knowsPasskeys } from "./passkey-ceremonies.ts";

type Passkey = PasskeysResponse["passkeys"][number];

const DAY = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

/** Passkeys with what is known of each, a way to remove one, and a button that adds another: nothing is ever made by itself. */
export function PasskeyList({
  passkeys,
  empty,
  isAdding,
  isRemoving,
  keepsLast = false,
  onAdd,
  onRemove,
}: {
  readonly passkeys: readonly Passkey[];
  /** What is said where there is none. */
  readonly empty: string;
  readonly isAdding: boolean;
  readonly isRemoving: boolean;
  /** Whether the last one can't be removed. */
  readonly keepsLast?: boolean;
  readonly onAdd: () => void;
  readonly onRemove: (passkey: Passkey) => void;
}): ReactElement {
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const canLeave = passkeys.length > (keepsLast ? 1 : 0);
  return (
    <>
      {passkeys.length === 0 ? (
        <p className="note mt-3">{empty}</p>
      ) : (
        <ul className="mt-3">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3">
              <p className="mr-auto">
                <b>{passkey.name}</b>
                <br />
                <span className="note num">{describeUse(passkey)}</span>
              </p>
              {canLeave && (
                <Button
                  variant="ghost"
                  aria-label={`Remove the passkey of ${passkey.name}`}
                  onClick={() => setLeaving(passkey)}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {knowsPasskeys() ? (
        <Button className="mt-5" isBusy={isAdding} onClick={onAdd}>
          {isAdding ? "Waiting for the device..." : "Add a passkey"}
        </Button>
      ) : (
        <p className="note mt-5">This browser doesn’t know passkeys.</p>
      )}
      {leaving && (
        <Dialog title="Remove this passkey?" isHeld={isRemoving} onClose={() => setLeaving(null)}>
          <p className="modal-lead">
            It was made with {leaving.name} on {DAY.format(new Date(leaving.createdAt))}, and opens nothing any more
            once it is removed.
          </p>
          <div className="actions modal-actions">
            <Button onClick={() => setLeaving(null)}>Keep it</Button>
            <Button
              variant="primary"
              onClick={() => {
                setLeaving(null);
                onRemove(leaving);
              }}
            >
              Remove the passkey
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

function describeUse({ createdAt, lastUsedAt, isBackedUp }: Passkey): string {
  const used = lastUsedAt === null ? "never used" : `last used ${MOMENT.format(new Date(lastUsedAt))}`;
  return `Made ${DAY.format(new Date(createdAt))}, ${used}${isBackedUp ? ", kept by your devices together" : ""}`;
}
