import { getImage } from "#server/http/rest/images.ts";

export const GET = getImage;
