import { onDemand } from "#web/lib/on-demand.tsx";
import type { MethodKit } from "../method-kit.ts";

/** The elemental method in the browser: the wizard asks for the balance of the elements. */
export const ELEMENTAL_KIT = {
  summary: "Earth, water, fire and air, joined in balance.",
  ornament: "method-elemental",
  tier: "advanced",
  wizard: onDemand(async () => ({ Wizard: (await import("./elemental-wizard.tsx")).ElementalWizard })),
  choice: null,
  plan: onDemand(() => import("./elemental-answers.ts")),
  made: onDemand(() => import("./elemental-made.tsx")),
} satisfies MethodKit;
