import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { ShareButtons } from "./day-tools.tsx";

function installClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "clipboard");
});

describe("sharing what is shown", () => {
  it("copies an address that names the day, so that it shows the same one tomorrow", async () => {
    const visitor = userEvent.setup();
    const writeText = vi.fn(async () => {});
    installClipboard(writeText);
    renderPart(<ShareButtons day="2026-11-20" />);
    await visitor.click(screen.getByRole("button", { name: "Copy link" }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${location.href}?date=2026-11-20`);
    expect(await screen.findByRole("button", { name: "Link copied" })).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Link copied");
  });

  it("says where the link is where the browser copies nothing", async () => {
    const visitor = userEvent.setup();
    installClipboard(() => Promise.reject(new Error("denied")));
    renderPart(<ShareButtons day="2026-11-20" />);
    await visitor.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link not copied")).toBeTruthy();
    expect(screen.getByText(/The address of this page is the link/)).toBeTruthy();
  });

  it("hands the page to the printer", async () => {
    const print = vi.fn();
    vi.stubGlobal("print", print);
    renderPart(<ShareButtons day="2026-11-20" />);
    await userEvent.click(screen.getByRole("button", { name: "Print" }));
    vi.unstubAllGlobals();
    expect(print).toHaveBeenCalledOnce();
  });
});
