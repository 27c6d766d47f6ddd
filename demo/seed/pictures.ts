import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { image } from "#db/schema/service.ts";
import { imageIdOf } from "#server/platform/image/image-id.ts";

/** A PNG of `pictures/` as an organization keeps it that uploaded it. @param createdAt ISO 8601 */
export function pictureOf(
  organizationId: string,
  name: string,
  createdAt: string,
): typeof image.$inferInsert {
  const bytes = readFileSync(join(import.meta.dirname, "pictures", name));
  return { organizationId, id: imageIdOf(bytes), mediaType: "image/png", bytes, createdAt };
}
