/** Takes an entry out of a list, or adds it at the end. */
export function toggle<Entry>(list: readonly Entry[], entry: Entry): Entry[] {
  return list.includes(entry) ? list.filter((one) => one !== entry) : [...list, entry];
}
