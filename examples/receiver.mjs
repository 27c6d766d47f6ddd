/** A server that takes webhooks: it answers first, and passes over what is not signed. */
import { createServer } from "node:http";
import { SignatureError } from "offerboard";
import { verifyWebhook } from "offerboard/webhooks";

/** Anybody can send something here. @param {unknown} error */
function passOver(error) {
  if (!(error instanceof SignatureError)) throw error;
  console.error(error.message);
  return undefined;
}

/**
 * Starts one. `event(secret)` is the first event that is wanted, verified; the server ends with it.
 * @param {(type: string) => boolean} isWanted
 * @param {number} port any free one where it is 0
 */
export async function receiver(isWanted, port = 0) {
  /** @type {{ body: string, headers: import("node:http").IncomingHttpHeaders }[]} */
  const waiting = [];
  let arrived = () => {};
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      response.writeHead(204).end();
      waiting.push({ body, headers: request.headers });
      arrived();
    });
  });
  await new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${address.port}/webhooks`,
    /** @param {string} secret of the endpoint, `whsec_…` */
    async event(secret) {
      for (;;) {
        const one = waiting.shift();
        const event = one && (await verifyWebhook(one.body, one.headers, secret).catch(passOver));
        if (event && isWanted(event.type)) {
          server.close();
          server.closeAllConnections();
          return event;
        }
        if (!one) await new Promise((resolve) => (arrived = () => resolve(undefined)));
      }
    },
  };
}
