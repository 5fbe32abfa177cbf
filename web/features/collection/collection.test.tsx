import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { prepareGeneratorPage } from "#tests/support/generator.ts";
import { issue, ORDERS } from "#tests/support/issued-sigils.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { onDemand } from "#web/lib/on-demand.tsx";
import { forgetEverything } from "#web/lib/storage.ts";
import {
  COLLECTION_LIMIT,
  collectionAtom,
  keepSigil,
  removeSigil,
  rereadCollection,
} from "#web/parts/collection/collection-store.ts";
import { type IssuedSigil, issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { DialogButton } from "#web/parts/opened-on-demand.tsx";
import { KeptLine } from "./kept-line.tsx";

const collection = onDemand(() => import("./collection-dialog.tsx"));

prepareGeneratorPage();

const OLDER = issue(ORDERS.chaos, new Date("2026-11-20T10:00:00Z"));
const NEWER = issue(ORDERS.planetary, new Date("2026-11-21T10:00:00Z"));

function listKept(): readonly IssuedSigil[] {
  rereadCollection();
  return getDefaultStore().get(collectionAtom);
}

describe("the store of the collection", () => {
  it("gives back what was kept, byte for byte, newest first", () => {
    keepSigil(NEWER);
    keepSigil(OLDER);
    expect(listKept()).toEqual([NEWER, OLDER]);
  });

  it.each(Object.values(ORDERS))("keeps the recipe of a $method sigil", (order) => {
    const sigil = issue(order);
    keepSigil(sigil);
    expect(listKept()[0]).toEqual(sigil);
  });

  it("keeps one sigil once", () => {
    keepSigil(OLDER);
    keepSigil(OLDER);
    expect(listKept()).toHaveLength(1);
  });

  it("lets the oldest make room", () => {
    keepSigil(OLDER);
    const [entry] = JSON.parse(localStorage.getItem("sigilCollection") ?? "");
    const many = Array.from({ length: COLLECTION_LIMIT }, (_, index) => ({
      ...entry,
      issuedAt: new Date(OLDER.issuedAt.getTime() - index * 1000).toISOString(),
    }));
    localStorage.setItem("sigilCollection", JSON.stringify(many));
    keepSigil(NEWER);
    const kept = listKept();
    expect(kept).toHaveLength(COLLECTION_LIMIT);
    expect(kept[0]).toEqual(NEWER);
  });

  it.each([
    ["no list", `{"a":1}`],
    ["no text that can be read", "{"],
    ["markup that is more than paths", JSON.stringify([{ issuedAt: "2026-11-21T10:00:00Z" }])],
  ])("is empty where the storage holds %s", (_case, text) => {
    localStorage.setItem("sigilCollection", text);
    expect(listKept()).toEqual([]);
  });

  it("lets no markup in but plain paths, and keeps the rest", () => {
    keepSigil(OLDER);
    keepSigil(NEWER);
    const entries = JSON.parse(localStorage.getItem("sigilCollection") ?? "");
    entries[0].answer.sigilData.svgPath = `<image href="x" onerror="alert(1)"/>`;
    localStorage.setItem("sigilCollection", JSON.stringify(entries));
    expect(listKept()).toEqual([OLDER]);
  });

  it("says so where the browser keeps nothing", () => {
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(keepSigil(OLDER)).toBe(false);
    expect(listKept()).toEqual([]);
  });

  it("is wiped with everything else", () => {
    keepSigil(OLDER);
    forgetEverything();
    expect(listKept()).toEqual([]);
  });

  it("takes a sigil out", () => {
    keepSigil(OLDER);
    keepSigil(NEWER);
    removeSigil(OLDER);
    expect(listKept()).toEqual([NEWER]);
  });
});

describe("the collection", () => {
  async function open(): Promise<HTMLElement> {
    renderPart(
      <DialogButton icon="book" label="Your collection" code={collection}>
        {({ CollectionDialog }, close) => <CollectionDialog onClose={close} />}
      </DialogButton>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Your collection" }));
    return screen.findByRole("dialog", { name: "Your collection" });
  }

  it("says what it is for while it is empty, and that it stays on this device", async () => {
    const dialog = await open();
    expect(dialog.textContent).toContain("Kept on this device only");
    expect(within(dialog).getByText(/Nothing is kept here yet/)).toBeTruthy();
  });

  describe("with two sigils", () => {
    beforeEach(() => {
      keepSigil(OLDER);
      keepSigil(NEWER);
    });

    it("lists them newest first", async () => {
      const dialog = await open();
      const entries = within(dialog).getAllByRole("listitem");
      expect(entries.map((entry) => entry.textContent)).toEqual([
        expect.stringContaining("Planetary"),
        expect.stringContaining("Chaos magick"),
      ]);
    });

    it("opens one again as the result, and closes", async () => {
      const dialog = await open();
      const [, second] = within(dialog).getAllByRole("button", { name: /^Open the sigil/ });
      if (!second) throw new Error("no second sigil");
      await userEvent.click(second);
      expect(getDefaultStore().get(issuedSigilAtom)).toEqual(OLDER);
      expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("puts the words of an opened one into an empty box, and overwrites none", async () => {
      for (const [typed, expected] of [
        ["", NEWER.recipe.intention],
        ["I am brave", "I am brave"],
      ] as const) {
        getDefaultStore().set(intentionDraftAtom, typed);
        const dialog = await open();
        const [first] = within(dialog).getAllByRole("button", { name: /^Open the sigil/ });
        if (!first) throw new Error("no first sigil");
        await userEvent.click(first);
        expect(getDefaultStore().get(intentionDraftAtom)).toBe(expected);
        cleanup();
      }
    });

    it("keeps the focus where it goes on after a deletion, and where that is taken back", async () => {
      const dialog = await open();
      const [first] = within(dialog).getAllByRole("button", { name: /^Delete the sigil/ });
      if (!first) throw new Error("no first sigil");
      await userEvent.click(first);
      expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Undo" }));
      await userEvent.keyboard("{Enter}");
      expect(document.activeElement).toBe(within(dialog).getAllByRole("button", { name: /^Open the sigil/ })[0]);
    });

    it("deletes one, and takes that back in its old place", async () => {
      const dialog = await open();
      const [first] = within(dialog).getAllByRole("button", { name: /^Delete the sigil/ });
      if (!first) throw new Error("no first sigil");
      await userEvent.click(first);
      expect(within(dialog).getAllByRole("listitem")).toHaveLength(1);
      expect(listKept()).toEqual([OLDER]);
      await userEvent.click(within(dialog).getByRole("button", { name: "Undo" }));
      expect(listKept()).toEqual([NEWER, OLDER]);
      expect(within(dialog).queryByRole("button", { name: "Undo" })).toBeNull();
    });
  });
});

describe("the line under a sigil", () => {
  it("says so where the browser can't keep it", async () => {
    renderPart(<KeptLine sigil={OLDER} />);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(await screen.findByText("This sigil could not be kept")).toBeTruthy();
  });

  it("says whether it is kept, and lets the visitor decide", async () => {
    keepSigil(OLDER);
    renderPart(<KeptLine sigil={OLDER} />);
    expect(screen.getByText("Kept in your collection, on this device only.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Don’t keep it" }));
    expect(listKept()).toEqual([]);
    expect(screen.getByText(/Not in your collection/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(listKept()).toEqual([OLDER]);
  });
});
