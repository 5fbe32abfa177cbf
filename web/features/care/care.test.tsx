import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import {
  generateButton,
  intentionBox,
  prepareGeneratorPage,
  serve,
  serveSigils,
  toIssuedBody,
} from "#tests/support/generator.ts";
import { ORDERS } from "#tests/support/issued-sigils.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { Generator } from "#web/features/home/generator.tsx";
import type { SigilOrder } from "#web/parts/issued-sigil/issued-sigil.ts";
import "#web/parts/issued-sigil/request-sigil.ts";
import "#web/features/result/result-card.tsx";
import { checkOrder } from "./check-order.ts";
import "#web/parts/care/care-panel.tsx";

const DESPAIR = "I want to die";
const CARE = { kind: "self_harm", message: "Please talk to somebody: findahelpline.com lists lines." } as const;

const isCheckBroken = vi.hoisted(() => ({ current: false }));
/** Words that the check in the browser reads more simply than the server: null for as it is. */
const early = vi.hoisted((): { current: Care | "nothing" | null } => ({ current: null }));

vi.mock("./check-order.ts", async (importOriginal) => {
  const original = await importOriginal<typeof import("./check-order.ts")>();
  return {
    checkOrder: vi.fn<typeof checkOrder>((order) => {
      if (isCheckBroken.current) throw new Error("The check can't be had.");
      if (early.current === "nothing") return null;
      return early.current ?? original.checkOrder(order);
    }),
  };
});

prepareGeneratorPage();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  isCheckBroken.current = false;
  early.current = null;
});

async function ask(words: string): Promise<void> {
  renderPart(<Generator />);
  fireEvent.change(intentionBox(), { target: { value: words } });
  await userEvent.click(generateButton());
}

const findPanel = (): Promise<HTMLElement> => screen.findByRole("region", { name: "Before anything else" });
const goOn = (panel: HTMLElement) =>
  userEvent.click(within(panel).getByRole("button", { name: "Make the sigil all the same" }));

