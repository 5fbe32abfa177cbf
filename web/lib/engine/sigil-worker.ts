import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { instantiateSigilEngine } from "#sigil-core/host/engine.ts";
import type { FromWorker, ToWorker } from "./engine.ts";

let engine: SigilEngine | null = null;

function respond(message: ToWorker): FromWorker | null {
  if (message.kind === "core") {
    engine = instantiateSigilEngine(message.module);
    return null;
  }
  if (!engine) return { kind: "refused", id: message.id, reason: "the core has not arrived" };
  try {
    return { kind: "drawn", id: message.id, drawing: engine.draw(message.request) };
  } catch (error) {
    return { kind: "refused", id: message.id, reason: String(error) };
  }
}

addEventListener("message", (event: MessageEvent<ToWorker>) => {
  const reply = respond(event.data);
  if (reply) postMessage(reply);
});
