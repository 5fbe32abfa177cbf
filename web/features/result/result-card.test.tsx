import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { isRingLetter, RING_SIGNS } from "#domain/sigils/ring-alphabet.ts";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { drawAs, engine } from "#tests/support/dom-engine.ts";
import {
  generateButton,
  intentionBox,
  prepareGeneratorPage,
  serve,
  serveSigils,
  toIssuedBody,
} from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { Generator } from "#web/features/home/generator.tsx";
import { issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { WRITING_MS } from "#web/ui/sigil/writing-times.ts";
import "#web/parts/issued-sigil/request-sigil.ts";
import "./result-card.tsx";

prepareGeneratorPage();

const INTENTION = "I am calm and clear";

beforeEach(() => {
  serveSigils();
});

async function generate(): Promise<HTMLElement> {
  renderPart(<Generator />);
  fireEvent.change(intentionBox(), { target: { value: INTENTION } });
  fireEvent.click(generateButton());
  return screen.findByRole("article", { name: "Your sigil" });
}

describe("an issued sigil", () => {
  it("says to a screen reader what was struck out and what remains", async () => {
    const result = await generate();
    expect(
      await within(result).findByText(
        `“${INTENTION}” with the vowels and the repeated letters struck out. What remains: M C L N D R.`,
      ),
    ).toBeTruthy();
  });

  it("shows each remaining letter with what it became", async () => {
    const result = await generate();
    const { gestures } = engine.draw({ method: "chaos", intention: INTENTION });
    await within(result).findByText(/struck out. What remains/);
    for (const { gesture } of gestures) expect(result.textContent).toContain(gesture.replaceAll("'", "’"));
  });

  it("teaches to read its ring: the visitor's letters with their signs, and the whole alphabet", async () => {
    const result = await generate();
    const letters = await within(result).findByRole("list", { name: "Your letters in the ring" });
    const { inscription } = engine.draw({ method: "chaos", intention: INTENTION });
    const named = inscription.map(({ letter }) => `${letter} ${isRingLetter(letter) ? RING_SIGNS[letter] : ""}`);
    expect(letters.textContent).toBe(named.join(""));
    await waitFor(() => expect(letters.querySelectorAll("path")).toHaveLength(inscription.length));
    expect(within(result).getByRole("list", { name: "The alphabet of the ring" }).children).toHaveLength(26);
  });

  it("says nothing of a ring that an earlier core drew", async () => {
    const { figure, seal, ground } = drawAs({ method: "chaos", intention: INTENTION }, 1);
    const body = JSON.parse(toIssuedBody(INTENTION));
    body.sigilData.svgPath = toSigilMarkup({ figure, seal, ground });
    delete body.coreVersion;
    serve(async () => new Response(JSON.stringify(body)));
    const result = await generate();
    expect(await within(result).findByRole("button", { name: "Replay" })).toBeTruthy();
    expect(within(result).queryByRole("heading", { name: "Read the ring" })).toBeNull();
  });

  it("writes itself, and again when it is asked to", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const result = await generate();
    const replay = await within(result).findByRole("button", { name: "Replay" });
    const sigil = (): HTMLElement => within(result).getByRole("img", { name: `Your sigil for “${INTENTION}”` });
    expect(sigil().querySelectorAll("mask").length).toBeGreaterThan(0);
    await act(() => vi.advanceTimersByTimeAsync(WRITING_MS + 100));
    expect(sigil().querySelectorAll("mask")).toHaveLength(0);
    fireEvent.click(replay);
    expect(sigil().querySelectorAll("mask").length).toBeGreaterThan(0);
  });

  it("shows the server's bytes alone where this page's core draws others", async () => {
    const body = JSON.parse(toIssuedBody(INTENTION));
    body.sigilData.svgPath = `<path d="M1 1h9"/><path d="M2 2v9"/>`;
    serve(async () => new Response(JSON.stringify(body)));
    const result = await generate();
    await within(result).findByText(/struck out. What remains/);
    const sigil = within(result).getByRole("img", { name: `Your sigil for “${INTENTION}”` });
    expect([...sigil.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toEqual(["M1 1h9", "M2 2v9"]);
    expect(within(result).queryByRole("button", { name: "Replay" })).toBeNull();
    expect(within(result).queryByRole("list", { name: "What each letter became" })).toBeNull();
  });

  it("stays what it is when the words change, and says so", async () => {
    const result = await generate();
    fireEvent.change(intentionBox(), { target: { value: "I am brave" } });
    expect(within(result).getByText(/Your words have changed since/)).toBeTruthy();
    expect(within(result).getByRole("img", { name: `Your sigil for “${INTENTION}”` })).toBeTruthy();
  });

  it("takes the focus", async () => {
    const result = await generate();
    await waitFor(() => expect(document.activeElement).toBe(result));
  });

  it("lies there again after a reload, without taking the focus, and no longer once it is taken out of the collection", async () => {
    const reload = (): void => {
      cleanup();
      getDefaultStore().set(issuedSigilAtom, null);
      renderPart(<Generator />);
    };
    await generate();
    reload();
    const result = await screen.findByRole("article", { name: "Your sigil" });
    expect(within(result).getByRole("img", { name: `Your sigil for “${INTENTION}”` })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(within(result).getByRole("button", { name: "Don’t keep it" }));
    reload();
    await import("#web/parts/collection/collection-store.ts");
    expect(screen.queryByRole("article", { name: "Your sigil" })).toBeNull();
    expect(screen.getByText(/Nothing is written yet/)).toBeTruthy();
  });

  it("is downloaded as its own file, and the page says so", async () => {
    const createObjectURL = vi.fn((_file: Blob) => "blob:sigil");
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    const result = await generate();
    await userEvent.click(within(result).getByRole("button", { name: "Download" }));
    expect(await screen.findByText("Download Complete")).toBeTruthy();
    expect(screen.getByText("Your sigil has been downloaded as an SVG file.")).toBeTruthy();
    const file = createObjectURL.mock.calls[0]?.[0];
    expect(file?.type).toContain("image/svg+xml");
    const link = click.mock.contexts[0];
    expect(link).toBeInstanceOf(HTMLAnchorElement);
    expect(link).toHaveProperty("download", expect.stringMatching(/^sigil-chaos-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.svg$/));
  });

  it("is copied as markup with its very paths where the browser takes no pictures, and says so", async () => {
    const user = userEvent.setup();
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const result = await generate();
    await user.click(within(result).getByRole("button", { name: "Copy" }));
    const { figure } = engine.draw({ method: "chaos", intention: INTENTION });
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(figure));
    expect(await within(result).findByRole("button", { name: "Copied as SVG code" })).toBeTruthy();
  });
});
