/** How strongly a text means each, before it is made a likelihood: nothing dark, harm to others, harm to oneself. */
export type Strengths = readonly [none: number, harm: number, selfHarm: number];

/** How likely a text means each, from 0 to 1; what is left is that it means none. */
export interface Likelihood {
  readonly harm: number;
  readonly selfHarm: number;
}

/** The likelihoods of strengths. */
export function toLikelihood([none, harm, selfHarm]: Strengths): Likelihood {
  const most = Math.max(none, harm, selfHarm);
  const powers = [Math.exp(none - most), Math.exp(harm - most), Math.exp(selfHarm - most)] as const;
  const all = powers[0] + powers[1] + powers[2];
  return { harm: powers[1] / all, selfHarm: powers[2] / all };
}
