import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { redraw } from "./redraw.ts";
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

  it.each([
    ["nothing", Buffer.alloc(0)],
    ["a PNG of too many pixels", png(8_000, 8_000)],
    ["a JPEG without a picture", jpeg(160, 90)],
    ["a WebP without a picture", webp("VP8X", 160, 90)],
    ["an AVIF without a picture", avif(160, 90)],
    ["a picture that is cut off", png(160, 90).subarray(0, 80)],
  ])("is none where there is nothing to draw: %s", async (_, bytes) => {
    expect(await redraw(bytes, place)).toBeUndefined();
  });
});
