import sharp from "sharp";

/** The most pixels that are decoded: what a camera takes at its middle setting. */
const MOST_PIXELS = 8_000_000;

// Each picture is drawn once, and its drawing kept elsewhere.
sharp.cache(false);

interface Place {
  readonly width: number;
  readonly height: number;
  /** What shows where the picture lets it through. */
  readonly background: string;
}

/**
 * A picture of any kind that is kept, drawn anew as a JPEG that fills a place: upright as the camera was held, the rest
 * cut off. Undefined for one that cannot be decoded, or has more pixels than are decoded in a moment.
 */
export async function redraw(bytes: Buffer, { background, ...size }: Place): Promise<Buffer | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .autoOrient()
      .resize({ ...size, fit: "cover" })
      .flatten({ background })
      .jpeg({ quality: 88 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
