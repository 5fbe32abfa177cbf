import { useEffect, useState } from "react";

/** How far down the window a chapter's beginning has to have come for it to be the one that is read, of 1. */
const READING_LINE = 0.35;

/** The id of the chapter that is being read: the last whose beginning is above the reading line; the first at the top of the page. */
export function useCurrentChapter(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
  useEffect(() => {
    const sections = ids.map((id) => document.getElementById(id)).filter((section) => section !== null);
    const settle = (): void => {
      const line = innerHeight * READING_LINE;
      const begun = sections.filter((section) => section.getBoundingClientRect().top <= line);
      setCurrent((begun.at(-1) ?? sections[0])?.id ?? null);
    };
    // A chapter begins or ends where its edge crosses the line; nothing is measured while one reads on.
    const observer = new IntersectionObserver(settle, { rootMargin: `0px 0px -${(1 - READING_LINE) * 100}% 0px` });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
