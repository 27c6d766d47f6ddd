import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PREVIEW_SIZE } from "./preview-links.ts";

/** Where a picture stands in a preview: beside the words, at the whole height. */
export const COVER = { width: 440, height: PREVIEW_SIZE.height, background: "#faf9f5" } as const;

/** Reads an uploaded picture as a `data:` address, as it fills its place; undefined for one that is not drawn. */
export type ReadUploaded = (url: string, place: typeof COVER) => Promise<string | undefined>;

/** Pictures of the house's own gallery. */
const GALLERY = /^\/images\/offerings\/[a-z0-9-]+\.svg$/;

/**
 * A picture as a preview takes it: of the gallery, or uploaded; undefined for one that cannot be had. What stands on
 * another server is never fetched.
 */
export async function coverOf(url: string, readUploaded: ReadUploaded): Promise<string | undefined> {
  if (!GALLERY.test(url)) return await readUploaded(url, COVER);
  const svg = await readFile(join(process.cwd(), "public", url)).catch(() => undefined);
  return svg && `data:image/svg+xml;base64,${svg.toString("base64")}`;
}
