import { run } from "./setup/run.mjs";
import { runMain, setUp } from "./setup.mjs";

// The same tests with their full counts; `npm test` runs short fixed seeds of them.
await runMain(async () => {
  await setUp({ isApplicationBuilt: false });
  return run("vitest", ["run", "--testTimeout=3600000"], { env: { LONG: "1" } });
});
