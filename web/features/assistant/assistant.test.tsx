import userEvent from "@testing-library/user-event";
import "./api.ts";
import "./assistant-panel.tsx";
import "./assistant-remarks.tsx";
import "./suggestion-picker.tsx";
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { type ReactElement, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AnalyzeIntentionResponse } from "#domain/contracts/intentions.ts";
import type { Analyst } from "#domain/intentions/intention-analysis.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { prepareGeneratorPage, serve } from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { IntentionStep } from "#web/features/intention/intention-step.tsx";
import { careShownAtom } from "#web/parts/care/care-shown.ts";
import { AssistantArea, AssistantBar } from "./assistant-area.tsx";
import { analystAtom, assistantChoiceAtom, findingAtom, wordsTakenAtom } from "./assistant-state.ts";
import { useAssistant } from "./use-assistant.ts";

const DRAFT = "I try not to be afraid of Anna";

const ANALYSIS: AnalyzeIntentionResponse = {
  care: null,
  clarity: 4,
  specificity: 3.2,
  magicalPotency: 2,
  overallScore: 1.9,
  clarityFeedback: { reason: "One wish.", suggestions: ["Say it in the present tense."] },
  specificityFeedback: { reason: "No place is named.", suggestions: ["Say where."] },
  magicalPotencyFeedback: { reason: "A hedge weakens it.", suggestions: ["Say where."] },
  overallFeedback: { reason: "It fights instead of wishing.", suggestions: [] },
  issues: ["It names what you flee."],
  strengths: ["It is yours."],
  refinedIntention: "I am at ease with Anna",
  recommendedMethod: "planetary",
  methodReason: "Venus rules friendship.",
  alternativePhrasings: ["Ease is mine", "I stand at ease", "My ease grows"],
  magicalAdvice: "Write it once by hand.",
  analyst: "embedded",
  notes: [{ kind: "name", message: "A name: Anna." }],
};

const onMethod = vi.fn<(method: SigilMethod) => void>();

function Step({ tier }: { readonly tier: Tier }): ReactElement {
  const [draft, setDraft] = useState(DRAFT);
  const assistant = useAssistant(draft, setDraft);
  return (
    <IntentionStep
      draft={draft}
      onChange={setDraft}
      onSubmit={() => {}}
      tier={tier}
      isUnderWay={false}
      tools={<AssistantBar assistant={assistant} draft={draft} />}
      plan={undefined}
    >
      <AssistantArea assistant={assistant} draft={draft} tier={tier} onMethod={onMethod} />
    </IntentionStep>
  );
}

/** An assistant that reads everything alike; returns what it was sent. */
function serveAssistant({
  analyst = "embedded",
  analysis = () => Response.json(ANALYSIS),
}: {
  analyst?: Analyst;
  analysis?: () => Response | Promise<Response>;
} = {}): readonly string[] {
  const sent: string[] = [];
  serve(async (url, init) => {
    if (String(url).endsWith("/assistant")) return Response.json({ analyst });
    sent.push(String(init?.body));
    if (String(url).endsWith("/suggestions")) {
      return Response.json({ suggestions: ["I earn with ease", ["I save a tenth"]] });
    }
    return analysis();
  });
  return sent;
}

const box = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>("textbox");
const toggle = (): HTMLInputElement => screen.getByRole<HTMLInputElement>("switch", { name: "AI Assistant" });
const analyzeButton = (): HTMLButtonElement => screen.getByRole<HTMLButtonElement>("button", { name: /^Analyz/ });

async function analyze(tier: Tier = "free"): Promise<HTMLElement> {
  renderPart(<Step tier={tier} />);
  await userEvent.click(analyzeButton());
  return screen.findByRole("region", { name: "AI Assistant" });
}

prepareGeneratorPage();

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(async () => {
  onMethod.mockReset();
  await act(async () => {
    getDefaultStore().set(findingAtom, null);
    getDefaultStore().set(analystAtom, null);
    getDefaultStore().set(assistantChoiceAtom, null);
    getDefaultStore().set(wordsTakenAtom, { replaced: [], taken: null });
  });
});

