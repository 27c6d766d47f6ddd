import type { ServerResponse } from "node:http";
import { pausePage } from "./pause-page.ts";

/** When whoever asked may ask again, in seconds. */
export const RETRY_AFTER = "5";
/** What belongs to the body that is not sent. */
const ofTheBody = [
  "content-encoding",
  "content-length",
  "etag",
  "link",
  "transfer-encoding",
  "x-nextjs-cache",
];

/**
 * Has a response of 5xx be a 503 that says when to come back, with a page for people, where the database is away: whoever
 * answers has no such status of its own.
 * @param isAway asked once the response is about to be a failure
 * @param nonce of the response's policy
 */
export function pauseInstead(response: ServerResponse, isAway: () => boolean, nonce: string): void {
  const { writeHead, write, end } = response;
  let page: Buffer | undefined;
  const replaces = (status: number) => {
    if (page === undefined && !response.headersSent && status >= 500 && isAway()) {
      page = Buffer.from(pausePage(nonce, "away"));
      for (const name of ofTheBody) response.removeHeader(name);
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.setHeader("content-length", page.length);
      response.setHeader("cache-control", "no-store");
      response.setHeader("retry-after", RETRY_AFTER);
    }
    return page !== undefined;
  };
  const own = {
    writeHead(status: number, ...rest: never[]) {
      return replaces(status) ? writeHead.call(response, 503) : writeHead.call(response, status, ...rest);
    },
    write(...args: Parameters<typeof write>) {
      return replaces(response.statusCode) || write.apply(response, args);
    },
    end(...args: Parameters<typeof end>) {
      return replaces(response.statusCode) ? end.call(response, page, "utf8") : end.apply(response, args);
    },
  };
  Object.assign(response, own);
}
