import { findCare } from "#domain/intentions/care.ts";
import type { AssistantAnswer, IntentionAnalysis } from "#domain/intentions/intention-analysis.ts";
import { listPersonalNotes } from "#domain/intentions/personal-information.ts";
import type { Assistant } from "#worker/ports/assistant.ts";
import { composeInputs, readAnalysis } from "./model-messages.ts";

/** How long a model may take: a person waits for the response. */
const TIME_LIMIT_MS = 8000;

/** Why a model returned no analysis. */
export type ModelFailure = "timed_out" | "failed" | "invalid_answer";

/** What the assistant by a model needs. */
export interface WorkersAiAssistantDeps {
  readonly model: ModelBinding;
  /** Takes over where the model can't. */
  readonly fallback: Assistant;
  /** Told of each failure, and of nothing that was written. */
  readonly report: (failure: ModelFailure) => void;
  readonly timeLimitMs?: number;
}

/** A language model of Workers AI, and another assistant for when it is too slow, fails or returns something else. */
export class WorkersAiAssistant implements Assistant {
  readonly analyst = "model";
  readonly #deps: WorkersAiAssistantDeps;

  constructor(deps: WorkersAiAssistantDeps) {
    this.#deps = deps;
  }

  async analyze(intention: string): Promise<AssistantAnswer> {
    // Words of harm go to no model: they need our own response, the same each time.
    if (findCare(intention)) return this.#deps.fallback.analyze(intention);
    const outcome = await this.#ask(intention);
    if (typeof outcome !== "string") {
      return { ...outcome, care: null, analyst: "model", notes: listPersonalNotes(intention) };
    }
    this.#deps.report(outcome);
    return this.#deps.fallback.analyze(intention);
  }

  async #ask(intention: string): Promise<IntentionAnalysis | ModelFailure> {
    const { model, timeLimitMs = TIME_LIMIT_MS } = this.#deps;
    const signal = AbortSignal.timeout(timeLimitMs);
    try {
      // The binding may ignore the signal, so the wait ends by itself as well.
      const rawOutput = await Promise.race([model.run(MODEL, composeInputs(intention), { signal }), rejectAt(signal)]);
      return readAnalysis(intention, rawOutput) ?? "invalid_answer";
    } catch {
      // What was thrown can quote the intention, so it goes no further.
      return signal.aborted ? "timed_out" : "failed";
    }
  }
}

function rejectAt(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/** The part of the platform's `AI` binding that is used. */
export interface ModelBinding {
  run(model: string, inputs: Record<string, unknown>, options?: { readonly signal?: AbortSignal }): Promise<unknown>;
}

/** The model that is asked: of those that can keep to a JSON schema, the one that writes best. */
const MODEL = "@cf/meta/llama-3.3-70b-instruct-fp8-fast";
