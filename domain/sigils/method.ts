/** Every method by which a sigil can be drawn, in the order in which they are offered. */
export const SIGIL_METHODS = ["chaos", "planetary", "custom", "ancestral", "elemental"] as const;

/** A method by which a sigil can be drawn. */
export type SigilMethod = (typeof SIGIL_METHODS)[number];

/** What is said of a method wherever it is offered. */
interface MethodText {
  /** What it is called: on its card, over its wizard and under its sigils. */
  readonly name: string;
  /** What it is, for somebody who doesn't hold it yet; null where everybody holds it. */
  readonly explanation: string | null;
}

/** The texts of every method. They are in the first load of every page that offers methods. */
export const METHOD_TEXTS: Readonly<Record<SigilMethod, MethodText>> = {
  chaos: { name: "Chaos magick", explanation: null },
  planetary: {
    name: "Planetary",
    explanation:
      "Your wish belongs to one of the seven planets. Its letters become numbers, and the pen walks from number to number over that planet’s magic square.",
  },
  custom: {
    name: "Custom symbols",
    explanation:
      "Each idea in your sentence takes a symbol of your choice, and you arrange them as a compass, a circle or a column.",
  },
  ancestral: {
    name: "Ancestral wisdom",
    explanation:
      "The initials of your words are bound to one stave in the signs that your ancestors wrote, with the motifs that your family knew.",
  },
  elemental: {
    name: "Elemental fusion",
    explanation:
      "The element that rules your wish stands large in the middle; those that support it are set around it in balance.",
  },
};

/** A method that the free tier doesn't include. */
export type PaidMethod = Exclude<SigilMethod, "chaos">;

/** A way to a sigil that the free tier doesn't include: a method of Advanced, or the commission. */
export type PaidWay = PaidMethod | "hand-drawn";

/** The texts of the commission. */
export const HAND_DRAWN_TEXT = {
  name: "Hand-drawn",
  explanation:
    "A practitioner reads what you ask for, draws the sigil by hand and writes down how you bring it to life.",
} satisfies MethodText;

/** The texts of a method or of the commission. */
export function getWayText(way: SigilMethod | "hand-drawn"): MethodText {
  return way === "hand-drawn" ? HAND_DRAWN_TEXT : METHOD_TEXTS[way];
}

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
