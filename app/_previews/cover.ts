import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Reads an uploaded picture as a `data:` address; undefined for one that is not drawn. */
export type ReadUploaded = (url: string) => Promise<string | undefined>;

/** Pictures of the house's own gallery. */
const GALLERY = /^\/images\/offerings\/[a-z0-9-]+\.svg$/;

/**
 * A picture as a preview takes it: of the gallery, or uploaded; undefined for one that cannot be had. What stands on
 * another server is never fetched.
 */
export async function coverOf(url: string, readUploaded: ReadUploaded): Promise<string | undefined> {
  if (!GALLERY.test(url)) return await readUploaded(url);
  const svg = await readFile(join(process.cwd(), "public", url)).catch(() => undefined);
  return svg && `data:image/svg+xml;base64,${svg.toString("base64")}`;
}
