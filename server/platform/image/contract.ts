import { z } from "zod";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { imageUrl, isElsewhere } from "#server/kernel/fields/image-url.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier } from "#server/kernel/fields/text.ts";
import { bytes, defineOperation, file } from "#server/kernel/operation.ts";

/** The most an uploaded picture may hold. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;

/** Kinds of pictures there may be; those that cannot script, and that every browser shows. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
export type ImageType = (typeof imageTypes)[number];

/** Sides of a picture, in pixels. */
export const MAX_IMAGE_SIDE = 8_192;

/** Widths that a picture can be asked for, in pixels: few, so that each is drawn for many. */
export const imageWidths = [480, 960, 1920] as const;

/** A width as it is asked for. */
export const imageWidth = z.preprocess(
  // Query numbers arrive as text over REST.
  (sent) => (typeof sent === "string" ? Number(sent) : sent),
  z.literal(imageWidths, { error: `Send one of ${imageWidths.join(", ")}.` }),
);

export const image = z
  .object({
    object: objectName("image"),
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
export type Image = z.input<typeof image>;

const exampleImage = exampleOf(image);

export const uploadImage = defineOperation({
  name: "uploadImage",
  method: "POST",
  path: "/image",
  tag: "Image",
  summary: "Upload an image",
  description:
    "Keeps a picture for offerings and the brand: PNG, JPEG, WebP or AVIF, up to 2 MiB and 8,192 pixels a side, told by its content. Send its bytes as the body, and the `url` of the answer as `imageUrl` of an offering. The same picture has the same id, however often it is sent.",
  access: "caller",
  needs: "offering:write",
  errors: ["unsupported_image", "image_too_large", "image_storage_full"],
  body: {
    mediaTypes: imageTypes,
    most: MAX_IMAGE_BYTES,
    tooLarge: "image_too_large",
    unsupported: {
      code: "unsupported_image",
      reason: "The Content-Type names no kind of picture that can be shown.",
    },
    description: "The picture's bytes.",
  },
  input: z.object({ content: bytes }),
  output: image,
  example: { input: { content: new Uint8Array([0xff, 0xd8, 0xff]) }, output: exampleImage },
});

export const getImage = defineOperation({
  name: "getImage",
  method: "GET",
  path: "/image/{imageId}",
  tag: "Image",
  summary: "Show an image",
  description:
    "A picture's bytes: for anybody while a published offering shows it or it is its issuer's logo, for its organization always. With `width` it is sent as a WebP of that width, never wider than it is; one that moves, has more than 8 million pixels, cannot be decoded or would not take fewer bytes is sent as it was uploaded.",
  access: "public",
  errors: ["image_not_found"],
  input: z.object({
    imageId: identifier.meta({ description: "Identifier of the picture.", example: exampleImage.imageId }),
    width: imageWidth
      .optional()
      .meta({ description: "Pixels; left out = as it was uploaded.", example: 960 }),
  }),
  output: file({ mediaTypes: imageTypes, disposition: "inline", cache: "forever" }),
  example: {
    input: { imageId: exampleImage.imageId },
    output: { mediaType: "image/jpeg", fileName: `${exampleImage.imageId}.jpeg`, content: "" },
  },
});

export const previewImage = defineOperation({
  name: "previewImage",
  method: "GET",
  path: "/image/preview",
  tag: "Image",
  summary: "Preview an image on another host",
  description:
    "The picture at an address on another host as a WebP, as pages would show it of an offering that names it: for whoever could have an offering name it. One that cannot be had is a 404, and is asked for again some minutes later.",
  access: "caller",
  needs: "offering:write",
  errors: ["image_not_found"],
  input: z.object({
    url: imageUrl
      .pipe(z.string().refine(isElsewhere, { error: "Send the http(s) URL of a picture on another host." }))
      .meta({ description: "Its address.", example: "https://example.com/harbour-lofts.jpg" }),
    width: imageWidth.default(imageWidths[0]).meta({ description: "Pixels; left out = 480.", example: 960 }),
  }),
  output: file({ mediaTypes: ["image/webp"], disposition: "inline" }),
  example: {
    input: { url: "https://example.com/harbour-lofts.jpg" },
    output: { mediaType: "image/webp", fileName: "preview.webp", content: "" },
  },
});
