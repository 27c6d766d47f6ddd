import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PREVIEW_SIZE } from "./preview-links.ts";

/** Where a picture stands in a preview: beside the words, at the whole height. */
export const COVER = { width: 440, height: PREVIEW_SIZE.height, background: "#faf9f5" } as const;

/** Reads a picture of this service as a `data:` address, as it fills its place; undefined for one that is not drawn. */
export type ReadPicture = (url: string, place: typeof COVER) => Promise<string | undefined>;

/** Pictures of the house's own gallery. */
const GALLERY = /^\/images\/offerings\/[a-z0-9-]+\.svg$/;

/**
 * A picture as a preview takes it: of the gallery, or one that this service shows; undefined for one that cannot be had.
 * No other address is fetched.
 */
export async function coverOf(url: string, readPicture: ReadPicture): Promise<string | undefined> {
  if (!GALLERY.test(url)) return await readPicture(url, COVER);
  const svg = await readFile(join(process.cwd(), "public", url)).catch(() => undefined);
  return svg && `data:image/svg+xml;base64,${svg.toString("base64")}`;
}
