/**
 * Keeps the page that is open where the code of the next one can't be fetched for want of a network.
 * The router answers such a failure with a reload, which is right after a release, when files have new names, and
 * without a network costs the visitor the page. It knows the failure by its message: reworded, it is shown instead.
 */
export function keepPageOffline(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = `No network: ${payload.message}`;
  });
}