describe("the assistant's switch", () => {
  it("takes the assistant's buttons away, and is remembered on this device", async () => {
    serveAssistant();
    renderPart(<Step tier="free" />);
    expect(toggle().checked).toBe(true);
    await userEvent.click(toggle());
    expect(screen.queryByRole("button", { name: "Analyze" })).toBeNull();
    expect(localStorage.getItem("assistant")).toBe("off");
    await userEvent.click(toggle());
    expect(screen.getByRole("button", { name: "Analyze" })).toBeTruthy();
  });

  it("says beside it that our own analyst reads, before anything is sent", async () => {
    const sent = serveAssistant();
    renderPart(<Step tier="free" />);
    await userEvent.hover(analyzeButton());
    expect(await screen.findByText(/set of written rules and no language model/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it("is off where a language model would read, until the visitor switches it on", async () => {
    const sent = serveAssistant({ analyst: "model" });
    renderPart(<Step tier="free" />);
    await userEvent.hover(analyzeButton());
    expect(await screen.findByText(/go to it only once you switch it on/)).toBeTruthy();
    expect(toggle().checked).toBe(false);
    await userEvent.click(toggle());
    await userEvent.click(analyzeButton());
    expect(await screen.findByRole("region", { name: "AI Assistant" })).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it("sends nothing to a language model that shows itself only at the click", async () => {
    const sent = serveAssistant({ analyst: "model" });
    renderPart(<Step tier="free" />);
    fireEvent.click(analyzeButton());
    expect(await screen.findByText("The assistant is a language model")).toBeTruthy();
    expect(sent).toEqual([]);
    expect(toggle().checked).toBe(false);
  });
});

describe("analyzing", () => {
  it.each([
    ["without words", "", true],
    ["with nothing but space", "   ", true],
    ["with words", "I am calm", false],
  ])("is offered or not %s", (_case, words, isDisabled) => {
    serveAssistant();
    renderPart(<Step tier="free" />);
    fireEvent.change(box(), { target: { value: words } });
    expect(analyzeButton().disabled).toBe(isDisabled);
  });

  it("is not asked for twice while the first answer is on its way", async () => {
    let answer = (_response: Response): void => {};
    const sent = serveAssistant({ analysis: () => new Promise((resolve) => (answer = resolve)) });
    renderPart(<Step tier="free" />);
    await userEvent.click(analyzeButton());
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(analyzeButton().textContent).toContain("Analyzing");
    await userEvent.click(analyzeButton());
    expect(sent).toHaveLength(1);
    answer(Response.json(ANALYSIS));
    expect(await screen.findByRole("region", { name: "AI Assistant" })).toBeTruthy();
  });

  it("shows each score with its label, and says which method it would take", async () => {
    serveAssistant();
    const panel = await analyze();
    expect(await screen.findByText("The AI suggests using the planetary method for your intention.")).toBeTruthy();
    const labels = [...panel.querySelectorAll("b[data-label]")].map(({ textContent }) => textContent);
    expect(labels).toEqual(["Needs Work", "Excellent", "Good", "Fair"]);
    const bars = [...panel.querySelectorAll<HTMLElement>(".gauge > i")].map(({ style }) => style.width);
    expect(bars).toEqual(["80%", "64%", "40%"]);
    for (const sentence of ["It is yours.", "It names what you flee.", "Write it once by hand."]) {
      expect(within(panel).getByText(sentence)).toBeTruthy();
    }
    expect(within(panel).getAllByText("Say where.")).toHaveLength(1);
  });

  it.each<[Tier, boolean]>([
    ["free", true],
    ["advanced", false],
  ])("in the tier %s notes personal words or lets them be", async (tier, isNoted) => {
    serveAssistant();
    const panel = await analyze(tier);
    expect(within(panel).queryByText("A name: Anna.") !== null).toBe(isNoted);
  });

  it("hands on the method that the visitor chooses to follow", async () => {
    serveAssistant();
    const panel = await analyze();
    await userEvent.click(within(panel).getByRole("button", { name: "Choose this method" }));
    expect(onMethod).toHaveBeenCalledWith("planetary");
  });

  it("takes the refined words into the box, and puts the visitor's own back", async () => {
    serveAssistant();
    const panel = await analyze();
    await userEvent.click(within(panel).getByRole("button", { name: "Use this version" }));
    expect(box().value).toBe("I am at ease with Anna");
    await userEvent.click(within(panel).getByRole("button", { name: "Use: Ease is mine" }));
    expect(box().value).toBe("Ease is mine");
    await userEvent.click(screen.getByRole("button", { name: "Put them back" }));
    expect(box().value).toBe(DRAFT);
  });

  it.each([
    ["the same words", DRAFT],
    ["the same words with a full stop", `${DRAFT}.`],
  ])("offers no refined version where it is %s", async (_case, refinedIntention) => {
    serveAssistant({ analysis: () => Response.json({ ...ANALYSIS, refinedIntention }) });
    const panel = await analyze();
    expect(within(panel).queryByText("A refined version")).toBeNull();
    expect(within(panel).queryByRole("button", { name: "Use this version" })).toBeNull();
    expect(within(panel).getByRole("button", { name: "Use: Ease is mine" })).toBeTruthy();
  });

  it("loses none of the visitor's own words, however often other ones are taken", async () => {
    serveAssistant();
    const panel = await analyze();
    await userEvent.click(within(panel).getByRole("button", { name: "Use this version" }));
    fireEvent.change(box(), { target: { value: "I am brave" } });
    await userEvent.click(within(panel).getByRole("button", { name: "Use: Ease is mine" }));
    await userEvent.click(screen.getByRole("button", { name: "Put them back" }));
    expect(box().value).toBe("I am brave");
    await userEvent.click(screen.getByRole("button", { name: "Put them back" }));
    expect(box().value).toBe(DRAFT);
    await userEvent.click(screen.getByRole("button", { name: "Put them back" }));
    expect(box().value).toBe("I am brave");
  });

  it("comes into view when it is new, and lies where it lay for who comes back to the page", async () => {
    serveAssistant();
    await analyze();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
    cleanup();
    renderPart(<Step tier="free" />);
    await screen.findByRole("region", { name: "AI Assistant" });
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it("says so where the words have changed since they were read", async () => {
    serveAssistant();
    const panel = await analyze();
    expect(within(panel).queryByText(/Your words have changed since/)).toBeNull();
    fireEvent.change(box(), { target: { value: "I am brave" } });
    expect(within(panel).getByText(/Your words have changed since/)).toBeTruthy();
  });

  it("tells what went wrong, and keeps the words", async () => {
    serveAssistant({
      analysis: () => Response.json({ code: "too_many_requests", message: "Please wait a minute." }, { status: 429 }),
    });
    renderPart(<Step tier="free" />);
    await userEvent.click(analyzeButton());
    expect(await screen.findByText("Analysis Failed")).toBeTruthy();
    expect(screen.getByText("Please wait a minute.")).toBeTruthy();
    expect(box().value).toBe(DRAFT);
  });
});

/** What the assistant answers where it judges nothing. */
const UNJUDGED: AnalyzeIntentionResponse = {
  ...ANALYSIS,
  clarity: null,
  specificity: null,
  magicalPotency: null,
  overallScore: null,
  clarityFeedback: null,
  specificityFeedback: null,
  magicalPotencyFeedback: null,
  overallFeedback: null,
  issues: [],
  strengths: [],
  refinedIntention: null,
  recommendedMethod: null,
  methodReason: null,
  alternativePhrasings: [],
  magicalAdvice: null,
  notes: [],
};
const AIM = "I am safe and at peace";
const HARM: AnalyzeIntentionResponse = {
  ...UNJUDGED,
  care: { kind: "harm", message: "These words would hurt somebody." },
  refinedIntention: AIM,
};

describe("words that mean harm to somebody else", () => {
  it("get one plain sentence: no scores, ticks, alternatives or method", async () => {
    serveAssistant({ analysis: () => Response.json(HARM) });
    const panel = await analyze();
    expect(within(panel).getByText("These words would hurt somebody.")).toBeTruthy();
    expect(panel.querySelectorAll("b[data-label], .gauge, .sightings li, .words-list li")).toHaveLength(0);
    expect(within(panel).queryByText(/Recommended method|Advice|of 5/)).toBeNull();
    expect(screen.queryByText("Method Recommended")).toBeNull();
  });

  it("are heard by a screen reader in a region that was there before", async () => {
    serveAssistant({ analysis: () => Response.json(HARM) });
    renderPart(<Step tier="free" />);
    const regions = screen.getAllByRole("status");
    await userEvent.click(analyzeButton());
    await screen.findByRole("region", { name: "AI Assistant" });
    expect(regions.map(({ textContent }) => textContent)).toContain("These words would hurt somebody.");
  });

  it("can be replaced by an aim of the visitor's own, and put back", async () => {
    serveAssistant({ analysis: () => Response.json(HARM) });
    const panel = await analyze();
    await userEvent.click(within(panel).getByRole("button", { name: "Use this instead" }));
    expect(box().value).toBe(AIM);
    expect(within(panel).getByText(/Your words have changed since/)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Put them back" }));
    expect(box().value).toBe(DRAFT);
  });

  it("stand alone where no aim fits", async () => {
    serveAssistant({ analysis: () => Response.json({ ...HARM, refinedIntention: null }) });
    const panel = await analyze();
    expect(within(panel).queryByRole("button")).toBeNull();
  });
});

it("words that mean harm to oneself leave no panel of the assistant, and care is shown in the worksheet's place", async () => {
  const care = { kind: "self_harm", message: "Please talk to somebody." } as const;
  serveAssistant({ analysis: () => Response.json({ ...UNJUDGED, care }) });
  renderPart(<Step tier="free" />);
  await userEvent.click(analyzeButton());
  await vi.waitFor(() => expect(getDefaultStore().get(careShownAtom)).toEqual({ care, intention: DRAFT, sigil: null }));
  expect(screen.queryByRole("region", { name: "AI Assistant" })).toBeNull();
  expect(screen.queryByText("Method Recommended")).toBeNull();
});

it("words that can't be read get a plain note and no scores", async () => {
  const notes = [{ kind: "language", message: "Our analyst reads English only." }] as const;
  const reason = { recommendedMethod: "chaos", methodReason: "It takes any script.", magicalAdvice: "Look at it." };
  serveAssistant({ analysis: () => Response.json({ ...UNJUDGED, ...reason, notes }) });
  const panel = await analyze("advanced");
  expect(within(panel).getByText("Our analyst reads English only.")).toBeTruthy();
  expect(panel.querySelectorAll("b[data-label], .gauge, .words-list li")).toHaveLength(0);
  expect(within(panel).queryByText(/What we saw|Other ways to say it/)).toBeNull();
  expect(screen.queryByText("Method Recommended")).toBeNull();
});

describe("suggestions", () => {
  it("of one field of life come as one list, ready to be taken", async () => {
    const sent = serveAssistant();
    renderPart(<Step tier="free" />);
    await userEvent.click(screen.getByRole("button", { name: "Suggestions" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Wealth" }));
    await userEvent.click(await screen.findByRole("button", { name: "Use: I save a tenth" }));
    expect(sent).toEqual([JSON.stringify({ category: "wealth" })]);
    expect(box().value).toBe("I save a tenth");
  });

  it("that can't be fetched can be asked for again", async () => {
    serve(async () => Response.json({ code: "internal_error", message: "Our side failed." }, { status: 500 }));
    renderPart(<Step tier="free" />);
    await userEvent.click(screen.getByRole("button", { name: "Suggestions" }));
    await userEvent.click(await screen.findByRole("radio", { name: "Love" }));
    expect(await screen.findByText("Our side failed.")).toBeTruthy();
    serveAssistant();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("I earn with ease")).toBeTruthy();
  });
});
