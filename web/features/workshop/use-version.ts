import { useRef, useState } from "react";
import { WORKSHOP_MESSAGES, type WorkshopStep } from "#domain/contracts/workshop.ts";
import { ApiError } from "#web/lib/api-client.ts";

/** The version of a step that this window was filled with, so that it saves nothing over what another one has saved. */
export interface SeenVersion {
  /** Whether another window has saved something else meanwhile. */
  readonly isOvertaken: boolean;
  /** Makes a call that names the version; a step that it returns is what this window has seen from then on. */
  run<Output extends WorkshopStep | null>(call: (version: string | undefined) => Promise<Output>): Promise<Output>;
  /** What is in this window counts from now on, whatever the other one has saved. */
  insist(): void;
}

/** Keeps the version of a step; `run` can be held on to from the first render. */
export function useVersion(step: WorkshopStep): SeenVersion {
  const version = useRef<string | undefined>(step.version);
  const [isOvertaken, setOvertaken] = useState(false);
  return {
    isOvertaken,
    async run(call) {
      try {
        const output = await call(version.current);
        if (output !== null) version.current = output.version;
        setOvertaken(false);
        return output;
      } catch (error) {
        const isOther = error instanceof ApiError && error.displayMessage === WORKSHOP_MESSAGES.changedElsewhere;
        setOvertaken(isOther);
        throw error;
      }
    },
    insist() {
      version.current = undefined;
    },
  };
}
