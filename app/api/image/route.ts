import { postImage } from "#server/http/rest/images.ts";

export const POST = postImage;
