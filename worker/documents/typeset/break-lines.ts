/** The room that lines have: one width for all, or another for each line (0-based). */
export type LineWidth = (line: number) => number;

/** A last line shorter than this part of the measure looks like a slip. */
const SHORTEST_LAST_LINE = 0.2;

/**
 * Breaks words into lines that leave as even a right edge as they can: the sum of the squared rests is smallest, the last line
 * counts only where it is very short. Words are never parted; one that is wider than its line is alone on it.
 */
export function breakLines(
  words: readonly string[],
  measure: (text: string) => number,
  spaceWidth: number,
  widthOf: LineWidth,
): readonly string[] {
  const widths = words.map(measure);
  // best[end] holds, for each count of lines, the cheapest way to set the words before `end`.
  const best: (readonly Setting[])[] = [[{ cost: 0, lines: 0, previous: null, start: 0 }]];
  for (let end = 1; end <= words.length; end += 1) {
    const settings = new Map<number, Setting>();
    let width = -spaceWidth;
    for (let start = end - 1; start >= 0; start -= 1) {
      width += spaceWidth + (widths[start] ?? 0);
      const isAlone = start === end - 1;
      let isPossible = false;
      for (const before of best[start] ?? []) {
        const room = widthOf(before.lines);
        if (width > room && !isAlone) continue;
        isPossible = true;
        const cost = before.cost + costOf(width, room, end === words.length && before.lines > 0);
        const lines = before.lines + 1;
        if (cost < (settings.get(lines)?.cost ?? Number.POSITIVE_INFINITY)) {
          settings.set(lines, { cost, lines, previous: before, start });
        }
      }
      if (!isPossible && !isAlone) break;
    }
    best.push([...settings.values()]);
  }
  return collectLines(words, best.at(-1) ?? []);
}

interface Setting {
  readonly cost: number;
  readonly lines: number;
  readonly previous: Setting | null;
  /** The first word of the last line. */
  readonly start: number;
}

function costOf(width: number, room: number, isLast: boolean): number {
  const rest = Math.max(0, room - width) / room;
  if (!isLast) return rest ** 2;
  return width / room < SHORTEST_LAST_LINE ? 1 : 0;
}

function collectLines(words: readonly string[], settings: readonly Setting[]): readonly string[] {
  const cheapest = settings.reduce<Setting | null>((a, b) => (a === null || b.cost < a.cost ? b : a), null);
  const lines: string[] = [];
  let end = words.length;
  for (let setting = cheapest; setting?.previous; setting = setting.previous) {
    lines.unshift(words.slice(setting.start, end).join(" "));
    end = setting.start;
  }
  return lines;
}
