const HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">';

/** A picture file that is read as a diff: each outline of its paths begins its own line; line breaks are no part of path data. */
export function toGoldenFile(markup: string): string {
  const lines = markup.replaceAll("><", ">\n<").replaceAll('d="M', 'd="\nM').replaceAll("zM", "z\nM");
  return `${HEAD}\n${lines}\n</svg>\n`;
}
