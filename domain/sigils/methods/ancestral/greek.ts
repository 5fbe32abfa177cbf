/** A capital of the Greek alphabet. */
export interface GreekLetter {
  readonly id: string;
  /** Its sound in Latin letters; eta stands for h, which it was before it was a vowel. */
  readonly sound: string;
  readonly character: string;
}

/** The 24 letters of the Greek alphabet, in order. */
export const GREEK_LETTERS = [
  { id: "alpha", sound: "a", character: "Α" },
  { id: "beta", sound: "b", character: "Β" },
  { id: "gamma", sound: "g", character: "Γ" },
  { id: "delta", sound: "d", character: "Δ" },
  { id: "epsilon", sound: "e", character: "Ε" },
  { id: "zeta", sound: "z", character: "Ζ" },
  { id: "eta", sound: "h", character: "Η" },
  { id: "theta", sound: "th", character: "Θ" },
  { id: "iota", sound: "i", character: "Ι" },
  { id: "kappa", sound: "k", character: "Κ" },
  { id: "lambda", sound: "l", character: "Λ" },
  { id: "mu", sound: "m", character: "Μ" },
  { id: "nu", sound: "n", character: "Ν" },
  { id: "xi", sound: "x", character: "Ξ" },
  { id: "omicron", sound: "o", character: "Ο" },
  { id: "pi", sound: "p", character: "Π" },
  { id: "rho", sound: "r", character: "Ρ" },
  { id: "sigma", sound: "s", character: "Σ" },
  { id: "tau", sound: "t", character: "Τ" },
  { id: "upsilon", sound: "u", character: "Υ" },
  { id: "phi", sound: "ph", character: "Φ" },
  { id: "chi", sound: "ch", character: "Χ" },
  { id: "psi", sound: "ps", character: "Ψ" },
  { id: "omega", sound: "ō", character: "Ω" },
] as const satisfies readonly GreekLetter[];

/** The name of a Greek letter. */
export type GreekId = (typeof GREEK_LETTERS)[number]["id"];
