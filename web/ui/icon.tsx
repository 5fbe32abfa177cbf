import type { ReactElement } from "react";

/** Strokes of the interface icons on a 20 by 20 grid. */
const ICON_PATHS = {
  back: "M16.5 10h-13m4.5-5-5 5 5 5",
  book: "M10 5.5C8 4 5.5 3.8 3 4v11.5c2.5-.2 5 0 7 1.5 2-1.5 4.5-1.7 7-1.5V4c-2.5-.2-5 0-7 1.5zm0 0V17",
  calendar: "M3 4.5h14v12H3zM3 8.5h14M6.5 2.8v3M13.5 2.8v3",
  card: "M2.5 4.5h15v11h-15zM2.5 8.5h15M5.5 12.5h3",
  check: "m4 10.6 4 4 8-9.2",
  clock: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 5.8V10l3 2",
  close: "m5 5 10 10M15 5 5 15",
  copy: "M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7",
  delete: "M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5",
  down: "m5 8 5 5 5-5",
  download: "M10 3v9.5m-4-3.8 4 4 4-4M3.5 16.5h13",
  forward: "M3.5 10h13m-4.5-5 5 5-5 5",
  info: "M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M10 9v4.5M10 6.6v.1",
  lock: "M4.5 9h11v7.5h-11zM7 9V6.5a3 3 0 0 1 6 0V9M10 12v1.8",
  mail: "M2.5 4.5h15v11h-15zM3 5.5l7 5.5 7-5.5",
  menu: "M3 6h14M3 10h14M3 14h14",
  next: "m8 4.5 5.5 5.5L8 15.5",
  night: "M12.5 3.5a7 7 0 1 0 4 9.5 6.2 6.2 0 0 1-4-9.5z",
  offline: "M3 3l14 14M4 8.5a9 9 0 0 1 3.5-2M12.5 6.4A9 9 0 0 1 16 8.5M7 12a4.5 4.5 0 0 1 4-1M10 15v.1",
  out: "M11 3.5h5.5V9M16.3 3.7 9 11M8 5H3.5v11.5H15V12",
  pause: "M6.5 4v12M13.5 4v12",
  pin: "M10 17.5s5.5-5.3 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4 5.5 9.3 5.5 9.3zM8.1 8.2a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0",
  play: "M6 3.5v13l10.5-6.5z",
  previous: "M12 4.5 6.5 10l5.5 5.5",
  print: "M6 7.5v-4h8v4M6 14H3V7.5h14V14h-3M6 11.5h8v5H6z",
  quill: "M3.5 16.5C5 10 9 4 16.5 3.5 16 10 12 13 6.5 13.2M3.5 16.5l5.5-7",
  replay: "M4 4v4h4M4.4 8A6.2 6.2 0 1 1 3.8 11",
  search: "M3.5 8.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12.3 12.3l4.5 4.5",
  sun: "M6.6 10a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4",
  video: "M2.5 5.5h10v9h-10zM12.5 9l5-2.5v7l-5-2.5",
  warning: "M10 3.5 17.5 16.5h-15zM10 8v4.2M10 14.3v.1",
} as const;

/** Name of an interface icon. */
export type IconName = keyof typeof ICON_PATHS;

/**
 * One of the fine-stroke interface icons, 1.25 times the size of the text beside it, in that text's color.
 * It is decoration to a screen reader: the words beside it, or the control's `aria-label`, say what it means.
 */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }): ReactElement {
  return (
    <svg className={className ? `i ${className}` : "i"} viewBox="0 0 20 20" aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
