import { z } from "zod";
import type { ZodOpenApiPathsObject } from "zod-openapi";
import { downloadPath, fileContent, mutationHeaders, type Refusals } from "#server/http/openapi/describe.ts";
import { image, imageTypes } from "./contract.ts";

const imageId = z.string().meta({
  description: "Identifier of the picture.",
  example: "img_9f86d081884c7d659a2feaa0c55ad015",
});

/** How the pictures' paths are told in the interface's description: their bodies are no JSON, so no contract prints them. */
export function imagePaths(refusals: Refusals): ZodOpenApiPathsObject {
  const upload = { access: "caller", method: "POST", path: "/image" } as const;
  return {
    [upload.path]: {
      post: {
        operationId: "uploadImage",
        summary: "Upload an image",
        description:
          "Keeps a picture for offerings: PNG, JPEG, WebP or AVIF, up to 2 MiB and 8,192 pixels a side, told by its content. Send its bytes as the body, and the `url` of the answer as `imageUrl` of an offering. The same picture has the same id, however often it is sent.",
        tags: ["Image"],
        requestParams: { header: mutationHeaders },
        requestBody: {
          required: true,
          content: fileContent(imageTypes, "The picture's bytes."),
        },
        responses: {
          "200": {
            description: "Done.",
            content: {
              "application/json": {
                schema: image,
                example: {
                  imageId: "img_9f86d081884c7d659a2feaa0c55ad015",
                  url: "/image/img_9f86d081884c7d659a2feaa0c55ad015",
                  mediaType: "image/jpeg",
                  size: 184320,
                  width: 1600,
                  height: 900,
                },
              },
            },
          },
          ...refusals({ ...upload, errors: ["unsupported_image", "image_too_large", "image_storage_full"] }),
        },
      },
    },
    ...downloadPath(
      {
        access: "public",
        path: "/image/{imageId}",
        operationId: "getImage",
        tag: "Image",
        summary: "Show an image",
        description:
          "A picture's bytes: for anybody while a published offering shows it, for its organization always.",
        names: z.object({ imageId }),
        mediaTypes: imageTypes,
        errors: ["image_not_found"],
      },
      refusals,
    ),
  };
}
