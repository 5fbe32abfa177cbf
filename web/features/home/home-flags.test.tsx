import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prepareGeneratorPage, serve } from "#tests/support/generator.ts";
import { renderApp } from "#tests/support/render-app.tsx";
import { openAfresh } from "#web/lib/open-afresh.ts";
import { parseHomeSearch } from "./home-search.ts";

vi.mock("#web/lib/open-afresh.ts");
prepareGeneratorPage();

let server: ReturnType<typeof serve>;
beforeEach(() => {
  server = serve(async () => new Response(null, { status: 204 }));
});

afterEach(() => {
  vi.mocked(openAfresh).mockClear();
});

function countSignOuts(): number {
  return server.mock.calls.filter(([url, init]) => url === "/api/session" && init?.method === "DELETE").length;
}

function countLockedMethods(): number {
  return screen.getAllByRole("radio").filter((card) => card.dataset.locked === "true").length;
}

describe("the flags of the home page's address", () => {
  it.each([
    ["/", 5],
    ["/?tier=advanced", 1],
    ["/?tier=premium", 1],
    ["/?tier=free", 5],
    ["/?tier=mastercrafted", 5],
  ])("at %s %i of the six ways to a sigil are locked", async (path, locked) => {
    await renderApp(path);
    expect(countLockedMethods()).toBe(locked);
  });

  it("wipe what is stored, sign out, and load the page again", async () => {
    localStorage.setItem("userEmail", "ada@example.com");
    localStorage.setItem("theme", "nocturne");
    sessionStorage.setItem("intentionDraft", "I am calm");
    await renderApp("/?clear=true");
    await waitFor(() => expect(openAfresh).toHaveBeenCalledWith("/"));
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(countSignOuts()).toBe(1);
  });

  it.each([
    ["refuses", async () => new Response(null, { status: 429 })],
    ["can't be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["does not respond for three seconds", () => new Promise<Response>(() => undefined)],
  ])("wipe what is stored also where the server %s", async (_case, response) => {
    server.mockImplementation(response);
    localStorage.setItem("userEmail", "ada@example.com");
    await renderApp("/?clear=true");
    await waitFor(() => expect(openAfresh).toHaveBeenCalledWith("/"));
    expect(localStorage).toHaveLength(0);
  });

  describe("that would wipe a collection", () => {
    async function openDialog(): Promise<HTMLElement> {
      localStorage.setItem("theme", "nocturne");
      localStorage.setItem("sigilCollection", "[1,2]");
      await renderApp("/?clear=true");
      const dialog = await screen.findByRole("dialog", { name: "Start over on this device?" });
      expect(openAfresh).not.toHaveBeenCalled();
      expect(localStorage.getItem("sigilCollection")).toBe("[1,2]");
      return dialog;
    }

    it.each([
      ["Delete the sigils too", {}],
      ["Keep the sigils", { sigilCollection: "[1,2]" }],
    ])("ask first: “%s” leaves %j", async (name, left) => {
      const dialog = await openDialog();
      expect(dialog.textContent).toContain("2 sigils are kept in it, and nowhere else");
      await userEvent.click(screen.getByRole("button", { name }));
      await waitFor(() => expect(openAfresh).toHaveBeenCalledWith("/"));
      expect(countSignOuts()).toBe(1);
      expect({ ...localStorage }).toEqual(left);
    });

    it("do nothing at all where the question is put away", async () => {
      await openDialog();
      await userEvent.keyboard("{Escape}");
      expect(screen.queryByRole("dialog")).toBeNull();
      expect(openAfresh).not.toHaveBeenCalled();
      expect(countSignOuts()).toBe(0);
      expect(localStorage).toMatchObject({ theme: "nocturne", sigilCollection: "[1,2]" });
    });
  });

  it.each([
    [{ clear: true }, { clear: true }],
    [{ clear: "true" }, { clear: true }],
    [{ clear: false }, {}],
    [{ tier: "premium", utm: "x" }, { tier: "premium" }],
    [{ tier: 7 }, {}],
  ])("are read from %j as %j", (rawSearch, search) => {
    expect(parseHomeSearch(rawSearch)).toEqual(search);
  });
});
