/** `npm test [-- step …]`: every check, or the steps that are named; see `scripts/test/run.mjs`. */
import { onPinnedNode } from "./lib/bootstrap.mjs";

await onPinnedNode(import.meta.url, async (args) => {
  const { runSteps } = await import("./test/run.mjs");
  return runSteps(args);
});
