import { listSigns } from "./list-signs.ts";
import { getNets } from "./net-tables.ts";
import { readSequence } from "./read-sequence.ts";
import { type Likelihood, mixStrengths, toLikelihood } from "./strengths.ts";
import { weighSequence } from "./weigh-sequence.ts";
import { makeSignWeigher } from "./weigh-signs.ts";
import { SIGNS } from "./weights.gen.ts";

const weighSigns = makeSignWeigher(SIGNS);

/** An analysis asks for the same text several times in a row. */
let latest: { readonly text: string; readonly likelihood: Likelihood } | null = null;

/** How likely a text means harm: what its signs and its words in their order say together. */
export function weighText(text: string): Likelihood {
  if (latest?.text === text) return latest.likelihood;
  const steps = readSequence(text);
  const byNets = getNets().map((net) => weighSequence(steps, net));
  const likelihood = toLikelihood(mixStrengths(weighSigns(listSigns(text)), byNets));
  latest = { text, likelihood };
  return likelihood;
}
