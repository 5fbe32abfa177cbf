import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AccountPage } from "#web/features/account/account-page.tsx";
import { PasskeySection } from "#web/features/passkeys/passkey-section.tsx";

export const Route = createFileRoute("/account")({ component: AccountRoute, staticData: { title: "Account" } });

function AccountRoute(): ReactElement {
  return <AccountPage passkeys={<PasskeySection />} />;
}
