/** `node scripts/run.mjs <file or tool> …`: runs a script of the project, or a tool it has installed, on the pinned Node. */
import { onPinnedNode } from "./lib/bootstrap.mjs";

await onPinnedNode(import.meta.url, async ([what = "", ...args]) => {
  const [{ existsSync }, { join }, { runChild }, { root }] = await Promise.all([
    import("node:fs"),
    import("node:path"),
    import("./lib/child.mjs"),
    import("./lib/paths.mjs"),
  ]);
  const file = existsSync(join(root, what)) ? what : join("node_modules/.bin", what);
  return runChild(process.execPath, [join(root, file), ...args]);
});
