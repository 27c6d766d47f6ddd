/** Uploaded pictures at a width: who is sent which, and what is drawn at all. */
import sharp from "sharp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { jpeg, png } from "#server/platform/image/testing.ts";
import { makeKey } from "#testing/api-keys.ts";
import { makeOffering } from "#testing/factories.ts";
import { configureService, PUBLIC_URL } from "#testing/service.ts";
import { openSuite, type Suite } from "#testing/testing.ts";
import { answer } from "./routes.ts";

configureService({ PUBLIC_URL });
type Sent = Record<string, string>;
let suite: Suite;
let issuer: Sent;
let stranger: Sent;
beforeAll(async () => {
  suite = await openSuite();
  issuer = await keyOf(suite);
  stranger = await keyOf(await openSuite());
});

async function keyOf({ sql, organizationId }: Suite): Promise<Sent> {
  return { authorization: `Bearer ${(await makeKey(sql, organizationId)).key}` };
}

/** @param headers none for anybody */
function show(url: string, headers: Sent = {}): Promise<Response> {
  return answer(new Request(`${PUBLIC_URL}${url}`, { headers: { host: "offerboard.example", ...headers } }));
}

async function uploaded(bytes: Buffer): Promise<{ imageId: string; url: string }> {
  const request = new Request(`${PUBLIC_URL}/api/image`, {
    method: "POST",
    headers: { host: "offerboard.example", "content-type": "image/png", ...issuer },
    body: new Uint8Array(bytes),
  });
  return (await answer(request)).json() as Promise<{ imageId: string; url: string }>;
}

/** Noise, which no format makes small: another picture each time. */
const photo = () =>
  sharp({
    create: {
      width: 1_200,
      height: 600,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 40 },
      background: "#000",
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

describe("a picture at a width", () => {
  it.each([
    [480, 480],
    [960, 960],
    [1_920, 1_200],
  ])("of %d pixels is %d wide, to be kept as the whole one is", async (width, drawn) => {
    const bytes = await photo();
    const { imageId, url } = await uploaded(bytes);
    const shown = await show(`${url}?width=${width}`, issuer);
    const content = Buffer.from(await shown.arrayBuffer());
    expect(await sharp(content).metadata()).toMatchObject({ format: "webp", width: drawn });
    expect(content.length).toBeLessThan(bytes.length);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-type": "image/webp",
      "content-length": String(content.length),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "content-disposition": `inline; filename="${imageId}-${width}.webp"`,
      "cache-control": "private, max-age=31536000, immutable",
    });
  });

  it.each([
    ["holds none", jpeg(1_600, 900)],
    ["has more pixels than are drawn", png(8_000, 8_000)],
  ])("that %s is sent as it was uploaded", async (_, bytes) => {
    const { url } = await uploaded(bytes);
    const shown = await show(`${url}?width=480`, issuer);
    expect([shown.status, Buffer.from(await shown.arrayBuffer()).equals(bytes)]).toEqual([200, true]);
  });

  it("tells nothing of where and with what it was taken, whole neither", async () => {
    const bytes = await sharp(await photo())
      .withExif({ IFD0: { Make: "Camera of Ada" } })
      .jpeg()
      .toBuffer();
    const { url } = await uploaded(bytes);
    for (const way of ["", "?width=480"]) {
      const shown = Buffer.from(await (await show(`${url}${way}`, issuer)).arrayBuffer());
      expect([shown.length > 10_000, shown.includes("Camera of Ada")]).toEqual([true, false]);
    }
  });

  it("is drawn at no other width", async () => {
    const { url } = await uploaded(await photo());
    const draw = vi.spyOn(sharp.prototype, "toBuffer");
    for (const width of ["1", "481", "0", "-480", "100000", "480.5", "wide", "", "480px"]) {
      const refused = await show(`${url}?width=${width}`, issuer);
      expect([width, refused.status]).toEqual([width, 400]);
      expect(await refused.json()).toMatchObject({
        code: "invalid_request",
        errors: [{ param: "width", detail: "Send one of 480, 960, 1920." }],
      });
    }
    expect((await show(`${url}?width=480&width=960`, issuer)).status).toBe(400);
    expect(draw).not.toHaveBeenCalled();
    expect((await show(`${url}?width=480`, issuer)).status).toBe(200);
    expect(draw).toHaveBeenCalledTimes(1);
    draw.mockRestore();
  });

  it("is seen by those that see it whole, also once it was drawn for others", async () => {
    const { url } = await uploaded(await photo());
    const narrow = `${url}?width=480`;
    expect((await show(narrow, issuer)).status).toBe(200);
    for (const headers of [{}, stranger]) {
      const hidden = await show(narrow, headers);
      expect(hidden.status).toBe(404);
      expect(await hidden.json()).toMatchObject({ code: "image_not_found" });
    }
    await makeOffering(suite, { imageUrl: url });
    for (const headers of [{}, stranger]) {
      const shown = await show(narrow, headers);
      expect([shown.status, shown.headers.get("cache-control")?.split(",")[0]]).toEqual([200, "public"]);
    }
  });
});
