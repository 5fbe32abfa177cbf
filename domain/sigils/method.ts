/** Every method by which a sigil can be drawn, in the order in which they are offered. */
export const SIGIL_METHODS = ["chaos", "planetary", "custom", "ancestral", "elemental"] as const;

/** A method by which a sigil can be drawn. */
export type SigilMethod = (typeof SIGIL_METHODS)[number];

/** What each method is called: on its card, over its wizard and under its sigils. */
export const METHOD_NAMES: Readonly<Record<SigilMethod, string>> = {
  chaos: "Chaos magick",
  planetary: "Planetary",
  custom: "Custom symbols",
  ancestral: "Ancestral wisdom",
  elemental: "Elemental fusion",
};

/** A method that the free tier doesn't include. */
export type PaidMethod = Exclude<SigilMethod, "chaos">;

/** A way to a sigil that the free tier doesn't include: a method of Advanced, or the commission. */
export type PaidWay = PaidMethod | "hand-drawn";

/** Whether the free tier doesn't include a method. */
function isPaidMethod(method: SigilMethod): method is PaidMethod {
  return method !== "chaos";
}

/** The paid methods, in the order in which they are offered. */
export const PAID_METHODS: readonly PaidMethod[] = SIGIL_METHODS.filter(isPaidMethod);

/** What a caller may ask for: `basic` is the client's value before it has loaded, and means chaos. */
export const REQUESTABLE_METHODS = ["basic", ...SIGIL_METHODS] as const;

/** A method as a request may name it. */
export type RequestableMethod = (typeof REQUESTABLE_METHODS)[number];

/** The method that a request names; `basic` means chaos. */
export function resolveMethod(requested: RequestableMethod): SigilMethod {
  return requested === "basic" ? "chaos" : requested;
}
