// Where the application's own script can't be fetched, nothing would ever stand on the page; web/styles/waiting.css
// then shows the sentence that index.html holds ready.
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLScriptElement && target.type === "module")
      document.documentElement.dataset.loadFailed = "";
  },
  true,
);
