import { waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AccessState } from "#domain/consultations/access.ts";
import { serve } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { findLocalText, keepLocalText, STORAGE_KEYS } from "#web/lib/storage.ts";

function serveAccess(access: AccessState): void {
  const mine = { access, order: null, canBook: access === "open", bookings: [], hold: null, hasHourRequest: false };
  serve(async (address) =>
    String(address).includes("/api/consultations/mine")
      ? new Response(JSON.stringify({ ...mine, timezone: null, calendarUrl: null }))
      : new Response(JSON.stringify({ account: null, tier: "free", accesses: [] })),
  );
}

afterEach(() => {
  queryClient.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each<[AccessState, string, string]>([
  ["forfeited", "true", ""],
  ["revoked", "true", ""],
  ["suspended", "true", "true"],
  ["open", "", "true"],
])("an access that is %s is remembered as it is now", async (access, before, after) => {
  keepLocalText(STORAGE_KEYS.consultationAccess, before);
  serveAccess(access);
  await renderApp("/master-consultation");
  await waitFor(() => expect(queryClient.getQueryData(["account", "consultations"])).toBeTruthy());
  await waitFor(() => expect(findLocalText(STORAGE_KEYS.consultationAccess) ?? "").toBe(after));
});
