import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customerBody, offeringBody, type ProblemBody, send } from "./client.ts";
import { keysUrl, makeTenant, openDatabase, type Tenant } from "./tenants.ts";

const sql = openDatabase();
afterAll(() => sql.end());

describe.runIf(keysUrl !== "")("two issuers on one server", () => {
  let ours: Tenant;
  let theirs: Tenant;
  /** Paths of everything we have, by what it is. */
  let paths: Record<string, string>;
  let customerId: string;
  let offeringId: string;

  beforeAll(async () => {
    [ours, theirs] = await Promise.all([makeTenant(sql), makeTenant(sql)]);
    const made = async (path: string, body: unknown) => {
      const answer = await ours.send<Record<string, string>>("POST", path, body);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    const customer = await made("/customer", customerBody({ name: "Penelope Quist" }));
    const walletAddress = (customer as unknown as { wallets: { address: string }[] }).wallets[0]?.address;
    const { tokenId } = await made("/token", { name: "Ours", symbol: "OURS", totalSupply: 1000 });
    customerId = customer.id ?? "";
    await made(`/token/${tokenId}/mint`, { customerId, walletAddress, amount: 100 });
    offeringId = (await made("/offering", offeringBody({ tokenId }))).offeringId ?? "";
    const { offeringId: draftId } = await made("/offering", offeringBody({ tokenId, publish: false }));
    const { offeringPurchaseIntentId } = await made("/offering-purchase-intent", {
      customerId,
      walletAddress,
      offeringId,
      payment: { purchaseAmount: 100, tokenAmount: 10, currency: "EUR" },
    });
    const { offerId } = await made("/bulletin-board/offer", {
      tokenId,
      customerId,
      makerWalletAddress: walletAddress,
      amount: 1,
      priceInEuro: 10,
      intention: "SELL",
    });
    const events = await ours.send<{ data: { auditEventId: string }[] }>("GET", "/audit-event");
    paths = {
      offering: `/offering/${offeringId}`,
      draft: `/offering/${draftId}`,
      customer: `/customer/${customerId}`,
      token: `/token/${tokenId}`,
      offering_purchase_intent: `/offering-purchase-intent/${offeringPurchaseIntentId}`,
      offer: `/bulletin-board/offer/${offerId}`,
      organization: `/organization/${ours.organizationId}`,
      audit_event: `/audit-event/${events.body.data[0]?.auditEventId}`,
    };
  });

  it("each reads its own, and the other's is not there", async () => {
    for (const [name, path] of Object.entries(paths)) {
      expect((await ours.send("GET", path)).status, name).toBe(200);
      const foreign = await theirs.send<ProblemBody>("GET", path);
      expect(foreign.status, name).toBe(404);
      expect(foreign.body.code).toBe(`${name === "draft" ? "offering" : name}_not_found`);
      const bare = await send(`GET`, `${keysUrl}${path}`, {
        headers: { authorization: `Bearer ${theirs.key}` },
      });
      expect(bare.status, `${name}, bare path`).toBe(404);
    }
  });

  it("lists hold nothing of the other's, whatever they are asked for", async () => {
    const lists = ["/offering", "/customer", "/offering-purchase-intent", "/bulletin-board/offer", "/token"];
    for (const list of lists) {
      for (const query of [
        "",
        `?customerId=${customerId}`,
        `?offeringId=${offeringId}`,
        "?q=ours&limit=100",
      ]) {
        const answer = await theirs.send<{ data?: unknown[]; code?: string }>("GET", `${list}${query}`);
        if (answer.status === 200) expect(answer.body.data, `${list}${query}`).toEqual([]);
        // Not every list can be narrowed by each of them.
        else if (answer.body.code === "unknown_parameter") expect(query).toMatch(/^\?(customer|offering)Id=/);
        else expect(answer.status, `${list}${query}`).toBe(404);
      }
      expect((await ours.send<{ data: unknown[] }>("GET", list)).body.data.length, list).toBeGreaterThan(0);
    }
    const events = await theirs.send<{ data: { resourceId: string }[] }>("GET", "/audit-event?limit=100");
    expect(events.body.data).toEqual([]);
  });

  it("exports hold nothing of the other's", async () => {
    const download = async ({ key }: Tenant) => {
      const response = await fetch(`${keysUrl}/api/audit-event/export?format=ndjson`, {
        headers: { authorization: `Bearer ${key}` },
      });
      expect(response.status).toBe(200);
      return response.text();
    };
    expect(await download(ours)).toContain(customerId);
    expect(await download(theirs)).not.toContain(customerId);
  });

  it("changes reach nothing of the other's", async () => {
    const [before] = await sql`select md5(string_agg(o::text, '|' order by id)) as sum from offering o
      where organization_id = ${ours.organizationId}`;
    for (const [method, path, body] of [
      ["PATCH", paths.offering, { title: "Taken" }],
      ["POST", `${paths.draft}/publish`, {}],
      ["POST", `${paths.offer}/cancel`, { customerId }],
      ["POST", `${paths.token}/mint`, { customerId, walletAddress: `0x${"1".repeat(40)}`, amount: 1 }],
      ["PATCH", paths.organization, { name: "Taken" }],
      ["POST", `${paths.customer}/invitation`, { email: "thief@example.com" }],
    ] as const) {
      const answer = await theirs.send<ProblemBody>(method, path ?? "", body);
      expect([403, 404], `${method} ${path}: ${answer.body.code}`).toContain(answer.status);
    }
    const [after] = await sql`select md5(string_agg(o::text, '|' order by id)) as sum from offering o
      where organization_id = ${ours.organizationId}`;
    expect(after).toEqual(before);
  });

  it("tRPC keeps them apart alike", async () => {
    const ask = (tenant: Tenant) => {
      const input = encodeURIComponent(JSON.stringify({ customerId }));
      return fetch(`${keysUrl}/api/trpc/customer.get?input=${input}`, {
        headers: { authorization: `Bearer ${tenant.key}` },
      });
    };
    expect((await ask(ours)).status).toBe(200);
    expect((await ask(theirs)).status).toBe(404);
  });

  it("what is published is for anybody, a draft for nobody else", async () => {
    const market = (path = "") => fetch(`${keysUrl}/api/market${path}`);
    expect((await market(paths.offering)).status).toBe(200);
    expect((await market(paths.draft)).status).toBe(404);
    const pages = [
      `/offerings/${paths.draft?.split("/").at(-1)}`,
      `/console/customers/${customerId}`,
      `/console/purchases/${paths.offering_purchase_intent?.split("/").at(-1)}`,
    ];
    for (const page of pages) {
      const html = await (await fetch(`${keysUrl}${page}`)).text();
      expect(html, page).not.toContain("Penelope");
      expect(html, page).not.toContain("Harbour Lofts");
    }
  });
});

describe.runIf(keysUrl !== "")("a key", () => {
  it("does what its scopes say", async () => {
    const reader = await makeTenant(sql, ["offering:read"]);
    expect((await reader.send("GET", "/offering")).status).toBe(200);
    const refused = await reader.send<ProblemBody>("POST", "/offering", offeringBody());
    expect([refused.status, refused.body.code]).toEqual([403, "not_allowed"]);
    expect((await reader.send("GET", "/customer")).status).toBe(403);
  });

  it("lets a client that knows the four operations do them all", async () => {
    const tenant = await makeTenant(sql);
    const offering = await tenant.send<{ offeringId: string; tokenId: string }>(
      "POST",
      "/offering",
      offeringBody(),
    );
    const customer = await tenant.send<{ id: string; wallets: { address: string }[] }>(
      "POST",
      "/customer",
      customerBody(),
    );
    const walletAddress = customer.body.wallets[0]?.address;
    const intent = await tenant.send("POST", "/offering-purchase-intent", {
      customerId: customer.body.id,
      walletAddress,
      offeringId: offering.body.offeringId,
      payment: { purchaseAmount: 100, tokenAmount: 10, currency: "EUR" },
    });
    const offer = await tenant.send<{ offerId: string }>("POST", "/bulletin-board/offer", {
      tokenId: offering.body.tokenId,
      customerId: customer.body.id,
      makerWalletAddress: walletAddress,
      amount: 1,
      priceInEuro: 10,
      intention: "BUY",
    });
    const cancelled = await tenant.send("POST", `/bulletin-board/offer/${offer.body.offerId}/cancel`, {
      customerId: customer.body.id,
    });
    expect([offering, customer, intent, offer, cancelled].map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
  });
});
