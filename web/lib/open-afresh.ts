/** Loads the application again at a path: nothing that is in memory survives, and there is no way back to what was open. */
export function openAfresh(path: `/${string}`): void {
  location.replace(path);
}
