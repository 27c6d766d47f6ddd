import sharp, { type Sharp } from "sharp";

/** The most pixels that are decoded: what a camera takes at its middle setting. */
const MOST_PIXELS = 8_000_000;
/** How long one is drawn at most: what would take longer is made to. */
const MOST_SECONDS = 10;

// What is drawn is kept elsewhere, and one picture takes one thread: how many are drawn at once is bounded by who asks for them.
sharp.cache(false);
sharp.concurrency(1);

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
export function redraw(bytes: Buffer, { background, ...size }: Place): Promise<Buffer | undefined> {
  return draw(bytes, (picture) =>
    picture
      .resize({ ...size, fit: "cover" })
      .flatten({ background })
      .jpeg({ quality: 88 }),
  );
}

/**
 * The same whole picture as a WebP of a width, or of its own where that is less; of one that moves, its first frame.
 * Undefined for one that {@link redraw} draws neither. Not packed as tightly as could be: somebody waits for it.
 */
export function scale(bytes: Buffer, width: number): Promise<Buffer | undefined> {
  return draw(bytes, (picture) =>
    picture.resize({ width, withoutEnlargement: true }).webp({ quality: 80, effort: 2 }),
  );
}

/** The same, but undefined for one that moves, and one that would not take fewer bytes than it does. */
export async function narrow(bytes: Buffer, width: number): Promise<Buffer | undefined> {
  if (moves(bytes)) return undefined;
  const drawn = await scale(bytes, width);
  return drawn && drawn.length < bytes.length ? drawn : undefined;
}

async function draw(bytes: Buffer, as: (upright: Sharp) => Sharp): Promise<Buffer | undefined> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
    return await as(picture).timeout({ seconds: MOST_SECONDS }).toBuffer();
  } catch {
    return undefined;
  }
}

/** What begins the frames of a PNG or a WebP, and the kind of an AVIF that has some. */
const MARKS_OF_FRAMES = ["acTL", "ANIM", "avis"];
/** They stand before the picture's own data, behind a profile of colours at most. */
const HEAD = 65_536;

/** Whether a picture is more than one; of its frames only the first would be drawn. */
function moves(bytes: Buffer): boolean {
  const head = bytes.subarray(0, HEAD).toString("latin1");
  return MARKS_OF_FRAMES.some((mark) => head.includes(mark));
}
