import { postImage } from "#server/rest/images.ts";

export const POST = postImage;
