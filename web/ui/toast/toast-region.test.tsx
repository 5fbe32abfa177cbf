import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { showToast, type ToastMessage } from "./show-toast.ts";
import { ToastRegion } from "./toast-region.tsx";

function show(message: ToastMessage): void {
  act(() => showToast(message));
}

function listTitles(): (string | null)[] {
  return [...document.querySelectorAll(".toast-title")].map((title) => title.textContent);
}

describe("toasts", () => {
  it("say their title and their description", () => {
    render(<ToastRegion />);
    show({ title: "Sigil Generated!", description: "Your mystical sigil has been created successfully." });
    expect(screen.getByText("Sigil Generated!")).toBeTruthy();
    expect(screen.getByText("Your mystical sigil has been created successfully.")).toBeTruthy();
  });

  it("are visible one at a time: a new one takes the place of the old", () => {
    render(<ToastRegion />);
    show({ title: "Intention Required" });
    show({ title: "Download Complete" });
    expect(listTitles()).toEqual(["Download Complete"]);
  });

  it("go away after six seconds, a failure only when it is dismissed", () => {
    vi.useFakeTimers();
    render(<ToastRegion />);
    show({ title: "Download Complete" });
    act(() => vi.advanceTimersByTime(5900));
    expect(listTitles()).toEqual(["Download Complete"]);
    act(() => vi.advanceTimersByTime(200));
    expect(listTitles()).toEqual([]);
    show({ title: "Generation Failed", variant: "destructive" });
    act(() => vi.advanceTimersByTime(60_000));
    expect(listTitles()).toEqual(["Generation Failed"]);
    fireEvent.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(listTitles()).toEqual([]);
  });

  it("wait while the pointer is on them", () => {
    vi.useFakeTimers();
    render(<ToastRegion />);
    show({ title: "Download Complete" });
    fireEvent.pointerMove(screen.getByRole("region"));
    act(() => vi.advanceTimersByTime(60_000));
    expect(listTitles()).toEqual(["Download Complete"]);
  });

  it("take the focus on F8 and give it back when they close", async () => {
    render(
      <>
        <button type="button">Generate Your Sigil</button>
        <ToastRegion />
      </>,
    );
    const button = screen.getByRole("button", { name: "Generate Your Sigil" });
    button.focus();
    show({ title: "Generation Failed", variant: "destructive" });
    fireEvent.keyDown(document.body, { key: "F8", code: "F8" });
    expect(screen.getByRole("region", { name: "Notifications (F8)" }).contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(listTitles()).toEqual([]));
    expect(document.activeElement).toBe(button);
  });

  it.each([
    [60, []],
    [40, ["Download Complete"]],
  ])("swiped %i px to the right leave %j", (distance, left) => {
    render(<ToastRegion />);
    show({ title: "Download Complete" });
    const slip = screen.getByText("Download Complete").closest("li");
    if (!slip) throw new Error("no toast");
    fireEvent.pointerDown(slip, { button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerMove(slip, { clientX: distance, clientY: 0 });
    fireEvent.pointerUp(slip, { clientX: distance, clientY: 0 });
    expect(listTitles()).toEqual(left);
  });

  it("are read out by a screen reader, a failure at once", async () => {
    render(<ToastRegion />);
    show({ title: "Generation Failed", description: "Failed to generate sigil.", variant: "destructive" });
    const announcement = await screen.findByRole("status");
    expect(announcement.getAttribute("aria-live")).toBe("assertive");
    await waitFor(() =>
      expect(announcement.textContent).toBe("Notification Generation Failed Failed to generate sigil."),
    );
  });
});
