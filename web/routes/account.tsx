import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "#web/features/account/account-page.tsx";

export const Route = createFileRoute("/account")({ component: AccountPage, staticData: { title: "Account" } });
