import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** Pictures of the house's own gallery; a picture elsewhere is never fetched by the server. */
const GALLERY = /^\/images\/offerings\/[a-z0-9-]+\.svg$/;

/** A picture as a preview takes it; undefined for one that is not of the gallery, or is not there. */
export async function coverOf(imageUrl: string | undefined): Promise<string | undefined> {
  if (imageUrl === undefined || !GALLERY.test(imageUrl)) return undefined;
  const svg = await readFile(join(process.cwd(), "public", imageUrl)).catch(() => undefined);
  return svg && `data:image/svg+xml;base64,${svg.toString("base64")}`;
}
