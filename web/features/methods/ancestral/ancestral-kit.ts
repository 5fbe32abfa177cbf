import { onDemand } from "#web/lib/on-demand.tsx";
import type { MethodKit } from "../method-kit.ts";

/** The ancestral method in the browser: the wizard asks for the family's symbols and rituals. */
export const ANCESTRAL_KIT = {
  summary: "Initials on one stave, in your own people’s signs.",
  ornament: "method-ancestral",
  tier: "advanced",
  wizard: onDemand(async () => ({ Wizard: (await import("./ancestral-wizard.tsx")).AncestralWizard })),
  choice: null,
  plan: onDemand(() => import("./ancestral-answers.ts")),
  made: onDemand(() => import("./ancestral-made.tsx")),
} satisfies MethodKit;
