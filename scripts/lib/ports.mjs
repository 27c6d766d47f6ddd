import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * Whether nobody listens on a port of this machine, now or within a few seconds.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<boolean>}
 */
export async function becomesFree(port, host = "127.0.0.1") {
  for (let attempt = 0; attempt < 15; attempt++) {
    if (await isFree(port, host)) return true;
    await sleep(200);
  }
  return false;
}

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** A port that nobody listens on now. @returns {Promise<number>} */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
