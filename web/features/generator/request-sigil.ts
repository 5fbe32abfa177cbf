import {
  type GenerateSigilRequest,
  type GenerateSigilResponse,
  generateSigil,
  type SigilData,
} from "#domain/contracts/sigils.ts";
import type { Care } from "#domain/intentions/intention-analysis.ts";
import type { Tier } from "#domain/orders/tier.ts";
import type { CandleColor } from "#domain/sigils/ancestral.ts";
import type { SigilMethod } from "#domain/sigils/method.ts";
import { parseSigilMarkup, type SigilPaths } from "#domain/sigils/sigil-markup.ts";
import { callEndpoint } from "#web/lib/api-client.ts";
import { planOrder } from "./plan-order.ts";

/** What the visitor asks for: the words, the method, and what the method's wizard has gathered. */
export interface SigilOrder
  extends Pick<GenerateSigilRequest, "planetaryOptions" | "customOptions" | "ancestralData" | "elementalData"> {
  readonly intention: string;
  readonly method: SigilMethod;
  readonly tier: Tier;
}

/** A sigil that the server has drawn, with the words that it belongs to. */
export interface IssuedSigil {
  /** What it was drawn from, and can be drawn from again. */
  readonly order: SigilOrder;
  /** The server's whole account of it. */
  readonly data: SigilData;
  /** The words that were drawn: an ancestral sigil's final intention goes before the first one. */
  readonly intention: string;
  readonly method: SigilMethod;
  /** The server's own path data, byte for byte. */
  readonly paths: SigilPaths;
  /** The candle that tints an ancestral mark; null for every other. */
  readonly candle: CandleColor | null;
  /** The letters that remained after the reduction. */
  readonly processedText: string;
  /** Sentences that tell how it was made. */
  readonly steps: readonly string[];
  /** What is said of words that mean harm; null where they mean none. */
  readonly care: Care | null;
  readonly issuedAt: Date;
}

/** Has the server draw a sigil; throws `ApiError` or `NetworkError`, and refuses markup that is not two plain paths. */
export async function requestSigil(order: SigilOrder): Promise<IssuedSigil> {
  return toIssuedSigil(order, await callEndpoint(generateSigil, { body: order }), new Date());
}

/** A sigil from its order and the server's answer; throws where its markup is not plain paths. */
export function toIssuedSigil(
  order: SigilOrder,
  { sigilData, processedText, care }: GenerateSigilResponse,
  issuedAt: Date,
): IssuedSigil {
  const paths = parseSigilMarkup(sigilData.svgPath);
  if (!paths) throw new Error("The server’s sigil is not made of plain paths.");
  const plan = planOrder(order);
  return {
    order,
    data: sigilData,
    intention: plan?.intention ?? order.intention,
    method: sigilData.method,
    paths,
    candle: plan?.method === "ancestral" ? plan.candle : null,
    processedText,
    steps: sigilData.steps,
    care,
    issuedAt,
  };
}
