const MOST_REGIONS: i32 = 2048;
const MOST_SPANS: i32 = 160;
/** The region around the figure. */
export const OUTER: i32 = 0;

/** Connected regions of the spans of one kind, ink or paper, found row by row from the top. Measures across are in `PARTS` of a px. */
export class Regions {
  /** Label of the region that a region has grown into, or its own. */
  private readonly parents: StaticArray<i32> = new StaticArray<i32>(MOST_REGIONS);
  readonly areas: StaticArray<i32> = new StaticArray<i32>(MOST_REGIONS);
  readonly lefts: StaticArray<i32> = new StaticArray<i32>(MOST_REGIONS);
  readonly rights: StaticArray<i32> = new StaticArray<i32>(MOST_REGIONS);
  readonly tops: StaticArray<i32> = new StaticArray<i32>(MOST_REGIONS);
  readonly feet: StaticArray<i32> = new StaticArray<i32>(MOST_REGIONS);
  count: i32 = 0;
  /** Spans of the row before and of this one, in two halves that change places. */
  private readonly froms: StaticArray<i32> = new StaticArray<i32>(2 * MOST_SPANS);
  private readonly tos: StaticArray<i32> = new StaticArray<i32>(2 * MOST_SPANS);
  private readonly labels: StaticArray<i32> = new StaticArray<i32>(2 * MOST_SPANS);
  private above: i32 = 0;
  private aboveEnd: i32 = 0;
  private first: i32 = MOST_SPANS;
  private end: i32 = MOST_SPANS;

  /** Two spans hang together where they share more than `leastShared` parts. */
  constructor(private readonly leastShared: i32) {}

  clear(): void {
    this.above = this.aboveEnd = 0;
    this.first = this.end = MOST_SPANS;
    this.count = 0;
    this.begin(OUTER, 0, 0, 0);
  }

  /** Adds the next span of a row from the left; `isOuter` says that it belongs to the region around the figure. */
  add(row: i32, from: i32, to: i32, isOuter: bool): void {
    const end = this.end;
    if (end - this.first == MOST_SPANS) return;
    const aboveEnd = this.aboveEnd;
    const leastTo = from + this.leastShared;
    const mostFrom = to - this.leastShared;
    let label = isOuter ? OUTER : -1;
    let above = this.above;
    while (above < aboveEnd && unchecked(this.tos[above]) <= leastTo) above++;
    this.above = above;
    for (; above < aboveEnd && unchecked(this.froms[above]) < mostFrom; above++) {
      const met = this.find(unchecked(this.labels[above]));
      label = label < 0 || label == met ? met : this.join(label, met);
    }
    if (label < 0) label = this.begin(this.count, row, from, to);
    if (label != OUTER) {
      unchecked((this.areas[label] += to - from));
      unchecked((this.lefts[label] = min<i32>(unchecked(this.lefts[label]), from)));
      unchecked((this.rights[label] = max<i32>(unchecked(this.rights[label]), to)));
      unchecked((this.feet[label] = row));
    }
    unchecked((this.froms[end] = from));
    unchecked((this.tos[end] = to));
    unchecked((this.labels[end] = label));
    this.end = end + 1;
  }

  endRow(): void {
    this.above = this.first;
    this.aboveEnd = this.end;
    this.first = this.end = this.above == 0 ? MOST_SPANS : 0;
  }

  /** Whether a label is that of a region which has not grown into another. */
  isWhole(label: i32): bool {
    return this.parents[label] == label;
  }

  private find(label: i32): i32 {
    let at = label;
    while (unchecked(this.parents[at]) != at) at = unchecked(this.parents[at]);
    return at;
  }

  private begin(label: i32, row: i32, from: i32, to: i32): i32 {
    if (label == MOST_REGIONS) return OUTER;
    this.parents[label] = label;
    this.areas[label] = 0;
    this.lefts[label] = from;
    this.rights[label] = to;
    this.tops[label] = this.feet[label] = row;
    this.count = label + 1;
    return label;
  }

  /** The older of two regions takes up the younger; so the outer one takes up all that it meets. */
  private join(a: i32, b: i32): i32 {
    const kept = min<i32>(a, b);
    const lost = max<i32>(a, b);
    this.parents[lost] = kept;
    this.areas[kept] += this.areas[lost];
    this.lefts[kept] = min<i32>(this.lefts[kept], this.lefts[lost]);
    this.rights[kept] = max<i32>(this.rights[kept], this.rights[lost]);
    this.tops[kept] = min<i32>(this.tops[kept], this.tops[lost]);
    this.feet[kept] = max<i32>(this.feet[kept], this.feet[lost]);
    return kept;
  }
}
