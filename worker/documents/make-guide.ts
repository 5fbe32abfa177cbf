import type { SigilEngine } from "#sigil-core/host/engine.ts";
import { composeGuide, type GuideOrder } from "./compose-guide.ts";

/** Composes the activation guide in the fonts of the build, which are loaded when the first one is made. */
export async function makeGuide(engine: SigilEngine, order: GuideOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { BUNDLED_FONTS } = await import("./fonts/bundled-fonts.ts");
  return composeGuide(engine, BUNDLED_FONTS, order);
}
