import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { NetworkError } from "./displayable-error.ts";

/** A module of the application that is fetched when it is first needed. */
export interface CodeOnDemand<Module> {
  /** Null until it is there. */
  readonly arrived: Module | null;
  /** Fetches it, once; throws `NetworkError` where it can't be fetched, and then tries again when it is asked again. */
  fetch(): Promise<Module>;
}

/** Names a module that is fetched on demand: `onDemand(() => import("./tutorial.tsx"))`. */
export function onDemand<Module extends object>(load: () => Promise<Module>): CodeOnDemand<Module> {
  let arrived: Module | null = null;
  return {
    get arrived() {
      return arrived;
    },
    async fetch() {
      try {
        arrived ??= await load();
        return arrived;
      } catch (error) {
        throw new NetworkError(error);
      }
    },
  };
}

/** A module that is there from the start, in the place of one that is fetched. */
export function atHand<Module extends object>(module: Module): CodeOnDemand<Module> {
  return { arrived: module, fetch: async () => module };
}

/** Fetches code before anybody needs it; a failure is told when it is needed. */
export function fetchAhead(...codes: readonly CodeOnDemand<object>[]): void {
  for (const code of codes) code.fetch().catch(() => null);
}

/** How the fetching of a module goes. */
export interface FetchState<Module> {
  /** Null until it is there. */
  readonly module: Module | null;
  readonly hasFailed: boolean;
  /** Fetches it again after a failure. */
  retry(): void;
}

/** Fetches a module for as long as a component needs it; nothing while it is null. */
export function useCode<Module extends object>(code: CodeOnDemand<Module> | null): FetchState<Module> {
  const [attempt, setAttempt] = useState(() => beginAttempt(code));
  const [outcome, setOutcome] = useState<{ readonly attempt: object; readonly hasFailed: boolean } | null>(null);
  if (attempt.code !== code) setAttempt(beginAttempt(code));

  useEffect(() => {
    // Not whether it is there by now: what arrived between the rendering and this has yet to be rendered.
    if (!attempt.code || attempt.wasThere) return;
    let isWanted = true;
    const settle = (hasFailed: boolean): void => {
      if (isWanted) setOutcome({ attempt, hasFailed });
    };
    attempt.code.fetch().then(
      () => settle(false),
      () => settle(true),
    );
    return () => {
      isWanted = false;
    };
  }, [attempt]);

  return {
    module: code?.arrived ?? null,
    hasFailed: outcome?.attempt === attempt && outcome.hasFailed,
    retry: () => setAttempt(beginAttempt(code)),
  };
}

interface Attempt<Module> {
  readonly code: CodeOnDemand<Module> | null;
  /** Whether it was there when the component was rendered. */
  readonly wasThere: boolean;
}

function beginAttempt<Module extends object>(code: CodeOnDemand<Module> | null): Attempt<Module> {
  return { code, wasThere: code !== null && code.arrived !== null };
}

/**
 * Shows a part of the page whose code is fetched when it is first shown, and at once from then on. Unlike a lazy component it can be asked for
 * again after the network was gone, and its failure takes nothing else from the page.
 */
export function OnDemand<Module extends object>({
  code,
  waiting = null,
  failed,
  onFailed,
  children,
}: {
  readonly code: CodeOnDemand<Module>;
  /** What is shown until it is there. */
  readonly waiting?: ReactNode;
  /** What is shown where it can't be fetched. */
  readonly failed?: (retry: () => void) => ReactNode;
  readonly onFailed?: () => void;
  readonly children: (module: Module) => ReactElement | null;
}): ReactNode {
  const { module, hasFailed, retry } = useCode(code);
  const tellFailed = useEffectEvent(() => onFailed?.());
  useEffect(() => {
    if (hasFailed) tellFailed();
  }, [hasFailed]);
  if (module) return children(module);
  return hasFailed ? failed?.(retry) : waiting;
}
