import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { TextAreaField, TextField } from "./text-field.tsx";

function describers(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe("a field", () => {
  it("is named by its label and described by its hint and count", () => {
    render(<TextAreaField label="Your topic" hint="In your own words." count="3 / 500" />);
    const area = screen.getByRole("textbox", { name: "Your topic" });
    expect(describers(area)).toEqual(["In your own words.", "3 / 500"]);
    expect(area.getAttribute("aria-invalid")).toBe("false");
  });

  it("says what is wrong with it, before what helps", () => {
    render(<TextField label="Email address" hint="No newsletter." error="Please enter a valid email address" />);
    const input = screen.getByRole("textbox", { name: "Email address" });
    expect(describers(input)).toEqual(["Please enter a valid email address", "No newsletter."]);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByRole("alert").textContent).toBe("Please enter a valid email address");
  });

  it("says that it may stay empty", () => {
    render(<TextField label="Notes" isOptional />);
    expect(screen.getByRole("textbox", { name: "Notes optional" })).toBeTruthy();
  });
});
