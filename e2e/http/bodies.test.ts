import { describe, expect, it } from "vitest";
import { apiUrl, get, makeOffering, send } from "./client.ts";
import { expectProblem } from "./expect-problem.ts";

describe("Stripe's webhook", () => {
  const event = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: {} },
  });

  it.each<[string, Record<string, string>]>([
    ["without a signature", {}],
    ["with one of nobody's", { "stripe-signature": "t=1893456000,v1=00" }],
    ["with one that is none", { "stripe-signature": "nonsense" }],
  ])("%s is refused, or is not there", async (_, headers) => {
    const answer = await send("POST", "/stripe/webhook", { body: event, headers });
    // A service without Stripe has no such path.
    const isThere = answer.status !== 404;
    await expectProblem(
      Promise.resolve(answer),
      isThere ? 400 : 404,
      isThere ? "invalid_webhook_signature" : "route_not_found",
    );
  });
});

describe("publishing an offering", () => {
  /** As a client sends it that has nothing to say. */
  const publish = (offeringId: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(`${apiUrl}/offering/${offeringId}/publish`, {
      method: "POST",
      headers,
      ...(body !== undefined && { body }),
    });

  it.each<[string, Record<string, string>, string?]>([
    ["nothing at all", {}],
    ["an empty body of a kind", { "content-type": "application/json" }, ""],
    ["a kind without a body", { "content-type": "application/json" }],
    ["an empty object", { "content-type": "application/json" }, "{}"],
  ])("takes %s", async (_, headers, body) => {
    const { offeringId } = await makeOffering({ publish: false });
    const response = await publish(offeringId, headers, body);
    expect([response.status, await response.json()]).toEqual([
      200,
      expect.objectContaining({ state: "PUBLISHED" }),
    ]);
  });

  it.each<[string, Record<string, string>, string, number, string]>([
    ["what is no JSON", { "content-type": "application/json" }, "{", 400, "malformed_json"],
    ["another kind", { "content-type": "text/plain" }, "publish", 415, "unsupported_media_type"],
  ])("refuses %s", async (_, headers, body, status, code) => {
    const { offeringId } = await makeOffering({ publish: false });
    const answer = send("POST", `/offering/${offeringId}/publish`, { body, headers });
    await expectProblem(answer, status, code);
    expect((await get(`/offering/${offeringId}`)).body.state).toBe("DRAFT");
  });
});
