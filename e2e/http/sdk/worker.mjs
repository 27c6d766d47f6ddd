/** Tries the client in a browser's worker: it posts `done`, or what failed; see browsers.test.ts. */
import { tryClient } from "./everywhere.mjs";

tryClient(location.origin).then(postMessage, (error) => postMessage(String(error)));
