import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { DeskCommission } from "#domain/contracts/desk-commissions.ts";
import { setLanguages } from "#tests/support/languages.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { goOffline, refuse, serveCalls } from "#tests/support/served-calls.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { CommissionsView } from "./commissions-view.tsx";

const ALL = "GET /api/master/commissions";
const LINK = "/api/master/commissions/HD-7K3MQ9/link";
const OFFLINE = "We could not reach the server. Nothing is lost: check your connection, then try again.";

const WAITING: DeskCommission = {
  ...{ id: "1", processNumber: "HD-7K3MQ9", name: "Ada Lovelace", email: "ada@example.org", step: 2, link: "open" },
  ...{ status: "consultation_pending", isStopped: false, sentAt: "2026-11-18T09:00:00.000Z" },
  ...{ waitsSince: "2026-11-18T09:00:00.000Z", isOverdue: true },
};

beforeEach(() => {
  setLanguages("en-US");
  vi.setSystemTime("2026-12-01T12:00:00Z");
  queryClient.clear();
});

const list = (...commissions: readonly DeskCommission[]): object => ({ commissions, next: null });

describe("the commissions at the desk", () => {
  it.each([
    ["13 days, overdue", WAITING],
    ["1 day", { ...WAITING, waitsSince: "2026-11-30T09:00:00.000Z", isOverdue: false }],
    ["since today", { ...WAITING, waitsSince: "2026-12-01T09:00:00.000Z", isOverdue: false }],
  ])("say how long each waits: “%s”", async (words, commission) => {
    serveCalls({ [ALL]: list(commission) });
    renderPart(<CommissionsView />);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("offer no link for one that is stopped, and don’t say that it waits", async () => {
    serveCalls({ [ALL]: list({ ...WAITING, isStopped: true, link: "revoked" }) });
    renderPart(<CommissionsView />);
    expect(await screen.findByText("Stopped: its payment is disputed or went back")).toBeTruthy();
    expect(screen.queryByText("13 days, overdue")).toBeNull();
    expect(screen.queryByRole("button", { name: /HD-7K3MQ9/ })).toBeNull();
  });

  it("say what is empty", async () => {
    serveCalls({ [ALL]: list() });
    renderPart(<CommissionsView />);
    expect(await screen.findByText("No commission is running.")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Delivered" }));
    expect(await screen.findByText("No commission was delivered yet.")).toBeTruthy();
  });

  it("say that they can’t be fetched, and come when they are asked for again", async () => {
    let calls = 0;
    serveCalls({
      [ALL]: () => {
        calls += 1;
        return calls === 1 ? goOffline() : list(WAITING);
      },
    });
    renderPart(<CommissionsView />);
    expect((await screen.findByRole("alert")).textContent).toContain(OFFLINE);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1 commission, the longest waiting first")).toBeTruthy();
  });

  it("tell why a link could not be sent, and look again at what is so", async () => {
    const message = "This step is done.";
    const sent = serveCalls({ [ALL]: list(WAITING), [`POST ${LINK}`]: () => refuse(409, "conflict", message) });
    renderPart(<CommissionsView />);
    await userEvent.click(await screen.findByRole("button", { name: "Send a new link, HD-7K3MQ9" }));
    expect(await screen.findByText(message)).toBeTruthy();
    await expect.poll(() => sent.filter(({ call }) => call === ALL)).toHaveLength(2);
  });

  it("keep the question open where a link could not be revoked", async () => {
    serveCalls({ [ALL]: list(WAITING), [`DELETE ${LINK}`]: goOffline });
    renderPart(<CommissionsView />);
    await userEvent.click(await screen.findByRole("button", { name: "Revoke the link, HD-7K3MQ9" }));
    const dialog = screen.getByRole("dialog", { name: "Revoke this link?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Revoke it" }));
    expect((await within(dialog).findByRole("alert")).textContent).toBe(OFFLINE);
  });
});
