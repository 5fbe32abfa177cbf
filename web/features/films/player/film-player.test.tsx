import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
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

  it("has captions until they are switched off, and again once they are switched on", () => {
    open({ startMs: 16_000 });
    const read = (): string | undefined => document.querySelector(".film-caption p")?.textContent;
    expect(read()).toBe("It makes fifteen, every time.");
    fireEvent.click(screen.getByLabelText("Captions"));
    expect(read()).toBeUndefined();
    press("c");
    expect(read()).toBe("It makes fifteen, every time.");
  });

  it("has a button that goes through the speeds, and keys that stop at either end", () => {
    open();
    const read = (): string | null => screen.getByLabelText(/^Speed, /).textContent;
    const seen = Array.from({ length: 6 }, () => {
      fireEvent.click(screen.getByLabelText(/^Speed, /));
      return read();
    });
    expect(seen).toEqual(["1.25×", "1.5×", "2×", "0.5×", "0.75×", "1×"]);
    for (const _ of seen) press(">");
    expect(read()).toBe("2×");
    for (const _ of seen) press("<");
    expect(read()).toBe("0.5×");
  });

  it("tells its keys, and takes none of the browser’s own", () => {
    open();
    for (const key of ["Space", "←", "→", "f"]) expect(screen.getByText(key).tagName).toBe("KBD");
    fireEvent.keyDown(screen.getByLabelText("Position"), { key: "ArrowRight", altKey: true });
    fireEvent.keyDown(screen.getByLabelText("Captions"), { key: " " });
    expect(readTime()).toBe("0:00 / 1:18");
    expect(screen.getByLabelText("Play")).toBeTruthy();
    press(" ");
    expect(screen.getByLabelText("Pause")).toBeTruthy();
  });

  it("marks the chapter and the line of the transcript that it is in", () => {
    open();
    const chapters = within(screen.getByLabelText("Chapters"));
    const transcript = within(screen.getByLabelText("Transcript"));
    fireEvent.click(transcript.getByText("Transcript"));
    fireEvent.change(screen.getByLabelText("Position"), { target: { value: "16000" } });
    expect(chapters.getByText("The square").getAttribute("aria-current")).toBe("step");
    const lines = transcript.getAllByRole("button").filter((line) => line.hasAttribute("aria-current"));
    expect(lines.map(({ textContent }) => textContent)).toEqual(["0:15 It makes fifteen, every time."]);
    expect(transcript.getByText("Transcript").getAttribute("aria-expanded")).toBe("true");
  });

  it("is seen whole while it is paused, also where a scene begins", async () => {
    open();
    const readOpacity = (): string => document.querySelector<HTMLElement>(".film-stage")?.style.opacity ?? "";
    fireEvent.click(within(screen.getByLabelText("Chapters")).getByText("The figure"));
    expect(readOpacity()).toBe("1");
    clickPlay();
    await wait(60);
    expect(Number(readOpacity())).toBeLessThan(1);
  });

  it("begins again after its end, by the button and by the picture", () => {
    open();
    press("End");
    fireEvent.click(screen.getByLabelText("Play again"));
    expect(readTime()).toBe("0:00 / 1:18");
    press("End");
    fireEvent.click(screen.getByLabelText("Play by the picture"));
    expect(readTime()).toBe("0:00 / 1:18");
    expect(screen.getByLabelText("Pause")).toBeTruthy();
  });

  it("has no button for the full screen where the browser has none, and plays on where that is refused", async () => {
    open();
    expect(screen.queryByLabelText("Full screen")).toBeNull();
    cleanup();
    const enabled = vi.fn(() => true);
    Object.defineProperty(document, "fullscreenEnabled", { configurable: true, get: enabled });
    const request = vi.fn(async () => {
      throw new TypeError("Permissions check failed");
    });
    HTMLElement.prototype.requestFullscreen = request;
    open();
    clickPlay();
    fireEvent.doubleClick(screen.getByLabelText("Pause by the picture"));
    press("f");
    await wait(2200);
    expect(request).toHaveBeenCalledTimes(2);
    expect(readTime()).toBe("0:02 / 1:18");
    expect(screen.getByLabelText("Full screen")).toBeTruthy();
    Reflect.deleteProperty(document, "fullscreenEnabled");
    Reflect.deleteProperty(HTMLElement.prototype, "requestFullscreen");
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
