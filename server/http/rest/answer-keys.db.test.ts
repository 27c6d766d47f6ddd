import { describe, expect, it } from "vitest";
import { operations } from "#server/http/operations.ts";
import { configureService } from "#testing/service.ts";
import { answer } from "./routes.ts";

configureService();

const ask = (path: string, init: RequestInit = {}) => answer(new Request(`http://localhost${path}`, init));

describe("where keys are required", () => {
  const closed = operations.filter(({ access }) => access === "caller");
  const open = operations.filter(({ access }) => access === "public");

  it.each(closed.map(({ name, method, path }) => [name, method, path]))(
    "%s without one is a 401",
    async (_name, method, path) => {
      const refusals = [
        ["", "authentication_required"],
        ["Bearer sk_live_nobody", "invalid_api_key"],
      ] as const;
      for (const [authorization, code] of refusals) {
        const response = await ask(`/api${path.replace(/\{\w+\}/, "some-id")}`, {
          method,
          headers: { authorization, "content-type": "application/json" },
          ...(method !== "GET" && { body: "{ this is not even read" }),
        });
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toBe("Bearer");
        expect(await response.json()).toMatchObject({ status: 401, code });
      }
    },
  );

  it.each(open.map(({ name, method, path }) => [name, method, path]))(
    "%s answers anybody",
    async (_name, method, path) => {
      const change = { method, headers: { "content-type": "application/json" }, body: "{}" };
      const response = await ask(
        `/api${path.replace(/\{\w+\}/, "some-id")}`,
        method === "GET" ? undefined : change,
      );
      expect(method === "GET" ? [200, 404] : [400]).toContain(response.status);
    },
  );

  it.each([
    [{ authorization: "sk_live_nobody" }],
    [{ authorization: "Token sk_test_nobody" }],
    [{ "x-api-key": "sk_test_nobody" }],
  ])("a key that is sent as %j is not taken for none", async (headers) => {
    const response = await ask("/api/offering", { headers: new Headers(headers as Record<string, string>) });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "invalid_api_key",
      detail: expect.stringMatching(/Bearer/),
    });
  });

  it("tRPC is closed alike", async () => {
    const response = await ask("/api/trpc/customer.list?input=%7B%7D");
    expect(response.status).toBe(401);
    const { error } = (await response.json()) as { error: { data: { problem: unknown } } };
    expect(error.data.problem).toMatchObject({ status: 401, code: "authentication_required" });
  });

  it("a made-up cookie opens nothing, and there is no sign-in of the demo's", async () => {
    const cookie = "offerboard.session_token=made-up.c2lnbmF0dXJl";
    const response = await ask("/api/trpc/customer.list?input=%7B%7D", { headers: { cookie } });
    expect(response.status).toBe(401);
    const form = new URLSearchParams({ person: "owner", returnTo: "/" });
    expect((await ask("/api/demo/sign-in", { method: "POST", body: form })).status).toBe(404);
  });
});
