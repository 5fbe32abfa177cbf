import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";

describe("a busy button", () => {
  it("keeps the focus and takes no clicks", async () => {
    const onClick = vi.fn();
    render(
      <Button isBusy onClick={onClick}>
        Generating
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Generating" });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
  });

  it("does not send its form", async () => {
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy>
          Sending
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Sending" }));
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
