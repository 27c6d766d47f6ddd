import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The Node that the project runs on, whatever the machine has. */
export const pinnedNode = join(root, "node_modules/node/bin/node");

/** Where tools keep what they can make again; git ignores it, and a fresh install clears it. */
export const cacheFolder = join(root, "node_modules/.cache/offerboard");
