// What index.html says for readers without scripts is not shown to anybody else; not every browser knows `scripting` in styles.
document.documentElement.dataset.scripted = "";

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
