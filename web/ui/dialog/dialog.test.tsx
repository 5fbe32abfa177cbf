import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactElement, useState } from "react";
import { describe, expect, it } from "vitest";
import { renderPart } from "#tests/support/render-part.tsx";
import { Dialog } from "./dialog.tsx";

function Page({ isHeld = false }: { readonly isHeld?: boolean }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Upgrade to Advanced" isHeld={isHeld} onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setOpen(false)}>
            Done
          </button>
        </Dialog>
      )}
    </>
  );
}

async function open(page: ReactElement): Promise<HTMLElement> {
  renderPart(page);
  screen.getByRole("button", { name: "Open" }).focus();
  await userEvent.keyboard("{Enter}");
  return screen.getByRole("dialog", { name: "Upgrade to Advanced" });
}

const scrim = (dialog: HTMLElement): HTMLElement => dialog;

describe("a dialog", () => {
  it("takes the focus", async () => {
    const dialog = await open(<Page />);
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it.each([
    ["Escape", () => userEvent.keyboard("{Escape}")],
    ["its own button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
    ["a click on the scrim", () => userEvent.click(scrim(screen.getByRole("dialog")))],
    ["whoever opened it", () => userEvent.click(screen.getByRole("button", { name: "Done" }))],
  ])("is closed by %s and gives the focus back", async (_way, close) => {
    await open(<Page />);
    await close();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }));
  });

  it("stays where a press that began inside ends on the scrim", async () => {
    const dialog = await open(<Page />);
    fireEvent.pointerDown(screen.getByRole("heading"));
    fireEvent.click(scrim(dialog));
    expect(screen.getByRole("dialog")).toBe(dialog);
  });

  it("is held while something is under way", async () => {
    const dialog = await open(<Page isHeld />);
    await userEvent.keyboard("{Escape}");
    await userEvent.click(scrim(dialog));
    expect(screen.getByRole("dialog")).toBe(dialog);
    expect(screen.getByRole("button", { name: "Close" })).toHaveProperty("disabled", true);
  });
});
