import { createServer } from "node:net";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { configureService } from "#testing/service.ts";
import { answer } from "./routes.ts";

configureService({ API_ACCESS: "open" });
beforeAll(async () => {
  vi.stubEnv("DATABASE_URL", `postgres://nobody@127.0.0.1:${await freePort()}/nothing`);
});

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

const ask = (path: string, init: RequestInit = {}) => answer(new Request(`http://localhost${path}`, init));

describe("while the database is away", () => {
  it("health says so with a 503", async () => {
    const response = await ask("/api/health");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "unavailable", database: "down", version: "1.0" });
    expect((await ask("/health?ready")).status).toBe(503);
  });

  it.each([
    ["GET", "/api/offering", undefined],
    ["GET", "/api/market/offering", undefined],
    [
      "POST",
      "/api/customer",
      { wallets: [{ address: `0x${"1".repeat(40)}` }], type: "INDIVIDUAL", countryCode: "DE" },
    ],
    [
      "POST",
      "/api/offering-purchase-intent",
      {
        customerId: "cus_1",
        walletAddress: `0x${"1".repeat(40)}`,
        offeringId: "off_1",
        payment: { purchaseAmount: 10, tokenAmount: 1, currency: "EUR" },
      },
    ],
    ["POST", "/api/bulletin-board/offer/bbo_1/cancel", { customerId: "cus_1" }],
    ["POST", "/api/auth/sign-in/email", { email: "a@example.com", password: "sturdy-lantern-over-water" }],
  ])("%s %s is a 503 that says when to come back", async (method, path, body) => {
    const response = await ask(path, {
      method,
      ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("1");
    expect(await response.json()).toMatchObject({ status: 503, code: "unavailable", instance: path });
  });

  it("what needs no database answers as ever", async () => {
    expect((await ask("/api/openapi.json")).status).toBe(200);
    expect((await ask("/api/nothing")).status).toBe(404);
  });
});
