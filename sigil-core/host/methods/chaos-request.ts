import { CHAOS_NUMBER } from "../../contract/methods.ts";
import { type Intended, type RequestKit, withoutSalt } from "./request-kit.ts";

/** After A. O. Spare: letters as gestures on a spine. */
export interface ChaosRequest extends Intended {
  readonly method: "chaos";
}

export const CHAOS_REQUEST: RequestKit<ChaosRequest> = {
  number: CHAOS_NUMBER,
  encodeOptions: () => [],
  getSalt: withoutSalt,
};
