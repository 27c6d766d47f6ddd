import type { Call } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import type { previewImage as operation } from "./contract.ts";
import { webPicture } from "./web-picture.ts";

/**
 * The picture at an address on another host, as an offering that names it would show it.
 * @throws Refusal image_not_found, also where it cannot be had
 * @throws Overloaded where too many pictures are waited for
 */
export async function previewImage({
  ctx: { app, actor },
  input: { url, width },
}: Call<typeof operation>): Promise<FileAnswer> {
  const content = await webPicture(app, { url, width, organizationId: actor.organizationId });
  if (content === null) throw refuse("image_not_found", {}, "url");
  return { mediaType: "image/webp", fileName: "preview.webp", content };
}
