import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { engine } from "#tests/support/dom-engine.ts";
import {
  generateButton,
  intentionBox,
  prepareGeneratorPage,
  SERVER_STEPS,
  serve,
  serveSigils,
  toIssuedBody,
} from "#tests/support/generator.ts";
import { renderPart } from "#tests/support/render-part.tsx";
import { Generator } from "./generator.tsx";
import "#web/parts/issued-sigil/request-sigil.ts";
import "#web/features/result/result-card.tsx";

prepareGeneratorPage();

function write(text: string): void {
  fireEvent.change(intentionBox(), { target: { value: text } });
}

describe("the intention box", () => {
  it.each([
    ["an emoji as one character", "🙂🙂", "2 / 500"],
    ["no space around the words", "  I am  ", "4 / 500"],
    ["nothing as nothing", "", "0 / 500"],
  ])("counts %s", async (_rule, text, count) => {
    renderPart(<Generator />);
    write(text);
    expect(screen.getByText(count)).toBeTruthy();
  });

  it("shows the sigil of the words while they are being written", async () => {
    renderPart(<Generator />);
    write("I am calm");
    const preview = await screen.findByRole("img", { name: "Preview of the sigil for “I am calm”" });
    const { seal, figure } = engine.draw({ method: "chaos", intention: "I am calm" });
    expect([...preview.querySelectorAll("path")].map((path) => path.getAttribute("d"))).toEqual([seal, figure]);
  });

  it("keeps an over-long text whole, says by how much it is too long, and asks nothing of the server", async () => {
    const fetchMock = serveSigils();
    const text = "a".repeat(501);
    renderPart(<Generator />);
    write(text);
    expect(screen.getByText(/1 character too long/)).toBeTruthy();
    await userEvent.click(generateButton());
    expect(fetchMock).not.toHaveBeenCalled();
    expect(intentionBox().value).toBe(text);
    expect(document.activeElement).toBe(intentionBox());
  });
});

describe("generating", () => {
  it("refuses an empty intention in words, and asks nothing of the server", async () => {
    const fetchMock = serveSigils();
    renderPart(<Generator />);
    write("   ");
    await userEvent.click(generateButton());
    expect(await screen.findByText("Intention Required")).toBeTruthy();
    expect(screen.getByText("Please enter your intention before generating a sigil.")).toBeTruthy();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("sends the trimmed words with the free method", async () => {
    const fetchMock = serveSigils();
    renderPart(<Generator />);
    write("  I am calm ");
    await userEvent.click(generateButton());
    await screen.findByText("Sigil Generated!");
    expect(JSON.parse(String(fetchMock.mock.calls[0]?.[1]?.body))).toEqual({
      intention: "I am calm",
      method: "chaos",
      tier: "free",
    });
  });

  it("is started by Ctrl and Enter in the box", async () => {
    serveSigils();
    renderPart(<Generator />);
    write("I am calm");
    fireEvent.keyDown(intentionBox(), { key: "Enter", ctrlKey: true });
    expect(await screen.findByText("Sigil Generated!")).toBeTruthy();
  });

  it("is busy until the answer comes, and orders nothing twice", async () => {
    const answer = Promise.withResolvers<Response>();
    const fetchMock = serve(() => answer.promise);
    renderPart(<Generator />);
    write("I am calm");
    await userEvent.dblClick(generateButton());
    await waitFor(() => expect(generateButton().textContent).toBe("Drawing your sigil"));
    fireEvent.keyDown(intentionBox(), { key: "Enter", ctrlKey: true });
    answer.resolve(new Response(toIssuedBody("I am calm")));
    await screen.findByText("Sigil Generated!");
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(generateButton().textContent).toBe("Generate Your Sigil");
  });

  it.each([
    [
      "the server's own words",
      429,
      `{"code":"rate_limited","message":"Please wait a minute."}`,
      "Please wait a minute.",
    ],
    ["a plain sentence where the server gave none", 200, `{}`, "Failed to generate sigil. Please try again."],
  ])("says in %s why it failed, and keeps what was written", async (_rule, status, body, words) => {
    serve(async () => new Response(body, { status }));
    renderPart(<Generator />);
    write("I am calm");
    await userEvent.click(generateButton());
    expect(await screen.findByText("Generation Failed")).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
    expect(intentionBox().value).toBe("I am calm");
  });

  it("takes an old failure from the page as soon as it is tried again", async () => {
    const answers = [() => new Response("{}", { status: 500 }), () => new Promise<Response>(() => {})];
    serve(async () => answers.shift()?.() ?? Response.error());
    renderPart(<Generator />);
    write("I am calm");
    await userEvent.click(generateButton());
    expect(await screen.findByText("Generation Failed")).toBeTruthy();
    await userEvent.click(generateButton());
    await waitFor(() => expect(screen.queryByText("Generation Failed")).toBeNull());
    expect(generateButton().textContent).toBe("Drawing your sigil");
  });

  it("says what to do without a network", async () => {
    serve(() => Promise.reject(new TypeError("Failed to fetch")));
    renderPart(<Generator />);
    write("I am calm");
    await userEvent.click(generateButton());
    expect(await screen.findByText(/check your connection, then try again/)).toBeTruthy();
  });

  it("shows no markup but plain paths, whatever the server sends", async () => {
    const body = JSON.parse(toIssuedBody("I am calm"));
    body.sigilData.svgPath = `<image href="x" onerror="alert(1)"/>`;
    serve(async () => new Response(JSON.stringify(body)));
    renderPart(<Generator />);
    write("I am calm");
    await userEvent.click(generateButton());
    expect(await screen.findByText("Failed to generate sigil. Please try again.")).toBeTruthy();
  });

  it("tells how the sigil was made in the server's words", async () => {
    serveSigils();
    renderPart(<Generator />);
    write("I am calm");
    await userEvent.click(generateButton());
    const result = await screen.findByRole("article", { name: "Your sigil" });
    for (const step of SERVER_STEPS) expect(result.textContent).toContain(step);
  });
});
