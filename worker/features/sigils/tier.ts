import type { Tier } from "#domain/orders/tier.ts";

/** Who asks, by the server's own records. There are no sessions yet, so everybody is anonymous. */
export interface Visitor {
  readonly kind: "anonymous";
}

/** The tier that the server's own records give to a visitor: what a request claims never enters. */
export function tierOf({ kind }: Visitor): Tier {
  switch (kind) {
    case "anonymous":
      return "free";
  }
}
