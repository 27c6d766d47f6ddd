/** `npm run demo` and `npm run dev`: everything from a fresh clone to pages that answer, with a database of its own. */
import { onPinnedNode } from "./lib/bootstrap.mjs";

await onPinnedNode(import.meta.url, async (args) => {
  const dev = args.includes("--dev");
  const { becomesFree } = await import("./lib/ports.mjs");
  const port = Number(process.env.PORT || 3000);
  // Asked before a build that takes a minute, and with some patience for one that was ended a moment ago.
  if (port > 0 && !(await becomesFree(port, process.env.HOST || undefined))) {
    throw new Error(
      `Port ${port} is in use. Stop what listens there, or choose another: PORT=${port + 1} npm run ${dev ? "dev" : "demo"}`,
    );
  }
  Object.assign(process.env, {
    NODE_ENV: dev ? "development" : "production",
    NEXT_TELEMETRY_DISABLED: "1",
    SEED: process.env.SEED || "demo",
  });
  if (!dev) {
    const { build } = await import("./lib/build.mjs");
    await build(process.env.NEXT_DIST_DIR || ".next");
  }
  const { becomeServer } = await import("./lib/serve.mjs");
  return becomeServer();
});
