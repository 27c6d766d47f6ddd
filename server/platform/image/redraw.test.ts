import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { narrow, redraw } from "./redraw.ts";
import { avif, jpeg, png, webp } from "./testing.ts";

const place = { width: 44, height: 63, background: "#faf9f5" };

/** Red above, blue below. */
const flag = (options: { orientation?: number } = {}) =>
  sharp({ create: { width: 60, height: 80, channels: 4, background: "#f00" } })
    .composite([
      {
        input: { create: { width: 60, height: 40, channels: 4, background: "#00f" } },
        gravity: "south",
      },
    ])
    .withMetadata(options);

/** The colour in the middle of the first row, or of the last one. */
async function colourOf(bytes: Buffer | undefined, row: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (row * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => Math.round(value / 255));
}

const hostile: [string, Buffer][] = [
  ["nothing", Buffer.alloc(0)],
  ["a PNG of too many pixels", png(8_000, 8_000)],
  ["a JPEG without a picture", jpeg(160, 90)],
  ["a WebP without a picture", webp("VP8X", 160, 90)],
  ["an AVIF without a picture", avif(160, 90)],
  ["a picture that is cut off", png(160, 90).subarray(0, 80)],
];

describe("a picture that is drawn anew", () => {
  it.each(["png", "jpeg", "webp", "avif"] as const)("fills its place, whatever it was: %s", async (kind) => {
    const drawn = await redraw(await flag().toFormat(kind).toBuffer(), place);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "jpeg", width: 44, height: 63 });
    expect([await colourOf(drawn, 0), await colourOf(drawn, 62)]).toEqual([
      [1, 0, 0],
      [0, 0, 1],
    ]);
  });

  it("stands upright as the camera was held, and says nothing of the camera", async () => {
    const drawn = await redraw(await flag({ orientation: 3 }).jpeg().toBuffer(), place);
    expect(await colourOf(drawn, 0)).toEqual([0, 0, 1]);
    expect((await sharp(drawn).metadata()).exif).toBeUndefined();
  });

  it.each(hostile)("is none where there is nothing to draw: %s", async (_, bytes) => {
    expect(await redraw(bytes, place)).toBeUndefined();
  });
});

describe("a picture at a width", () => {
  /** Noise, which no format makes small. */
  const photo = (width: number, height: number) =>
    sharp({
      create: {
        width,
        height,
        channels: 4,
        noise: { type: "gaussian", mean: 128, sigma: 40 },
        background: "#000",
      },
    });

  it.each(["png", "jpeg", "webp", "avif"] as const)("is a WebP of it, whatever it was: %s", async (kind) => {
    const quick = kind === "avif" ? { effort: 0 } : {};
    const bytes = await photo(1_000, 500).toFormat(kind, quick).toBuffer();
    const drawn = await narrow(bytes, 480);
    expect(await sharp(drawn).metadata()).toMatchObject({ format: "webp", width: 480, height: 240 });
    expect(drawn?.length).toBeLessThan(bytes.length);
  });

  it("is never wider than it was, and stands upright as the camera was held", async () => {
    const drawn = await narrow(await photo(400, 300).withMetadata({ orientation: 6 }).png().toBuffer(), 960);
    const { width, height, exif } = await sharp(drawn).metadata();
    expect([width, height, exif]).toEqual([300, 400, undefined]);
  });

  it("shows what lies below it where it did", async () => {
    const seen = { r: 200, g: 30, b: 30, alpha: 0 };
    const logo = await sharp({ create: { width: 960, height: 400, channels: 4, background: seen } })
      .composite([{ input: await photo(100, 100).removeAlpha().png().toBuffer(), left: 0, top: 0 }])
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { data, info } = await sharp(await narrow(logo, 480))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.channels, data.at(-1)]).toEqual([4, 0]);
  });

  it.each(hostile)("is none where there is nothing to draw: %s", async (_, bytes) => {
    expect(await narrow(bytes, 480)).toBeUndefined();
  });

  it("is none of a photograph that is cut off", async () => {
    const bytes = await photo(800, 600).jpeg().toBuffer();
    expect(await narrow(bytes.subarray(0, bytes.length / 2), 480)).toBeUndefined();
  });

  it("is none where it moves: its other frames would be lost", async () => {
    const frames = await Promise.all([1, 2].map(() => photo(600, 300).png().toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    expect(await narrow(moving, 480)).toBeUndefined();
    const still = await photo(600, 300).png().toBuffer();
    // The chunk that begins an animated PNG stands behind its header.
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from("acTL"), Buffer.alloc(12)]);
    const movingPng = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)]);
    expect(await narrow(still, 480)).toBeDefined();
    expect(await narrow(movingPng, 480)).toBeUndefined();
  });

  it("is none where it would not take fewer bytes", async () => {
    const bytes = await sharp({ create: { width: 480, height: 2, channels: 3, background: "#fff" } })
      .webp({ quality: 1 })
      .toBuffer();
    expect(await narrow(bytes, 480)).toBeUndefined();
  });
});
