import { act, fireEvent, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FilmResponse } from "#domain/contracts/films.ts";
import { cutToFree } from "#domain/films/film.ts";
import { FILM_SCRIPTS } from "#domain/films/scripts.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { drawAs } from "#tests/support/dom-engine.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { goOffline, serveCalls } from "#tests/support/served-calls.ts";
import { emailDialogAtom } from "#web/lib/email-dialog.ts";
import { browserSource } from "#web/lib/engine/engine.ts";
import { drawingSourceAtom } from "#web/lib/engine/use-drawing.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { filmPositionsAtom } from "./player/positions.ts";
import { FIRST_SETTINGS, watchSettingsAtom } from "./player/watch-settings.ts";

const store = getDefaultStore();

const free = (method: SigilMethod): FilmResponse => ({ script: [...cutToFree(FILM_SCRIPTS[method])], isWhole: false });
const whole = (method: SigilMethod): FilmResponse => ({ script: [...FILM_SCRIPTS[method]], isWhole: true });

beforeEach(() => {
  store.set(drawingSourceAtom, { draw: async (request, coreVersion) => drawAs(request, coreVersion) });
  store.set(filmPositionsAtom, {});
  store.set(watchSettingsAtom, FIRST_SETTINGS);
});

afterEach(() => {
  queryClient.clear();
  store.set(drawingSourceAtom, browserSource);
  store.set(emailDialogAtom, null);
  vi.restoreAllMocks();
});

const findTime = (): Promise<HTMLElement> => screen.findByText(/^\d:\d\d \/ /);
const goTo = (timeMs: number): boolean =>
  fireEvent.change(screen.getByLabelText("Position"), { target: { value: String(timeMs) } });

describe("the page of the films", () => {
  it("says that a film is on its way, that it did not arrive, and shows it once it has", async () => {
    let calls = 0;
    serveCalls({
      "GET /api/films/custom": () => {
        calls += 1;
        return calls === 1 ? goOffline() : free("custom");
      },
    });
    await renderApp("/films?film=custom");
    fireEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect((await findTime()).textContent).toBe("0:00 / 1:16");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says that a browser can’t draw it", async () => {
    store.set(drawingSourceAtom, { draw: () => Promise.reject(new Error("no core")) });
    serveCalls({ "GET /api/films/chaos": whole("chaos") });
    await renderApp("/films");
    expect((await screen.findByRole("alert")).textContent).toContain("This browser can’t draw the film.");
  });

  it("ends after ten seconds for whoever holds nothing, whatever the address says, with one calm offer", async () => {
    serveCalls({ "GET /api/films/planetary": free("planetary") });
    await renderApp("/films?film=planetary&tier=advanced");
    await findTime();
    expect(screen.queryByText("The first ten seconds are free")).toBeNull();
    goTo(70_000);
    expect((await findTime()).textContent).toBe("0:10 / 1:18");
    expect(screen.getByRole("heading", { name: "The first ten seconds are free" })).toBeTruthy();
    expect(screen.queryByText("It makes fifteen, every time.")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Upgrade to Advanced" }));
    expect(store.get(emailDialogAtom)).toMatchObject({ tier: "advanced", wanted: "planetary" });
  });

  it("keeps speed and captions from film to film, and where each was left", async () => {
    serveCalls({ "GET /api/films/chaos": whole("chaos"), "GET /api/films/ancestral": whole("ancestral") });
    const router = await renderApp("/films");
    await findTime();
    goTo(32_000);
    fireEvent.click(screen.getByLabelText("Speed, 1 times"));
    fireEvent.click(screen.getByLabelText("Captions"));
    await act(() => router.navigate({ to: "/films", search: { film: "ancestral" } }));
    expect(await screen.findByText("0:00 / 1:17")).toBeTruthy();
    expect(screen.getByLabelText("Speed, 1.25 times")).toBeTruthy();
    expect(screen.getByLabelText("Captions").getAttribute("aria-pressed")).toBe("false");
    expect(screen.getByRole("link", { name: /^Chaos magick.*watched to 0:32/ })).toBeTruthy();
    goTo(77_000);
    await act(() => router.navigate({ to: "/films", search: { film: "chaos" } }));
    expect(await screen.findByText("0:32 / 1:10")).toBeTruthy();
    expect(screen.getByRole("link", { name: /^Ancestral wisdom.*watched/ })).toBeTruthy();
  });
});
