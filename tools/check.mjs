import { runChecks } from "./checks.mjs";
import { runMain, setUp } from "./setup.mjs";

await runMain(async () => {
  await setUp({ isApplicationBuilt: false });
  return (await runChecks()) === 0 ? 0 : 1;
});
