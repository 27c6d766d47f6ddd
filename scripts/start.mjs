/** `npm start`: production. Needs `DATABASE_URL`; builds the pages only where nobody did before. */
import { onPinnedNode } from "./lib/bootstrap.mjs";

await onPinnedNode(
  import.meta.url,
  async () => {
    Object.assign(process.env, { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" });
    if (!process.env.DATABASE_URL) {
      console.log("DATABASE_URL is not set: using the embedded database, which is for trying things out.");
    }
    const { build } = await import("./lib/build.mjs");
    await build(process.env.NEXT_DIST_DIR || ".next", { onlyIfMissing: true });
    const { becomeServer } = await import("./lib/serve.mjs");
    return becomeServer();
  },
  { production: true },
);