describe("care", () => {
  it("comes alone and before the sigil where words mean harm to oneself, and the words stay in the browser", async () => {
    const fetchMock = serveSigils();
    await ask(DESPAIR);
    const panel = await findPanel();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(
      within(panel)
        .getByRole("link", { name: /^findahelpline\.com/ })
        .getAttribute("href"),
    ).toBe("https://findahelpline.com");
    expect(within(panel).getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
    for (const chatter of [/^Generate/, /^Analyze/, /^Tutorial/]) {
      expect(screen.queryByRole("button", { name: chatter })).toBeNull();
    }
    expect(screen.queryByRole("radiogroup")).toBeNull();
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByRole("article")).toBeNull();
  });

  it("takes the focus, and is described by its message, so that it is heard at once", async () => {
    serveSigils();
    await ask(DESPAIR);
    const panel = await findPanel();
    expect(document.activeElement).toBe(panel);
    const described = panel.getAttribute("aria-describedby")?.split(" ") ?? [];
    const said = described.map((id) => document.getElementById(id)?.textContent).join(" ");
    expect(said).toMatch(/findahelpline\.com.*in danger right now/);
  });

  it("leads back to the words, which are as they were", async () => {
    serveSigils();
    await ask(DESPAIR);
    await userEvent.click(within(await findPanel()).getByRole("button", { name: "Back to my words" }));
    expect(screen.queryByRole("region", { name: "Before anything else" })).toBeNull();
    expect(intentionBox().value).toBe(DESPAIR);
    expect(document.activeElement).toBe(intentionBox());
  });

  it("lets the sigil be made by the visitor's own choice, without a cheer and without a plan, and does not ask again", async () => {
    const fetchMock = serve(async () => Response.json({ ...JSON.parse(toIssuedBody(DESPAIR)), care: CARE }));
    await ask(DESPAIR);
    await goOn(await findPanel());
    const card = await screen.findByRole("article", { name: "Your sigil" });
    expect(screen.queryByText("Sigil Generated!")).toBeNull();
    expect(within(card).queryByText(/activation plan/)).toBeNull();
    expect(within(card).getByRole("link", { name: /^findahelpline\.com/ })).toBeTruthy();
    await userEvent.click(generateButton());
    await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole("region", { name: "Before anything else" })).toBeNull();
  });

  it("takes the second half of a double click on Generate for no call and no choice", async () => {
    const fetchMock = serveSigils();
    await ask(DESPAIR);
    const panel = await findPanel();
    const isCalled = fireEvent.click(within(panel).getByRole("link", { name: "112" }), { detail: 2 });
    fireEvent.click(within(panel).getByRole("button", { name: "Make the sigil all the same" }), { detail: 2 });
    expect(isCalled).toBe(false);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("comes again for other words", async () => {
    serve(async () => Response.json({ ...JSON.parse(toIssuedBody(DESPAIR)), care: CARE }));
    await ask(DESPAIR);
    await goOn(await findPanel());
    await screen.findByRole("article", { name: "Your sigil" });
    fireEvent.change(intentionBox(), { target: { value: "I kill myself" } });
    await userEvent.click(generateButton());
    expect(await findPanel()).toBeTruthy();
  });

  it.each(["I kill my boss", "I am calm", "I kill it on stage"])("holds up no sigil of “%s”", async (words) => {
    const fetchMock = serveSigils();
    await ask(words);
    expect(await screen.findByText("Sigil Generated!")).toBeTruthy();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe("where the check can't be had in the browser", () => {
  beforeEach(() => {
    isCheckBroken.current = true;
  });

  it("a sigil is drawn as ever", async () => {
    serveSigils();
    await ask("I am calm");
    expect(await screen.findByText("Sigil Generated!")).toBeTruthy();
  });

  it("the server's answer brings care, and the sigil is held back until the visitor goes on", async () => {
    const fetchMock = serve(async () => Response.json({ ...JSON.parse(toIssuedBody(DESPAIR)), care: CARE }));
    await ask(DESPAIR);
    const panel = await findPanel();
    expect(screen.queryByRole("article", { name: "Your sigil" })).toBeNull();
    await goOn(panel);
    expect(await screen.findByRole("article", { name: "Your sigil" })).toBeTruthy();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe("the check of an order", () => {
  it.each<[string, SigilOrder, string | undefined]>([
    [
      "the intention before its wizard is answered",
      { ...ORDERS.chaos, method: "ancestral", intention: DESPAIR },
      "self_harm",
    ],
    [
      "the sentence that an ancestral sigil is drawn from",
      { ...ORDERS.ancestral, ancestralData: { ...ORDERS.ancestral.ancestralData, finalIntention: DESPAIR } },
      "self_harm",
    ],
    ["nothing in harmless words", ORDERS.ancestral, undefined],
  ])("hears %s", (_case, order, kind) => {
    expect(checkOrder(order)?.kind).toBe(kind);
  });
});

describe("where the check in the browser and the server differ, the server's verdict counts", () => {
  const answerWith = (care: Care | null) =>
    serve(async () => Response.json({ ...JSON.parse(toIssuedBody(DESPAIR)), care }));

  it("a sigil that only the server has care for is held back", async () => {
    early.current = "nothing";
    answerWith(CARE);
    await ask(DESPAIR);
    const panel = await findPanel();
    expect(screen.queryByRole("article", { name: "Your sigil" })).toBeNull();
    await goOn(panel);
    expect(await screen.findByRole("article", { name: "Your sigil" })).toBeTruthy();
  });

  it("a sigil that only the browser has care for has its plan after the panel", async () => {
    early.current = CARE;
    answerWith(null);
    await ask(DESPAIR);
    await goOn(await findPanel());
    const card = await screen.findByRole("article", { name: "Your sigil" });
    expect(within(card).queryByRole("link", { name: /^findahelpline\.com/ })).toBeNull();
  });
});
