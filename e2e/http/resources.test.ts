import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { customer } from "#server/domain/investors/customer/contract.ts";
import { organization, viewer } from "#server/domain/organization/organization/contract.ts";
import { offering } from "#server/domain/primary/offering/contract.ts";
import { listedIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import { registeredToken } from "#server/domain/register/token/contract.ts";
import { offer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { dashboard } from "#server/feed/dashboard/contract.ts";
import { get, type List, type ProblemBody } from "./client.ts";

/** Expects that a resource is what its schema says, and holds nothing the schema does not know. */
function expectResource(schema: z.ZodType, resource: unknown): void {
  const parsed = schema.safeParse(resource);
  expect(parsed.error).toBeUndefined();
  expect(parsed.data).toEqual(resource);
}

describe("what the demo holds", () => {
  it.each([
    ["/offering", offering, "offeringId"],
    ["/market/offering", offering, "offeringId"],
    ["/customer", customer, "id"],
    ["/offering-purchase-intent", listedIntent, "offeringPurchaseIntentId"],
    ["/bulletin-board/offer", offer, "offerId"],
    ["/token", registeredToken, "tokenId"],
  ] as const)("%s is as its schema says, in the list and alone", async (path, schema, id) => {
    const { status, body } = await get<List>(`${path}?limit=100&order=asc`);
    expect(status).toBe(200);
    expect(body.data.length).toBeGreaterThan(0);
    for (const resource of body.data) expectResource(schema, resource);
    for (const resource of body.data.slice(0, 5)) {
      const { story, ...alone } = (await get<{ story?: unknown }>(`${path}/${resource[id]}`)).body;
      // A row of a list may say more: the names of what it points at. What is long to read stands in the resource alone.
      expect(resource).toMatchObject(alone);
      if (story !== undefined) expect(resource.story).toBeUndefined();
    }
  });

  it("the dashboard, the organization and the caller are as their schemas say", async () => {
    const { body: who } = await get("/viewer");
    expectResource(viewer, who);
    expectResource(dashboard, (await get("/dashboard")).body);
    expectResource(organization, (await get(`/organization/${who.organizationId}`)).body);
  });

  it("adds up: what an offering has raised and reserved is what was bought", async () => {
    // The oldest: other tests buy from their own.
    const { body } = await get<List>("/offering?limit=6&order=asc");
    for (const { offeringId, fundingLimits } of body.data) {
      const sums = { COMPLETED: 0, PENDING: 0 };
      for (const status of ["COMPLETED", "PENDING"] as const) {
        let cursor: string | null = "";
        while (cursor !== null) {
          const query: string = `offeringId=${offeringId}&purchaseStatus=${status}&limit=100&cursor=${cursor}`;
          const { body: page } = await get<List>(`/offering-purchase-intent?${query}`);
          for (const { payment } of page.data) {
            sums[status] += Math.round((payment as { purchaseAmount: number }).purchaseAmount * 100);
          }
          cursor = page.nextCursor;
        }
      }
      const { raised, reserved } = fundingLimits as { raised: number; reserved: number };
      expect([raised, reserved].map((amount) => Math.round(amount * 100))).toEqual([
        sums.COMPLETED,
        sums.PENDING,
      ]);
    }
  });
});

describe("the service itself", () => {
  it("is healthy", async () => {
    const { status, body } = await get("/health");
    expect([status, body]).toEqual([200, { status: "ok", database: "up", version: "1.0" }]);
  });

  it("prints its interface, with every path the specification has", async () => {
    const { status, headers, body } = await get<{ openapi: string; paths: Record<string, object> }>(
      "/openapi.json",
    );
    expect(status).toBe(200);
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(body.openapi).toBe("3.1.0");
    for (const path of [
      "/offering",
      "/customer",
      "/offering-purchase-intent",
      "/bulletin-board/offer/{offerId}/cancel",
    ]) {
      expect(body.paths[path]).toHaveProperty("post.responses.200");
    }
  });

  it("prints the part of it that concerns one subject, and none of what is no subject", async () => {
    const { status, body } = await get<{ paths: Record<string, object> }>("/openapi.json?subject=event");
    expect([status, Object.keys(body.paths).sort()]).toEqual([200, ["/event", "/event/{eventId}"]]);
    const missing = await get<ProblemBody>("/openapi.json?subject=nonsense");
    expect([missing.status, missing.body.code]).toEqual([404, "route_not_found"]);
    expect(missing.body.errors[0]?.param).toBe("subject");
  });
});
