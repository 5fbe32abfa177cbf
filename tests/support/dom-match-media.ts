const DARK_QUERY = "(prefers-color-scheme: dark)";

let prefersDark = false;
const queries = new Set<MediaQuery>();

class MediaQuery extends EventTarget implements MediaQueryList {
  readonly media: string;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
    queries.add(this);
  }

  get matches(): boolean {
    return this.media === DARK_QUERY && prefersDark;
  }

  addListener(): void {}
  removeListener(): void {}
}

/** Gives jsdom a `matchMedia` that knows the color scheme and says no to everything else. */
export function installMatchMedia(): void {
  window.matchMedia = (media) => new MediaQuery(media);
}

/** Turns the system's color scheme to dark or light, and tells those who listen. */
export function setPrefersDark(isDark: boolean): void {
  prefersDark = isDark;
  for (const query of queries) query.dispatchEvent(new Event("change"));
}
