import { onDemand } from "#web/lib/on-demand.tsx";
import type { MethodKit } from "../method-kit.ts";

/** Custom symbols in the browser: the wizard asks for concepts, their symbols and how they are arranged. */
export const CUSTOM_KIT = {
  summary: "Each idea takes a symbol; you arrange the whole.",
  ornament: "method-custom",
  tier: "advanced",
  wizard: onDemand(async () => ({ Wizard: (await import("./custom-wizard.tsx")).CustomWizard })),
  choice: null,
  plan: onDemand(() => import("./custom-answers.ts")),
  made: onDemand(() => import("./custom-made.tsx")),
} satisfies MethodKit;
