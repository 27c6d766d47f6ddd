import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Listener } from "./front.ts";

/** Where pages find the files of the build. */
const prefix = "/_next/static";
const YEAR = 365 * 24 * 60 * 60;

/**
 * Answers reads of a build's files as the build compressed them (`scripts/lib/compress-assets.mjs`), in the best form that
 * the client takes; all else, and what is not there, goes to the pages. A file's name follows from its contents, so that
 * browsers may keep it for a year without asking.
 * @param folder of the build; its files are listed once, now
 * @throws Error when the folder holds no build
 */
export function builtFiles(folder: string, pages: Listener): Listener {
  const files = sirv(`${folder}/static`, {
    brotli: true,
    gzip: true,
    etag: true,
    immutable: true,
    maxAge: YEAR,
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method } = request;
    if (method !== "GET" || !url.startsWith(`${prefix}/`)) return pages(request, response);
    // Whole files alone: a part of a compressed one is of no use.
    delete request.headers.range;
    request.url = url.slice(prefix.length);
    return files(request, response, (): void => {
      request.url = url;
      void pages(request, response);
    });
  };
}
