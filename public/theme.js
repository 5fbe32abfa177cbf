// Runs before the first paint, so that a remembered theme never flashes the other one. Without a choice the system
// decides. web/app/theme/theme-choice.ts keeps the same key and does the same when the choice changes.
(() => {
  let theme;
  try {
    theme = localStorage.getItem("theme");
  } catch {
    // Storage can be forbidden; then the system decides.
  }
  if (theme !== "vellum" && theme !== "nocturne") return;
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll("meta[data-theme-color]")) {
    meta.media = meta.dataset.themeColor === theme ? "all" : "not all";
  }
})();
