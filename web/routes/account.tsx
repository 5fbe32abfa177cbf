import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AccountPage } from "#web/features/account/account-page.tsx";
import type { AccountSection } from "#web/features/account/account-section.tsx";
import { HeldData } from "#web/features/account/held-data.tsx";
import { OrderList } from "#web/features/account/order-list.tsx";
import { SessionList } from "#web/features/account/session-list.tsx";
import { AccountCollection } from "#web/features/collection/account-collection.tsx";
import { DeviceCollection } from "#web/features/collection/device-collection.tsx";
import { CommissionList } from "#web/features/commission/commission-list.tsx";
import { BookingList } from "#web/features/consultation/own/booking-list.tsx";
import { TicketList } from "#web/features/contact/ticket-list.tsx";
import { PasskeySection } from "#web/features/passkeys/passkey-section.tsx";

export const Route = createFileRoute("/account")({ component: AccountRoute, staticData: { title: "Account" } });

const SECTIONS: readonly AccountSection[] = [
  { id: "collection", title: "Your collection", short: "Collection", content: <AccountCollection /> },
  { id: "orders", title: "Orders and receipts", short: "Orders", content: <OrderList /> },
  { id: "bookings", title: "Bookings", content: <BookingList /> },
  { id: "commissions", title: "Commissions", content: <CommissionList /> },
  { id: "requests", title: "Support requests", short: "Requests", content: <TicketList /> },
  { id: "passkeys", title: "Passkeys", content: <PasskeySection /> },
  { id: "browsers", title: "Signed-in browsers", short: "Browsers", content: <SessionList /> },
  {
    id: "data",
    title: "What we hold about you",
    short: "What we hold",
    lead: "All of it, on one page. What you wrote is stored encrypted, and opened only for what you ask of us.",
    content: <HeldData />,
  },
];

function AccountRoute(): ReactElement {
  return <AccountPage sections={SECTIONS} onThisDevice={<DeviceCollection />} />;
}
