import { imageWidths } from "#server/platform/image/contract.ts";

/** Pictures that are drawn in widths: what an organization uploaded, and an offering's on another host. Others are as wide as they are. */
const DRAWN = /^\/image\/(img_[0-9a-f]{32}|offering\/[^?/]+\?version=\d+)$/;

/** The widths that a picture can be had in, for a browser to choose from by how wide it shows it. */
export function widthsOf(src: string): string | undefined {
  if (!DRAWN.test(src)) return undefined;
  const address = `${src}${src.includes("?") ? "&" : "?"}width=`;
  return imageWidths.map((width) => `${address}${width} ${width}w`).join(", ");
}
