import { listSigns } from "./list-signs.ts";
import { type Likelihood, toLikelihood } from "./strengths.ts";
import { makeSignWeigher } from "./weigh-signs.ts";
import { SIGNS } from "./weights-early.gen.ts";

const weighSigns = makeSignWeigher(SIGNS);

/** How likely a text means harm, by its signs alone: what the browser has. The server reads the words in their order too, and its verdict counts. */
export function weighText(text: string): Likelihood {
  return toLikelihood(weighSigns(listSigns(text)));
}
