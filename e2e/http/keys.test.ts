import { describe, expect, inject, it } from "vitest";
import { customerBody, type ProblemBody, send } from "./client.ts";

const keysUrl = inject("keysUrl");

// By hand the tests go to one server, which asks nobody for keys.
describe.runIf(keysUrl !== "")("where keys are required", () => {
  it.each([
    ["POST", "/offering-purchase-intent"],
    ["POST", "/offering"],
    ["POST", "/customer"],
    ["POST", "/bulletin-board/offer/bbo_1/cancel"],
    ["POST", "/bulletin-board/offer"],
    ["POST", "/token"],
    ["PATCH", "/offering/off_1"],
    ["GET", "/offering"],
    ["GET", "/customer"],
    ["GET", "/customer/cus_1"],
    ["GET", "/dashboard"],
  ])("%s %s without one is a 401, before anything else is looked at", async (method, path) => {
    for (const root of [`${keysUrl}/api`, keysUrl]) {
      for (const [authorization, code] of [
        [undefined, "authentication_required"],
        ["Bearer sk_live_nobody", "invalid_api_key"],
        ["Basic eDp5", "authentication_required"],
      ] as const) {
        const answer = await send<ProblemBody>(method, `${root}${path}`, {
          headers: { ...(authorization && { authorization }) },
          ...(method !== "GET" && { body: "{ not even JSON" }),
        });
        expect([answer.status, answer.body.code]).toEqual([401, code]);
        expect(answer.headers.get("www-authenticate")).toBe("Bearer");
      }
    }
  });

  it("the market, the interface and the health are anybody's", async () => {
    for (const path of ["/market/offering", "/openapi.json", "/health", "/viewer"]) {
      expect((await send("GET", `${keysUrl}/api${path}`)).status).toBe(200);
    }
  });

  it("tRPC is closed alike, and a session that nobody signed opens nothing", async () => {
    const headers = { cookie: "offerboard.session_token=somebody.c2lnbmF0dXJl" };
    const read = await send("GET", `${keysUrl}/api/trpc/customer.list?input=%7B%7D`, { headers });
    const write = await send("POST", `${keysUrl}/api/trpc/customer.create`, {
      headers,
      body: customerBody(),
    });
    expect([read.status, write.status]).toEqual([401, 401]);
  });

  it("nobody is to be chosen, and no names are told", async () => {
    const { body } = await send("GET", `${keysUrl}/api/viewer`);
    expect(body).toMatchObject({ kind: "anonymous", isDemo: false, identities: [], demoPeople: [] });
    const choice = await send("POST", `${keysUrl}/api/demo/sign-in`, {
      body: "person=owner",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(choice.status).toBe(404);
    expect(choice.headers.has("set-cookie")).toBe(false);
    expect((await send("GET", `${keysUrl}/api/mail`)).status).toBe(404);
  });
});
