/** `npm run build`: the pages, for `npm start`. */
import { onPinnedNode } from "./lib/bootstrap.mjs";

await onPinnedNode(import.meta.url, async () => {
  const { build } = await import("./lib/build.mjs");
  await build(process.env.NEXT_DIST_DIR || ".next", { force: true, quiet: false });
  return 0;
});
