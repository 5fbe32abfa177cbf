import { PLANETARY_NUMBER } from "../../contract/methods.ts";
import { PLANET_NUMBERS, type PlanetId } from "../option-ids.ts";
import { type Intended, lookUp, type RequestKit, withoutSalt } from "./request-kit.ts";

/** The letters' numbers traced over a planet's magic square. */
export interface PlanetaryRequest extends Intended {
  readonly method: "planetary";
  readonly planet: PlanetId;
}

export const PLANETARY_REQUEST: RequestKit<PlanetaryRequest> = {
  number: PLANETARY_NUMBER,
  encodeOptions: ({ planet }) => [lookUp(PLANET_NUMBERS, planet)],
  getSalt: withoutSalt,
};
