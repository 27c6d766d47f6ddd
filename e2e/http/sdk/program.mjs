/** Tries the client as a program: `node program.mjs <origin>` writes `done` or fails; see nodes.test.ts. */
import { tryClient } from "./everywhere.mjs";

console.info(await tryClient(process.argv[2] ?? ""));
