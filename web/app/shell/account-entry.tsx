import { useAtomValue } from "jotai";
import { type ReactElement, useEffect } from "react";
import { TIER_NAMES } from "#domain/orders/tier.ts";
import { accountAtom, askToSignIn } from "#web/lib/account.ts";
import { findLocalText, isStorageRefused, STORAGE_KEYS } from "#web/lib/storage.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";

/** The way into the account: a link with the tier for whoever is signed in, to the desk for the master, a button for everybody else. */
export function AccountEntry({
  className,
  onUse,
}: {
  readonly className?: string;
  readonly onUse?: () => void;
}): ReactElement {
  const account = useAtomValue(accountAtom);
  if (!account) {
    return (
      <Button
        variant="ghost"
        className={className}
        onClick={() => {
          onUse?.();
          void askToSignIn("sign_in");
        }}
      >
        Sign in
      </Button>
    );
  }
  if (account.role === "master") {
    return (
      <ButtonLink variant="ghost" to="/master-dashboard" className={className} onClick={onUse}>
        Desk
      </ButtonLink>
    );
  }
  return (
    <ButtonLink variant="ghost" to="/account" className={className} onClick={onUse}>
      Account <small className="text-note text-ink-soft">{TIER_NAMES[account.tier]}</small>
    </ButtonLink>
  );
}

/** The way to the sigils: to the account's for whoever is signed in, to this device's for everybody else. */
export function CollectionEntry({ onUse }: { readonly onUse: () => void }): ReactElement {
  const account = useAtomValue(accountAtom);
  return (
    <ButtonLink variant="ghost" to={account ? "/account" : "/"} hash="collection" onClick={onUse}>
      Your collection
    </ButtonLink>
  );
}

/** Finds out who is signed in where an address is known or can't be remembered, and follows what other tabs do. */
export function useAccount(): void {
  useEffect(() => {
    const settle = (): void => {
      import("#web/lib/settle-account.ts").then(({ settleAccount }) => settleAccount()).catch(() => null);
    };
    const follow = ({ key }: StorageEvent): void => {
      if (key === STORAGE_KEYS.userEmail || key === null) settle();
    };
    if (findLocalText(STORAGE_KEYS.userEmail) !== null || isStorageRefused()) settle();
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
}
