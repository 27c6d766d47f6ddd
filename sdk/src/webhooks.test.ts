import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import { SignatureError } from "./errors.ts";
import { signWebhook, verifyWebhook } from "./webhooks.ts";

const secret = `whsec_${btoa("a secret of twenty-four b")}`;
const other = `whsec_${btoa("another of twenty-four by")}`;
const body = '{"type":"customer.created","resourceId":"cus_1","data":{"name":"Ünïcode"}}';
const now = 1_799_744_400_000;
const seconds = now / 1000;
const sign = (text = body, by = secret, at = seconds) => signWebhook(text, "evt_1", at, by);

describe("a webhook", () => {
  it("is known by the signature of the library that sends it, and the other way round", async () => {
    const sent = new Date();
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(sent.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", sent, body),
    };
    expect(await verifyWebhook(body, headers, secret)).toEqual(JSON.parse(body));
    const made = await signWebhook(body, "evt_1", Math.floor(Date.now() / 1000), secret);
    expect(new Webhook(secret).verify(body, made)).toEqual(JSON.parse(body));
  });

  it("comes with headers of the web, of Node, or in other case, and as text or bytes", async () => {
    const headers = await sign();
    const capital = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    for (const given of [headers, new Headers(headers), capital]) {
      expect(await verifyWebhook(new TextEncoder().encode(body), given, secret, { now })).toMatchObject({
        resourceId: "cus_1",
      });
    }
  });

  it("is known while the secret is replaced", async () => {
    const [old, fresh] = [await sign(body, other), await sign()];
    const both = `${old["webhook-signature"]} ${fresh["webhook-signature"]}`;
    await verifyWebhook(body, { ...fresh, "webhook-signature": both }, secret, { now });
  });

  it.each<[string, () => Promise<unknown>]>([
    ["of another secret", async () => verifyWebhook(body, await sign(body, other), secret, { now })],
    ["that was changed", async () => verifyWebhook(`${body} `, await sign(), secret, { now })],
    [
      "that is old",
      async () => verifyWebhook(body, await sign(body, secret, seconds - 301), secret, { now }),
    ],
    [
      "from the future",
      async () => verifyWebhook(body, await sign(body, secret, seconds + 301), secret, { now }),
    ],
    ["without headers", () => verifyWebhook(body, {}, secret, { now })],
    [
      "without a time",
      async () => verifyWebhook(body, { ...(await sign()), "webhook-timestamp": "x" }, secret, { now }),
    ],
    [
      "of another version",
      async () => verifyWebhook(body, { ...(await sign()), "webhook-signature": "v2,AAAA" }, secret, { now }),
    ],
    [
      "that is no base64",
      async () => verifyWebhook(body, { ...(await sign()), "webhook-signature": "v1,%" }, secret, { now }),
    ],
    ["with no secret", async () => verifyWebhook(body, await sign(), "", { now })],
  ])("%s is refused", async (_what, verify) => {
    await expect(verify()).rejects.toBeInstanceOf(SignatureError);
  });
});
