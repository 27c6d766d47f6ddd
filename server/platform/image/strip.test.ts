import sharp from "sharp";
import { expect, it } from "vitest";
import { inspect } from "./inspect.ts";
import { strip } from "./strip.ts";

const picture = () => sharp({ create: { width: 60, height: 80, channels: 3, background: "#369" } });
const told = {
  IFD0: { Make: "Camera of Ada", Copyright: "Ada" },
  IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" },
};

const kinds = ["jpeg", "png", "webp"] as const;

it.each(kinds.flatMap((kind) => [1, 6, 8].map((held) => ({ kind, held }))))(
  "leaves the place and the device out of a picture ($kind) that was held as $held, and keeps that",
  async ({ kind, held }) => {
    const taken = await picture()
      .withExif(told)
      .withMetadata({ exif: told, orientation: held })
      .toFormat(kind)
      .toBuffer();
    expect(taken.includes("Camera of Ada")).toBe(true);
    const kept = strip(taken);
    expect(kept.includes("Camera of Ada")).toBe(false);
    const { orientation = 1, width, height, exif } = await sharp(kept).metadata();
    expect({ orientation, width, height }).toEqual({ orientation: held, width: 60, height: 80 });
    expect(exif?.length ?? 0, "no directory of a place").toBeLessThan(40);
    expect(inspect(kept)).toMatchObject({ mediaType: `image/${kind}`, width: 60, height: 80 });
    expect(strip(kept), "nothing more the second time").toEqual(kept);
    const [before, after] = [await sharp(taken).raw().toBuffer(), await sharp(kept).raw().toBuffer()];
    expect(after.equals(before), "the picture itself is the same").toBe(true);
  },
);

it("passes on what tells nothing, and other kinds", async () => {
  const drawn = [...kinds, "avif" as const].map((kind) => picture().toFormat(kind).toBuffer());
  for (const bytes of await Promise.all(drawn)) expect(strip(bytes)).toBe(bytes);
});

it.each([
  "ffd8",
  "ffd8ffe1",
  "ffd8ffe1001045786966000049492a00ffffffff",
  "ffd8ffe100084578696600ffd9",
  "89504e470d0a1a0affffffff65584966",
  "524946460400000057454250455849460100",
])("reads no further than there is: %s", (hex) => {
  expect(() => strip(Buffer.from(hex, "hex"))).not.toThrow();
});
