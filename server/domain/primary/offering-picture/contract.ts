import { z } from "zod";
import { exampleOffering, offeringId } from "#server/domain/primary/offering/contract.ts";
import { defineOperation, file } from "#server/kernel/operation.ts";
import { imageWidth, imageWidths } from "#server/platform/image/contract.ts";

export const getOfferingPicture = defineOperation({
  name: "getOfferingPicture",
  method: "GET",
  path: "/image/offering/{offeringId}",
  tag: "Image",
  summary: "Show an offering's picture on another host",
  description:
    "The picture that `imageUrl` of an offering names on another host, as a WebP: for anybody once the offering is published, before that for its organization. This service fetches it, so that nobody there learns who looks: a PNG, JPEG, WebP or AVIF of up to 8 MiB, 8 million pixels and 8,192 a side, that comes by https within 5 seconds. One that cannot be had is a 404, and is asked for again some minutes later.",
  access: "public",
  errors: ["image_not_found"],
  input: z.object({
    offeringId,
    width: imageWidth.default(imageWidths[2]).meta({ description: "Pixels; left out = 1920.", example: 960 }),
    version: z.string().max(40).optional().meta({
      description: "Any text: caches keep a picture for each, so that a changed address is seen at once.",
      example: "2",
    }),
  }),
  output: file({ mediaTypes: ["image/webp"], disposition: "inline", cache: "hour" }),
  example: {
    input: { offeringId: exampleOffering.offeringId },
    output: { mediaType: "image/webp", fileName: `${exampleOffering.offeringId}.webp`, content: "" },
  },
});
