import { getImage } from "#server/rest/images.ts";

export const GET = getImage;
