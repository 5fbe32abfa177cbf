import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prepareGeneratorPage, serve } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import type { AppRouter } from "#web/app/router.ts";
import { type GuideOrder, openGuideDialog, openUpgradeDialog } from "#web/lib/email-dialog.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { showTier } from "#web/lib/tier.ts";
import "./email-dialog.tsx";
import { guideBeginningAtom } from "./guide-beginning.ts";

prepareGeneratorPage();

const ORDER: GuideOrder = { tier: "free", method: "chaos", sigilData: { intention: "I am calm", method: "chaos" } };

async function open(title: string, show: () => void): Promise<{ dialog: HTMLElement; router: AppRouter }> {
  const router = await renderApp("/magical-theory");
  act(show);
  return { dialog: await screen.findByRole("dialog", { name: title }), router };
}

const openGuide = () => open("Receive Your Magical Guide", () => openGuideDialog(ORDER));

const emailField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email address" });
const subscribeBox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Subscribe to the newsletter" });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

afterEach(() => {
  getDefaultStore().set(guideBeginningAtom, { email: "", subscribe: true });
});

describe("the e-mail dialog, asked for a guide", () => {
  it("says what it is for, and asks for letters unless that is declined", async () => {
    const { dialog } = await openGuide();
    within(dialog).getByText("Enter your email to receive your PDF guide and join our mystical community");
    expect(emailField()).toMatchObject({ type: "email", required: true, value: "" });
    expect(subscribeBox().checked).toBe(true);
    expect(document.activeElement).toBe(emailField());
  });

  it.each(["", "   "])("refuses the address “%s” in words, and asks nothing of the server", async (address) => {
    const fetchMock = serve(async () => new Response());
    const { dialog } = await openGuide();
    if (address) await userEvent.type(emailField(), address);
    await userEvent.click(button("Send Guide"));
    expect(await within(dialog).findByText("Email Required")).toBeTruthy();
    expect(within(dialog).getAllByText("Please enter your email address.").length).toBeGreaterThan(0);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("says beside the field that an address is none", async () => {
    const fetchMock = serve(async () => new Response());
    await openGuide();
    await userEvent.type(emailField(), "ada@");
    await userEvent.click(button("Send Guide"));
    expect(await screen.findByText("Please enter a valid email address")).toBeTruthy();
    expect(screen.queryByText("Email Required")).toBeNull();
    expect(emailField()).toMatchObject({ value: "ada@" });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("sends the address, the choice of letters and the recipe of the sigil", async () => {
    const fetchMock = serve(async () => new Response(`{"success":true}`));
    await openGuide();
    await userEvent.type(emailField(), " ada@example.com ");
    await userEvent.click(button("Send Guide"));
    await screen.findByText("Email Sent!");
    expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/email/collect");
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      email: "ada@example.com",
      subscribe: true,
      ...ORDER,
    });
  });

  it("holds both buttons and says so while the answer is awaited", async () => {
    const answer = Promise.withResolvers<Response>();
    serve(() => answer.promise);
    const { dialog } = await openGuide();
    await userEvent.type(emailField(), "ada@example.com");
    await userEvent.click(button("Send Guide"));
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Sending..." })).disabled).toBe(true);
    expect(button("Cancel").disabled).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(screen.getByRole("dialog")).toBe(dialog);
    answer.resolve(new Response(`{"success":true}`));
    await screen.findByText("Email Sent!");
  });

  it("closes once the guide is sent; opened again it has no address and asks for no letters", async () => {
    serve(async () => new Response(`{"success":true}`));
    await openGuide();
    await userEvent.type(emailField(), "ada@example.com");
    await userEvent.click(button("Send Guide"));
    expect(await screen.findByText("Email Sent!")).toBeTruthy();
    expect(screen.getByText("Your magical guide will be sent to your email shortly.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => openGuideDialog(ORDER));
    await screen.findByRole("dialog");
    expect(emailField().value).toBe("");
    expect(subscribeBox().checked).toBe(false);
  });

  it.each([
    [
      "the server did not send it",
      () => Promise.resolve(new Response(`{"success":false}`)),
      ["Failed to Send", "There was an error sending your email. Please try again."],
    ],
    [
      "the server refuses in words",
      () => Promise.resolve(new Response(`{"code":"too_many_requests","message":"Wait a day."}`, { status: 429 })),
      ["Error", "Wait a day."],
    ],
    [
      "the server refuses without words",
      () => Promise.resolve(new Response("", { status: 500 })),
      ["Error", "Failed to send email. Please try again."],
    ],
    [
      "no answer comes",
      () => Promise.reject(new TypeError("Failed to fetch")),
      ["Error", "We could not reach the server. Nothing is lost: check your connection, then try again."],
    ],
  ])("where %s says so, and keeps what was written", async (_case, answer, [title = "", words = ""]) => {
    serve(answer);
    const { dialog } = await openGuide();
    await userEvent.type(emailField(), "ada@example.com");
    await userEvent.click(button("Send Guide"));
    expect(await within(dialog).findByText(title)).toBeTruthy();
    expect(within(dialog).getByRole("alert").textContent).toBe(words);
    expect(emailField().value).toBe("ada@example.com");
    expect(button("Send Guide").disabled).toBe(false);
  });
});

describe("the e-mail dialog, on the way to a tier", () => {
  beforeEach(() => {
    serve(async () => new Response(`{"tier":"free"}`));
  });

  it.each([
    ["advanced", "Upgrade to Advanced", "Enter your email to proceed with your $49 Advanced tier upgrade"],
    [
      "mastercrafted",
      "Upgrade to Mastercrafted",
      "Enter your email to proceed with your $199 Mastercrafted tier upgrade",
    ],
  ] as const)("for %s says what it costs, and leads to its checkout", async (tier, title, words) => {
    const { dialog, router } = await open(title, () => openUpgradeDialog(tier));
    within(dialog).getByText(words);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await userEvent.type(emailField(), "ada@example.com");
    await userEvent.click(button("Continue to Payment"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.href).toBe(`/checkout?tier=${tier}`);
    expect(await screen.findByText("For ada@example.com.")).toBeTruthy();
  });

  it("shows the visitor's sentence in the four methods, the plan and the book, before it asks for anything", async () => {
    getDefaultStore().set(intentionDraftAtom, "I welcome steady work");
    const { dialog } = await open("Upgrade to Advanced", () => openUpgradeDialog("advanced"));
    const words = dialog.textContent ?? "";
    const order = [
      "Your sentence, I welcome steady work, in the four methods",
      "Planetary",
      "Custom symbols",
      "Ancestral wisdom",
      "Elemental fusion",
      "A plan for each sigil",
      "A book of 14 pages",
      "Enter your email to proceed",
    ].map((text) => words.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(within(dialog).getByRole("heading", { level: 2 })).toBe(document.activeElement);
    await waitFor(() => expect(dialog.querySelectorAll("figure svg:not(.sigil-placeholder)")).toHaveLength(4));
  });

  it.each([
    ["an empty box", ""],
    ["words that are too long", "I am calm. ".repeat(60)],
    ["words of somebody in distress", "I want to die"],
  ])("shows an example for %s", async (_case, draft) => {
    getDefaultStore().set(intentionDraftAtom, draft);
    const { dialog } = await open("Upgrade to Advanced", () => openUpgradeDialog("advanced"));
    expect(dialog.textContent).toContain("An example, I am calm and clear, in the four methods");
  });

  it.each([
    ["advanced", "elemental", /^Elemental fusion\. The element that rules your wish/],
    ["mastercrafted", "hand-drawn", /^Hand-drawn\. A practitioner reads what you ask for/],
  ] as const)("for %s says what the locked way is that was picked: %s", async (tier, wanted, words) => {
    const title = tier === "advanced" ? "Upgrade to Advanced" : "Upgrade to Mastercrafted";
    const { dialog } = await open(title, () => openUpgradeDialog(tier, wanted));
    const texts = [...dialog.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
    expect(texts.find((text) => words.test(text))).toBeTruthy();
    expect(dialog.querySelectorAll('[data-wanted="true"]')).toHaveLength(wanted === "elemental" ? 1 : 0);
  });

  it.each(["Cancel", "Close"])("is put away by “%s”, and nothing is bought", async (name) => {
    const { router } = await open("Upgrade to Advanced", () => openUpgradeDialog("advanced"));
    await userEvent.click(button(name));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/magical-theory");
  });

  it("leads whoever holds Mastercrafted to their commission instead", async () => {
    const router = await renderApp("/magical-theory");
    act(() => {
      showTier("mastercrafted");
      openUpgradeDialog("mastercrafted", "hand-drawn");
    });
    await waitFor(() => expect(router.state.location.pathname).toBe("/commission"));
    expect(screen.queryByRole("dialog")).toBeNull();
    act(() => showTier("free"));
  });

  it("refuses an empty address", async () => {
    await open("Upgrade to Advanced", () => openUpgradeDialog("advanced"));
    await userEvent.click(button("Continue to Payment"));
    expect(await screen.findByText("Email Required")).toBeTruthy();
  });

  it("knows the address that was given before", async () => {
    localStorage.setItem("userEmail", "ada@example.com");
    await open("Upgrade to Advanced", () => openUpgradeDialog("advanced"));
    expect(emailField().value).toBe("ada@example.com");
  });
});
