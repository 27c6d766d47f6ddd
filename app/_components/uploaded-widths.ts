import { imageWidths } from "#server/platform/image/contract.ts";

/** Where what an organization uploaded is shown; other pictures are as wide as they are. */
const UPLOADED = /^\/image\/img_[0-9a-f]{32}$/;

/** The widths that an uploaded picture can be had in, for a browser to choose from by how wide it shows it. */
export function widthsOf(src: string): string | undefined {
  if (!UPLOADED.test(src)) return undefined;
  return imageWidths.map((width) => `${src}?width=${width} ${width}w`).join(", ");
}
