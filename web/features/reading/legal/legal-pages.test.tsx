import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { COOKIE_PREFIX, COOKIES } from "#domain/privacy/cookies.ts";
import { RETENTION } from "#domain/privacy/retention.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { queryClient } from "#web/lib/query-client.ts";
import { STORAGE_KEYS } from "#web/lib/storage.ts";

const IMPRINT = { name: "Ink & Vellum Ltd", supportEmail: "help@example.org", outsideServices: ["stripe"] };

function respondWith(body: unknown): void {
  vi.stubGlobal("fetch", async () => Response.json(body));
}

/** The text of a chapter. */
function readChapter(title: string): string {
  return screen.getByRole("region", { name: new RegExp(`${title}$`) }).textContent;
}

describe("the privacy policy", () => {
  it("names every cookie, every key of the browser’s storage, and everything that the clock deletes", async () => {
    respondWith(IMPRINT);
    await renderApp("/privacy-policy");
    const stored = readChapter("Cookies and your browser’s storage");
    for (const { name } of Object.values(COOKIES)) expect(stored).toContain(COOKIE_PREFIX + name);
    for (const key of Object.values(STORAGE_KEYS)) expect(stored).toContain(key);
    const times = readChapter("How long things are kept");
    for (const { what } of Object.values(RETENTION)) expect(times).toContain(what);
  });

  it("says which services this installation uses, once it knows", async () => {
    respondWith(IMPRINT);
    await renderApp("/privacy-policy");
    const services = screen.getByRole("region", { name: /What leaves for whom$/ });
    const stripe = await within(services).findByText(/^Your card/);
    expect(stripe.textContent).toMatch(/ In use\.$/);
    expect(within(services).getByText(/^The mails that we send you/).textContent).toMatch(/ Not in use here\.$/);
  });

  it("can be read where the service is out of reach", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("offline")));
    await renderApp("/privacy-policy");
    expect(readChapter("Who is responsible")).toMatch(/^2\. Who is responsibleSigilarium is responsible/);
    expect(readChapter("What leaves for whom")).toContain("Used where it is switched on.");
  });
});

describe("the terms of service", () => {
  it("are those of the company of the installation", async () => {
    respondWith(IMPRINT);
    await renderApp("/terms-of-service");
    expect(await screen.findAllByText(/Ink & Vellum Ltd/)).not.toEqual([]);
    const [address] = screen.getAllByRole("link", { name: "help@example.org" });
    expect(address?.getAttribute("href")).toBe("mailto:help@example.org");
  });

  it.each([
    ["Eighteen or older", "You must be 18 or older"],
    ["Ordering and paying", "Payments run through a card payment provider"],
    ["Delivery and refunds", "Digital services are non-refundable once delivered."],
    ["The Clarity Session", "at least 3 days’ lead time"],
    ["The Clarity Session", "Rescheduling needs at least 48 hours’ notice"],
    ["The Clarity Session", "forfeit the session without refund"],
  ])("hold, under %s: %s", async (chapter, term) => {
    queryClient.setQueryData(["imprint"], IMPRINT);
    await renderApp("/terms-of-service");
    expect(readChapter(chapter)).toContain(term);
    expect(screen.getByText(/^Effective/).textContent).toContain("July 21, 2025");
  });

  it("lead to each of their chapters", async () => {
    queryClient.setQueryData(["imprint"], IMPRINT);
    await renderApp("/terms-of-service");
    const [contents] = screen.getAllByRole("navigation", { name: "Contents" });
    const links = within(contents ?? document.body).getAllByRole("link");
    expect(links.map((link) => document.getElementById(link.getAttribute("href")?.split("#")[1] ?? ""))).not.toContain(
      null,
    );
    expect(links).toHaveLength(screen.getAllByRole("heading", { level: 2 }).length - FOOTER_HEADINGS);
  });
});

const FOOTER_HEADINGS = 3;
