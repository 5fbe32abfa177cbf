import { serve } from "./setup/serve.mjs";
import { runMain, setUp } from "./setup.mjs";

await runMain(async () => {
  await setUp({ isApplicationBuilt: true });
  return serve("node", ["tools/serve.ts"]);
});
