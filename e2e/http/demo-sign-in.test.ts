import { describe, expect, it } from "vitest";
import { baseUrl, get, makeCustomer, type ProblemBody, send } from "./client.ts";

const form = { "content-type": "application/x-www-form-urlencoded" };
const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send<ProblemBody>("POST", "/demo/actor", {
    body: new URLSearchParams(fields).toString(),
    headers: { ...form, ...headers },
  });

describe("the demo's switch", () => {
  it("makes one a customer on the pages' side, and nobody else over the interface", async () => {
    const { id } = await makeCustomer({ name: "Ada" });
    const { body: before } = await get("/viewer");
    const actor = `customer:${before.organizationId}:${id}`;
    const { status, headers } = await choose({ actor, returnTo: "/portal?tab=1" });
    expect([status, headers.get("location")]).toEqual([303, "/portal?tab=1"]);
    const cookie = headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^offerboard_actor=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const worn = { cookie: cookie.split(";")[0] ?? "" };
    const { body } = await get<{ result: { data: object } }>("/trpc/organization.viewer?input=%7B%7D", worn);
    expect(body.result.data).toMatchObject({ kind: "customer", customerId: id, customerName: "Ada" });
    expect((await get("/viewer", worn)).body).toMatchObject({ kind: "apiKey" });
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "",
    "portal",
    "/a b",
  ])("sends nobody elsewhere: %s", async (returnTo) => {
    const { headers } = await choose({ actor: "anonymous", returnTo });
    expect(headers.get("location")).toBe("/");
  });

  it("knows nobody who is not there, and listens to our own pages alone", async () => {
    const unknown = await choose({ actor: "customer:org_demo:cus_nobody" });
    expect([unknown.status, unknown.body.code]).toEqual([404, "customer_not_found"]);
    for (const origin of ["https://evil.example", "null"]) {
      const foreign = await choose({ actor: "anonymous" }, { origin });
      expect([foreign.status, foreign.body.code]).toEqual([404, "route_not_found"]);
      expect(foreign.headers.has("set-cookie")).toBe(false);
    }
    expect((await choose({ actor: "anonymous" }, { origin: baseUrl })).status).toBe(303);
  });

  it("takes an ordinary form alone", async () => {
    for (const type of ["application/json", "multipart/form-data; boundary=x", "text/plain"]) {
      const answer = await choose({ actor: "anonymous" }, { "content-type": type });
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    }
  });
});
