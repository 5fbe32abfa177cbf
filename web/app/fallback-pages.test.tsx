import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderApp } from "#tests/support/render-app.tsx";

const page = vi.hoisted(() => ({ isBroken: true }));

vi.mock("#web/features/consultation/consultation-page.tsx", () => ({
  ConsultationPage: () => {
    if (page.isBroken) throw new Error("secret words of the fault");
    return <h1>Master Consultation</h1>;
  },
}));

describe("a page that fails", () => {
  it("says so without the fault's own words, leads home, and can be tried again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(console, "warn").mockImplementation(() => {});
    await renderApp("/master-consultation");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page would not open");
    expect(document.body.textContent).not.toContain("secret words");
    expect(screen.getByRole("link", { name: "Return to Home" }).getAttribute("href")).toBe("/");

    page.isBroken = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Master Consultation" })).toBeTruthy();
  });
});
