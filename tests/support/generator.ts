import { act, configure, screen } from "@testing-library/react";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, vi } from "vitest";
import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import { pickedMethodAtom } from "#web/features/methods/use-method-choice.ts";
import { finishedWizardsAtom, openWizardAtom } from "#web/features/methods/wizard/wizard-state.ts";
import { browserSource, browserSymbols } from "#web/lib/engine/engine.ts";
import { drawingSourceAtom } from "#web/lib/engine/use-drawing.ts";
import { symbolSourceAtom } from "#web/lib/engine/use-symbol.ts";
import { intentionDraftAtom } from "#web/lib/intention.ts";
import { keepSessionText, STORAGE_KEYS } from "#web/lib/storage.ts";
import { careShownAtom, careTakenAtom } from "#web/parts/care/care-shown.ts";
import { rereadCollection } from "#web/parts/collection/collection-store.ts";
import { issuedSigilAtom } from "#web/parts/issued-sigil/issued-sigil.ts";
import { drawAs, engine } from "./dom-engine.ts";

// The first use of a part that is fetched on demand has to wait for its module, on a busy machine for seconds.
configure({ asyncUtilTimeout: 5000 });

/** The steps that the pretended server tells. */
export const SERVER_STEPS = ["Vowels were struck out.", "Six letters remain."] as const;

/** Has every test of a file begin with an empty box and a core that draws. */
export function prepareGeneratorPage(): void {
  beforeEach(() => {
    rereadCollection();
    getDefaultStore().set(drawingSourceAtom, { draw: async (request, coreVersion) => drawAs(request, coreVersion) });
    getDefaultStore().set(symbolSourceAtom, { drawSymbol: async (request) => engine.drawSymbol(request) });
  });
  afterEach(async () => {
    await act(async () => {
      getDefaultStore().set(intentionDraftAtom, "");
      getDefaultStore().set(issuedSigilAtom, null);
      getDefaultStore().set(careShownAtom, null);
      getDefaultStore().set(careTakenAtom, null);
      getDefaultStore().set(pickedMethodAtom, null);
      getDefaultStore().set(openWizardAtom, null);
      getDefaultStore().set(finishedWizardsAtom, null);
      getDefaultStore().set(drawingSourceAtom, browserSource);
      getDefaultStore().set(symbolSourceAtom, browserSymbols);
    });
    keepSessionText(STORAGE_KEYS.lastSigil, "");
    vi.unstubAllGlobals();
  });
}

/** The body of an issued sigil as the server sends it. */
export function toIssuedBody(intention: string): string {
  const drawing = engine.draw({ method: "chaos", intention });
  return JSON.stringify({
    sigilData: {
      method: "chaos",
      svgPath: toSigilMarkup(drawing),
      symbols: [...drawing.processedText],
      steps: SERVER_STEPS,
    },
    processedText: drawing.processedText,
    coreVersion: drawing.coreVersion,
  });
}

/** A server that draws what it is asked for; returns its mock. */
export function serveSigils(): ReturnType<typeof vi.fn<typeof fetch>> {
  return serve(async (_url, init) => new Response(toIssuedBody(JSON.parse(String(init?.body)).intention)));
}

/** A server that responds as it is told to. */
export function serve(answer: typeof fetch): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetchMock = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetchMock);
  return fetchMock;
}

/** The box that takes the intention. */
export function intentionBox(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your intention" });
}

/** The button that has the sigil drawn, also while it is being drawn. */
export function generateButton(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>("button", { name: /Generate Your Sigil|Drawing your sigil/ });
}
