import { ANCESTRAL_NUMBER } from "../../contract/methods.ts";
import {
  CANDLE_NUMBERS,
  type CandleColor,
  CULTURE_NUMBERS,
  type CultureId,
  MOTIF_NUMBERS,
  type MotifId,
} from "../option-ids.ts";
import { type Intended, lookUp, type RequestKit } from "./request-kit.ts";

/** Letters and motifs of one culture. */
export interface AncestralRequest extends Intended {
  readonly method: "ancestral";
  readonly culture: CultureId;
  readonly candle: CandleColor;
  /** 1 to 9 different ones, the most important first. */
  readonly motifs: readonly MotifId[];
  /** Free text that makes the drawing its own; at most 8192 bytes as UTF-8. */
  readonly salt: string;
}

export const ANCESTRAL_REQUEST: RequestKit<AncestralRequest> = {
  number: ANCESTRAL_NUMBER,
  encodeOptions: ({ culture, candle, motifs }) => [
    lookUp(CULTURE_NUMBERS, culture),
    lookUp(CANDLE_NUMBERS, candle),
    motifs.length,
    ...motifs.map((motif) => lookUp(MOTIF_NUMBERS, motif)),
  ],
  getSalt: ({ salt }) => salt,
};
