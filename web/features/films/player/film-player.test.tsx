import { act, fireEvent, screen, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cutToFree, FREE_MS, layOutScript } from "#domain/films/film.ts";
import { FILMS } from "#domain/films/film-list.ts";
import { FILM_SCRIPTS } from "#domain/films/scripts.ts";
import { planDrawing } from "#domain/sigils/plan-drawing.ts";
import { engine } from "#tests/support/dom-engine.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { FilmPlayer } from "./film-player.tsx";
import { FIRST_SETTINGS } from "./watch-settings.ts";

const METHOD = "planetary";
const SCRIPT = FILM_SCRIPTS[METHOD];
const { captions } = layOutScript(SCRIPT);
const drawing = engine.draw(planDrawing(FILMS[METHOD].recipe));
const onWatched = vi.fn();

function Watched({ isWhole, startMs }: { readonly isWhole: boolean; readonly startMs: number }): ReactElement {
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  return (
    <FilmPlayer
      method={METHOD}
      film={{ script: [...(isWhole ? SCRIPT : cutToFree(SCRIPT))], isWhole }}
      drawing={drawing}
      startMs={startMs}
      settings={settings}
      onSettings={setSettings}
      onWatched={onWatched}
    />
  );
}

function open({ isWhole = true, startMs = 0 }: { readonly isWhole?: boolean; readonly startMs?: number } = {}): void {
  renderPart(<Watched isWhole={isWhole} startMs={startMs} />);
}

const press = (key: string): boolean => fireEvent.keyDown(screen.getByLabelText("Position"), { key });
const readTime = (): string => screen.getByText(/^\d:\d\d \/ /).textContent ?? "";
const clickPlay = (): boolean => fireEvent.click(screen.getByLabelText("Play"));
const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onWatched.mockClear();
  getDefaultStore().set(emailDialogAtom, null);
});

describe("a film in its player", () => {
  it("plays, tells how far it was watched, and pauses", async () => {
    open();
    clickPlay();
    await wait(4200);
    expect(readTime()).toBe("0:04 / 1:18");
    expect(screen.getAllByText(captions[1]?.text ?? "")[0]?.closest(".film-caption")).toBeTruthy();
    expect(onWatched).toHaveBeenLastCalledWith(4000);
    fireEvent.click(screen.getByLabelText("Pause"));
    await wait(3000);
    expect(readTime()).toBe("0:04 / 1:18");
  });

  it("obeys its keys", async () => {
    open();
    press("ArrowRight");
    expect(readTime()).toBe("0:05 / 1:18");
    press("l");
    press("ArrowLeft");
    expect(readTime()).toBe("0:10 / 1:18");
    press("5");
    expect(readTime()).toBe("0:39 / 1:18");
    press("k");
    press(">");
    await wait(4200);
    expect(screen.getByLabelText("Speed, 1.25 times")).toBeTruthy();
    expect(readTime()).toBe("0:44 / 1:18");
    press("End");
    expect(readTime()).toBe("1:18 / 1:18");
    expect(screen.getByLabelText("Play again")).toBeTruthy();
    press("c");
    expect(screen.getByLabelText("Captions").getAttribute("aria-pressed")).toBe("false");
    expect(document.querySelector(".film-caption p")).toBeNull();
  });

  it("goes where the scrubber, a chapter or a line of the transcript leads", () => {
    open();
    const scrubber = screen.getByLabelText("Position");
    fireEvent.change(scrubber, { target: { value: "44000" } });
    expect(scrubber.getAttribute("aria-valuetext")).toBe("44 seconds of 1 minute 18 seconds, The way of the pen");
    fireEvent.click(within(screen.getByLabelText("Chapters")).getByText("The figure"));
    expect(readTime()).toBe("0:50 / 1:18");
    fireEvent.click(screen.getByText("It makes fifteen, every time."));
    expect(readTime()).toBe("0:15 / 1:18");
  });

  it("pauses once its page is hidden", async () => {
    open();
    clickPlay();
    await wait(2000);
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    await wait(5000);
    hidden.mockRestore();
    expect(screen.getByLabelText("Play")).toBeTruthy();
    expect(readTime()).toMatch(/^0:0[12] /);
  });

  it("begins where it was left", () => {
    open({ startMs: 30_000 });
    expect(readTime()).toBe("0:30 / 1:18");
  });
});

describe("the free beginning of a film", () => {
  it("ends with what the rest comes with, however one gets there", async () => {
    open({ isWhole: false });
    clickPlay();
    await wait(FREE_MS + 500);
    expect(screen.getByText("The first ten seconds are free")).toBeTruthy();
    fireEvent.click(screen.getByText("Watch again"));
    expect(readTime()).toBe("0:00 / 1:18");
    press("9");
    fireEvent.click(screen.getByText("Upgrade to Advanced"));
    expect(getDefaultStore().get(emailDialogAtom)).toMatchObject({ tier: "advanced", wanted: "planetary" });
  });
});

describe("a film where no motion is wanted", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (media: string) => ({
      ...{ media, matches: media.includes("reduced-motion") },
      ...{ addEventListener() {}, removeEventListener() {} },
    }));
  });

  it("is a row of stills, one a caption, and moves by itself never", async () => {
    open();
    expect(screen.queryByLabelText("Play")).toBeNull();
    expect(screen.getByText(`Still 1 of ${captions.length}`)).toBeTruthy();
    fireEvent.click(screen.getByText("Next"));
    fireEvent.click(screen.getByText("Next"));
    await wait(9000);
    expect(screen.getByText(`Still 3 of ${captions.length}`)).toBeTruthy();
    expect(document.querySelector(".film-caption")?.textContent).toBe(captions[2]?.text);
    fireEvent.keyDown(screen.getByText("Next"), { key: "ArrowLeft" });
    expect(screen.getByText(`Still 2 of ${captions.length}`)).toBeTruthy();
  });

  it("ends in the free beginning with what the rest comes with", () => {
    open({ isWhole: false });
    for (const _ of [1, 2, 3]) fireEvent.click(screen.getByText("Next"));
    expect(screen.getByText("The first ten seconds are free")).toBeTruthy();
    fireEvent.click(screen.getByText("Back"));
    expect(screen.getByText("Still 3 of 3, the last")).toBeTruthy();
  });
});
