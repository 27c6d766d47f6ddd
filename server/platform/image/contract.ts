import { z } from "zod";

/** The most an uploaded picture may hold. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

/** Kinds of pictures there may be; those that cannot script, and that every browser shows. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
export type ImageType = (typeof imageTypes)[number];

/** Sides of a picture, in pixels. */
export const MAX_IMAGE_SIDE = 8_192;

export const image = z
  .object({
    imageId: z.string().meta({
      description: "Identifier; the same picture has the same one.",
      example: "img_9f86d081884c7d659a2feaa0c55ad015",
    }),
    url: z.string().meta({
      description: "What to send as `imageUrl` of an offering.",
      example: "/image/img_9f86d081884c7d659a2feaa0c55ad015",
    }),
    mediaType: z.enum(imageTypes).meta({ description: "What it is by its content.", example: "image/jpeg" }),
    size: z.number().meta({ description: "Bytes.", example: 184320 }),
    width: z.number().meta({ description: "Pixels.", example: 1600 }),
    height: z.number().meta({ description: "Pixels.", example: 900 }),
  })
  .meta({ id: "Image", description: "A picture that was uploaded." });
export type Image = z.infer<typeof image>;
