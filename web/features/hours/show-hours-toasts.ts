import { formatDay } from "#web/lib/format/format-date.ts";
import { showToast } from "#web/ui/toast/show-toast.ts";

/** Says that a day's hours are there, or that the sun makes none on it. */
export function showCalculationComplete(date: string, hasHours: boolean): void {
  const day = formatDay("fullDate", date);
  showToast({
    title: "Calculation Complete",
    description: hasHours
      ? `The hours of ${day} are on the page.`
      : `On ${day} the sun makes no planetary hours there.`,
    icon: "check",
  });
}

/** Says that something went wrong that should not have. */
export function showCalculationFailed(): void {
  showToast({
    title: "Calculation Failed",
    description: "An error occurred during calculation.",
    variant: "destructive",
  });
}
