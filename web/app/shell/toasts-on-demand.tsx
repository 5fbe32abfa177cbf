import { useAtomValue } from "jotai";
import { type ComponentType, type ReactElement, useEffect, useState } from "react";
import { toastAtom } from "#web/ui/toast/show-toast.ts";

const FIRST_ACTS = ["pointerdown", "keydown"] as const;

/**
 * The toast region, fetched with the visitor's first act: every toast answers one, so none has to wait for the code,
 * and the first load of a page does not pay for it. Should the fetch fail, the next toast tries again.
 */
export function ToastsOnDemand(): ReactElement | null {
  const [Region, setRegion] = useState<ComponentType | null>(null);
  const hasToast = useAtomValue(toastAtom) !== null;

  useEffect(() => {
    if (Region) return;
    let isGone = false;
    const fetchRegion = async (): Promise<void> => {
      const module = await import("#web/ui/toast/toast-region.tsx").catch(() => null);
      if (module && !isGone) setRegion(() => module.ToastRegion);
    };
    if (hasToast) void fetchRegion();
    for (const act of FIRST_ACTS) addEventListener(act, fetchRegion, { once: true });
    return () => {
      isGone = true;
      for (const act of FIRST_ACTS) removeEventListener(act, fetchRegion);
    };
  }, [Region, hasToast]);

  return Region && <Region />;
}
