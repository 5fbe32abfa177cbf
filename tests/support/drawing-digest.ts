import { toSigilMarkup } from "#domain/sigils/sigil-markup.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { DrawingRequest } from "#sigil-core/host/drawing-request.ts";

/** What must be the same wherever a recipe is drawn: SHA-256, in hex. */
export interface DrawingDigest {
  readonly request: DrawingRequest;
  /** Of the picture, as it is issued. */
  readonly markup: string;
  /** Of everything that the core says of the drawing. */
  readonly drawing: string;
}

/** Digests a drawing with nothing but what Node, workerd and browsers share. */
export async function digestDrawing(request: DrawingRequest, drawing: Drawing): Promise<DrawingDigest> {
  return {
    request,
    markup: await digestText(toSigilMarkup(drawing)),
    drawing: await digestText(JSON.stringify(drawing)),
  };
}

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export async function digestText(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** A recipe that a released core drew, and the SHA-256 of the picture as it was issued: never written again. */
export interface FrozenDrawing {
  readonly request: DrawingRequest;
  readonly markup: string;
}
