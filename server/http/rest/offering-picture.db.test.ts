/** Offerings' pictures on other hosts: who sees which, and what is asked for at all. */
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { FileAnswer } from "#server/kernel/operation.ts";
import { png } from "#server/platform/image/testing.ts";
import { makeKey } from "#testing/api-keys.ts";
import { makeCustomer, makeOffering } from "#testing/factories.ts";
import { openPictureHost, type PictureHost } from "#testing/picture-host.ts";
import { configureService, PUBLIC_URL } from "#testing/service.ts";
import { expectRefusal, openSuite, refusalOf, type Suite, unique } from "#testing/testing.ts";
import { answer } from "./routes.ts";

configureService({ PUBLIC_URL });
let suite: Suite;
let other: Suite;
let host: PictureHost;
beforeAll(async () => {
  [suite, other] = [await openSuite(), await openSuite()];
  host = await openPictureHost((response) => response.end(png(90, 60)));
});
beforeEach(() => host.asked.splice(0));
afterAll(() => host.close());

/** An address that was not asked for before. */
const newUrl = () => `${host.url}?${unique()}`;
/** Who looks, in the demo: there addresses of the own network are reached. */
const look = (actor: Actor, { offeringId }: Pick<Offering, "offeringId">, width?: 480) =>
  suite.call({ actor }).file.offeringPicture.get({ offeringId, ...(width && { width }) });

/** Who looks over REST, where keys are asked for. */
function show(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return answer(new Request(`${PUBLIC_URL}${path}`, { headers: { host: "offerboard.example", ...headers } }));
}

const anybody: Actor = { kind: "anonymous" };

describe("a picture that an offering is about to name", () => {
  const preview = (actor: Actor, url: string) => suite.call({ actor }).file.image.preview({ url });

  it("is seen by who may write offerings, drawn here", async () => {
    for (const actor of [suite.owner, suite.key("offering:write")]) {
      const shown = (await preview(actor, newUrl())) as FileAnswer;
      expect(shown.mediaType).toBe("image/webp");
      expect(await sharp(shown.content as Buffer).metadata()).toMatchObject({ format: "webp", width: 90 });
    }
    expect(host.asked).toHaveLength(2);
  });

  it("is asked for by nobody else, and nowhere but on another host", async () => {
    const buyer = suite.customer((await makeCustomer(suite)).id);
    for (const actor of [suite.member("auditor"), suite.key("offering:read"), buyer]) {
      await expectRefusal(suite, "not_allowed", () => preview(actor, newUrl()));
    }
    await expectRefusal(suite, "authentication_required", () => preview(anybody, newUrl()));
    for (const url of ["/image/img_1", "", "file:///etc/passwd", "https://a:b@c.example/d.png"]) {
      const refusal = await refusalOf(preview(suite.owner, url));
      expect(refusal.violations, url).toMatchObject([{ code: "invalid_value", param: "url" }]);
    }
    expect(host.asked).toEqual([]);
  });

  it("that cannot be had is none", async () => {
    const away = await openPictureHost((response) => response.writeHead(500).end());
    await expectRefusal(suite, "image_not_found", () => preview(suite.owner, away.url));
    await away.close();
  });
});

describe("a picture on another host", () => {
  it("is seen by anybody once the offering is published, drawn here", async () => {
    const offering = await makeOffering(suite, { imageUrl: newUrl() });
    for (const actor of [anybody, suite.owner, other.owner, suite.customer("cus_1")]) {
      const shown = (await look(actor, offering, 480)) as FileAnswer;
      expect(shown).toMatchObject({ mediaType: "image/webp", isPublic: true });
      expect(await sharp(shown.content as Buffer).metadata()).toMatchObject({ format: "webp", width: 90 });
    }
    expect(host.asked).toHaveLength(1);
  });

  it("of a draft is seen by its organization alone, and asked for by nobody else", async () => {
    const offering = await makeOffering(suite, { imageUrl: newUrl(), publish: false });
    const buyer = suite.customer((await makeCustomer(suite)).id);
    for (const actor of [anybody, buyer, other.owner, other.key("offering:read")]) {
      await expectRefusal(suite, "image_not_found", () => look(actor, offering));
    }
    expect(host.asked).toEqual([]);
    for (const actor of [suite.owner, suite.member("auditor"), suite.key("offering:read")]) {
      expect(await look(actor, offering)).toMatchObject({ isPublic: false });
    }
  });

  it("that cannot be had is none, and is not asked for again at each view", async () => {
    const away = await openPictureHost((response) => response.writeHead(500).end());
    const offering = await makeOffering(suite, { imageUrl: away.url });
    for (const width of [480, undefined] as const) {
      await expectRefusal(suite, "image_not_found", () => look(anybody, offering, width));
    }
    expect(away.asked).toHaveLength(1);
    await away.close();
  });

  it("is another one as soon as the offering names another", async () => {
    const offering = await makeOffering(suite, { imageUrl: newUrl() });
    await look(anybody, offering);
    const imageUrl = newUrl();
    const changed = await suite.call().offering.update({ offeringId: offering.offeringId, imageUrl });
    expect(changed.imageUrl).toBe(imageUrl);
    await look(anybody, offering);
    expect(host.asked.map(({ url }) => url?.split("?")[1])).toEqual(
      [offering.imageUrl, imageUrl].map((url) => url?.split("?")[1]),
    );
  });

  it.each([undefined, "", "/images/offerings/harbour.svg"])("is not what %j names", async (imageUrl) => {
    const offering = await makeOffering(suite, { imageUrl });
    await expectRefusal(suite, "image_not_found", () => look(suite.owner, offering));
  });
});

describe("over REST, outside the demo,", () => {
  it("an address of the own network is not asked", async () => {
    const offering = await makeOffering(suite, { imageUrl: newUrl() });
    const key = { authorization: `Bearer ${(await makeKey(suite.sql, suite.organizationId)).key}` };
    for (const headers of [{}, key]) {
      const shown = await show(`/image/offering/${offering.offeringId}?width=960`, headers);
      expect([shown.status, await shown.json()]).toMatchObject([404, { code: "image_not_found" }]);
    }
    expect(host.asked).toEqual([]);
  });

  it("no address is taken from the request, and no other width", async () => {
    const { offeringId } = await makeOffering(suite, { imageUrl: newUrl() });
    const path = `/image/offering/${offeringId}`;
    for (const query of [`url=${encodeURIComponent(host.url)}`, "imageUrl=/a", "width=481", "version="]) {
      const refused = await show(`${path}?${query}`);
      expect([query, refused.status]).toEqual([query, query === "version=" ? 404 : 400]);
    }
    const named = `/image/offering/${encodeURIComponent(encodeURIComponent(host.url))}`;
    expect((await show(named)).status).toBe(404);
    expect((await show(`/image/offering/${host.url}`)).status).toBe(404);
    expect(host.asked).toEqual([]);
  });
});
