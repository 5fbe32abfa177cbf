import { serve } from "./setup/serve.mjs";
import { runMain, setUp } from "./setup.mjs";

await runMain(async () => {
  await setUp({ isApplicationBuilt: false });
  return serve("node", ["node_modules/vite/bin/vite.js", "dev", "--port", process.env.PORT ?? "8787", "--strictPort"]);
});
