import { serve } from "./setup/serve.mjs";
import { runMain, setUp } from "./setup.mjs";

await runMain(async () => {
  await setUp({ isApplicationBuilt: true });
  console.log(
    "  The master’s set-up secret, which enrolls the first passkey at /master-dashboard, is in .dev.vars (MASTER_SETUP_SECRET).",
  );
  return serve("node", ["tools/serve.ts"]);
});
