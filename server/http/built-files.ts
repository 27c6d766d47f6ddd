import type { IncomingMessage, ServerResponse } from "node:http";
import sirv from "sirv";
import type { Listener } from "./front.ts";

const YEAR = 365 * 24 * 60 * 60;

/** How files are handed out, wherever they lie; whole files alone, since a part of a compressed one is of no use. */
const compressed = { brotli: true, gzip: true, etag: true };

/**
 * Where pages find the files of a build, and where in its folder they lie. Those that Next names by their contents may be kept for
 * a year without asking; the pictures of `public/images` have names of their own.
 */
const places = [
  { prefix: "/_next/static", folder: "static", kept: { immutable: true, maxAge: YEAR } },
  { prefix: "/images", folder: "images", kept: { maxAge: 0 } },
] as const;

/** Whether an address is one of a file that everybody gets alike. */
export function isBuiltFile(url = ""): boolean {
  return places.some(({ prefix }) => url.startsWith(`${prefix}/`));
}

/**
 * Answers reads of a build's files as the build compressed them (`scripts/lib/compress-assets.mjs`), in the best form that
 * the client takes; all else, and what is not there, goes to the pages.
 * @param folder of the build; its files are listed once, now
 * @throws Error when the folder holds no build
 */
export function builtFiles(folder: string, pages: Listener): Listener {
  const served = places.map(({ prefix, folder: place, kept }) => ({
    prefix,
    answer: sirv(`${folder}/${place}`, { ...compressed, ...kept }),
  }));
  return (request: IncomingMessage, response: ServerResponse) => {
    const { url = "/", method } = request;
    const found = served.find(({ prefix }) => url.startsWith(`${prefix}/`));
    if (method !== "GET" || found === undefined) return pages(request, response);
    delete request.headers.range;
    request.url = url.slice(found.prefix.length);
    return found.answer(request, response, (): void => {
      request.url = url;
      void pages(request, response);
    });
  };
}
