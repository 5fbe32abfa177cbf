import userEvent from "@testing-library/user-event";
import "./tutorial.tsx";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, describe, expect, it, vi } from "vitest";
import { prepareGeneratorPage } from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { onDemand } from "#web/lib/on-demand.tsx";
import { DialogButton } from "#web/parts/opened-on-demand.tsx";
import { showToast } from "#web/ui/toast/show-toast.ts";
import { LESSONS, tutorialAtom } from "./lessons.ts";

const tutorial = onDemand(() => import("./tutorial.tsx"));

const onUse = vi.fn<(intention: string) => void>();

const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "The tutorial" });
const button = (name: string): HTMLButtonElement => within(dialog()).getByRole<HTMLButtonElement>("button", { name });
const practice = (): HTMLTextAreaElement => within(dialog()).getByRole<HTMLTextAreaElement>("textbox");

async function open(): Promise<void> {
  renderPart(
    <DialogButton icon="book" label="Tutorial" code={tutorial}>
      {({ Tutorial }, close) => <Tutorial onUse={onUse} onClose={close} />}
    </DialogButton>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tutorial" }));
  await screen.findByRole("dialog", { name: "The tutorial" });
}

function write(words: string): void {
  fireEvent.change(practice(), { target: { value: words } });
}

async function walkToTheEnd(lastAnswer = "I sing with my whole voice"): Promise<void> {
  await open();
  for (const { id } of LESSONS) {
    write(id === "breath" ? lastAnswer : "I sleep through the night");
    await userEvent.click(button(id === "breath" ? "Finish" : "Continue"));
  }
}

prepareGeneratorPage();

afterEach(async () => {
  vi.useRealTimers();
  onUse.mockReset();
  await act(async () => getDefaultStore().set(tutorialAtom, null));
});

describe("a lesson", () => {
  it("asks for a practice answer before it goes on, and says so", async () => {
    await open();
    expect(screen.getByText("Step 1 of 5")).toBeTruthy();
    expect(button("Continue").disabled).toBe(true);
    expect(screen.getByText("Write an answer to go on.")).toBeTruthy();
    write("  ");
    expect(button("Continue").disabled).toBe(true);
    write("Money comes to me steadily.");
    await userEvent.click(button("Continue"));
    expect(screen.getByText("Step 2 of 5")).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Say it as if it were so");
  });

  it.each([
    ["breaks", "I stop worrying about money.", /It fights something/],
    ["keeps", "Money comes to me steadily.", /The wish stands alone/],
    ["can't be judged by", "Ich sorge mich nicht mehr um Geld", /We judge English alone/],
    ["means harm to others, whatever", "I kill my boss", /would hurt or bind somebody else/],
  ])("says whether the answer %s the rule", async (_verdict, words, said) => {
    await open();
    write(words);
    expect(screen.getByText(said)).toBeTruthy();
  });

  it("meets words of harm to oneself with care alone, and lets them go on", async () => {
    await open();
    write("I want to die");
    const answer = within(dialog()).getByRole("status");
    expect(within(answer).getByRole("link", { name: /^findahelpline\.com/ })).toBeTruthy();
    expect(answer.querySelector("svg")).toBeNull();
    expect(answer.textContent).not.toMatch(/wish stands alone|fights something/);
    expect(button("Continue").disabled).toBe(false);
  });

  it("keeps what was written, back and forth and after it was left", async () => {
    await open();
    write("Money comes to me steadily.");
    await userEvent.click(button("Continue"));
    await userEvent.click(button("Back"));
    expect(practice().value).toBe("Money comes to me steadily.");
    await userEvent.click(button("Continue"));
    await userEvent.click(button("Close"));
    await userEvent.click(screen.getByRole("button", { name: "Tutorial" }));
    expect(screen.getByText("Step 2 of 5")).toBeTruthy();
  });
});

describe("the end of the tutorial", () => {
  it("offers the last answer, and takes it to the generator", async () => {
    await walkToTheEnd();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    expect(practice().value).toBe("I sing with my whole voice");
    fireEvent.click(button("Use This Intention"));
    expect(onUse).toHaveBeenCalledWith("I sing with my whole voice");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByText("Your refined intention has been applied!")).toBeTruthy();
    act(() => vi.advanceTimersByTime(3000));
    await waitFor(() => expect(screen.getByText("Ready to Explore")).toBeTruthy());
  });

  it("shows no mark of words of harm to oneself, but somebody to talk to", async () => {
    await walkToTheEnd("I want to die");
    expect(within(dialog()).getByRole("link", { name: /^findahelpline\.com/ })).toBeTruthy();
    expect(within(dialog()).queryByText("What it would become")).toBeNull();
    expect(button("Use This Intention").disabled).toBe(false);
  });

  it("does not talk over what the page has said since", async () => {
    await walkToTheEnd();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(button("Use This Intention"));
    act(() => showToast({ title: "Generation Failed", variant: "destructive" }));
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.getByText("Generation Failed")).toBeTruthy();
    expect(screen.queryByText("Ready to Explore")).toBeNull();
  });

  it.each([
    ["no words", ""],
    ["nothing but space", "   "],
    ["too many words", "a".repeat(501)],
  ])("takes nothing with it where there are %s", async (_case, words) => {
    await walkToTheEnd();
    write(words);
    expect(button("Use This Intention").disabled).toBe(true);
  });

  it("leads back to the first lesson with all answers", async () => {
    await walkToTheEnd();
    await userEvent.click(button("Review Tutorial"));
    expect(screen.getByText("Step 1 of 5")).toBeTruthy();
    expect(practice().value).toBe("I sleep through the night");
  });

  it("can be left without words", async () => {
    await walkToTheEnd();
    await userEvent.click(button("Skip & Explore"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(onUse).not.toHaveBeenCalled();
    expect(await screen.findByText("Ready to Explore")).toBeTruthy();
  });
});
