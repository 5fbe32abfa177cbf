import type { Atom } from "jotai";
import type { ReactElement } from "react";
import type { Tier } from "#domain/orders/tier.ts";
import type { DrawingPlan } from "#domain/sigils/method-kits.ts";
import type { RecipeRequest } from "#domain/sigils/recipe.ts";
import type { Drawing } from "#sigil-core/host/drawing.ts";
import type { CodeOnDemand } from "#web/lib/on-demand.tsx";
import type { IssuedSigil } from "#web/parts/issued-sigil/issued-sigil.ts";
import type { OrnamentName } from "#web/ui/ornament.tsx";

/** All that differs by method in the browser. What is not needed for the first load is fetched when it is. */
export interface MethodKit {
  /** What its card says under its name. */
  readonly summary: string;
  /** The drawing on its card and over its wizard. */
  readonly ornament: OrnamentName;
  /** The least tier that holds it. */
  readonly tier: Tier;
  /** What it asks before it draws; null where it asks nothing. */
  readonly wizard: CodeOnDemand<{ readonly Wizard: (props: WizardProps) => ReactElement }> | null;
  /** What can be chosen for it beside the words, without being asked; null for nothing. */
  readonly choice: MethodChoiceKit | null;
  readonly plan: CodeOnDemand<PlanModule>;
  readonly made: CodeOnDemand<MadeModule>;
}

/** What a method adds to the request for a sigil. Only the server judges it. */
export type MethodFields = Readonly<
  Partial<Record<Exclude<keyof RecipeRequest, "intention" | "method">, Readonly<Record<string, unknown>>>>
>;

/** A choice under the cards, and what it adds to the request. */
export interface MethodChoiceKit {
  readonly picker: CodeOnDemand<{ readonly Picker: (props: { readonly intention: string | null }) => ReactElement }>;
  readonly fieldsAtom: Atom<MethodFields>;
}

/** What every wizard is given. */
export interface WizardProps {
  /** The words to draw; null while they are empty or too long. */
  readonly intention: string | null;
  readonly isUnderWay: boolean;
  /** Whether a reload brought it back: then it takes neither the focus nor the eye. */
  readonly isTakenUp: boolean;
  /** Told with each change: what was finished with other answers counts as unfinished from then on. */
  onChange(): void;
  onCreate(fields: MethodFields): void;
  /** Back to the methods; the answers stay. */
  onLeave(): void;
}

/** What is drawn before a sigil is ordered. */
export interface PlanModule {
  /** What the method draws of an intention, with the answers so far; null where it has to be asked first. */
  createPlanAtom(intention: string): Atom<DrawingPlan | null>;
}

/** How a finished sigil was made. */
export interface MadeModule {
  /** What became of the letters, and what the method added. */
  readonly Made: (props: MadeProps) => ReactElement;
  /** The server's steps without those that `Made` shows in another way; absent where it shows none of them. */
  listSteps?(sigil: IssuedSigil): readonly string[];
}

/** A sigil with the browser's own drawing of it, null while there is none. */
export interface MadeProps {
  readonly sigil: IssuedSigil;
  readonly drawing: Drawing | null;
  /** Whether the browser's drawing has the server's very bytes. */
  readonly isSame: boolean;
}
