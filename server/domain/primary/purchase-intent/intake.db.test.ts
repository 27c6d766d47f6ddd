import { connect as connectTo, createServer, type Socket } from "node:net";
import postgres from "postgres";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { connectionOver } from "#db/client.ts";
import { Overloaded } from "#db/fair-queue.ts";
import type { IntentRow } from "#server/domain/settlement/intent-row.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { AuditRow } from "#server/platform/audit/record.ts";
import { makeCustomer, makeOffering } from "#testing/factories.ts";
import { newWallet, openSuite, unique } from "#testing/testing.ts";
import { Intake, intake, type Placement, place } from "./intake.ts";
import { presentIntent } from "./present.ts";

const suite = await openSuite();

const roomy = {
  fundingLimits: { minPayableAmount: 1, maxPayableAmount: 1_000_000, hardCap: 1_000_000, softCap: 0 },
};
let customer: Awaited<ReturnType<typeof makeCustomer>>;
let offering: Awaited<ReturnType<typeof makeOffering>>;
beforeAll(async () => {
  customer = await makeCustomer(suite);
  offering = await makeOffering(suite, roomy);
});

function placement(change: Partial<IntentRow> = {}, key?: string): Placement {
  const createdAt = new Date("2027-02-10T12:00:00.000Z");
  const row: IntentRow = {
    id: newId("opi", createdAt),
    offering_id: offering.offeringId,
    customer_id: customer.id,
    wallet_address: customer.wallets[0]?.address.toLowerCase() ?? "",
    purchase_amount: "10",
    token_amount: "1",
    currency: "EUR",
    purchase_status: "PENDING",
    settlement_status: "NONE",
    is_verified: false,
    is_proven: false,
    on_chain: null,
    is_registered: true,
    is_paid: false,
    received_amount: "0",
    open_amount: "10",
    account_holder: null,
    iban: null,
    bic: null,
    failure_code: null,
    failure_reason: null,
    metadata: null,
    completed_at: null,
    settled_at: null,
    expires_at: "2027-02-13T12:00:00.000Z",
    created_at: createdAt.toISOString(),
    updated_at: createdAt.toISOString(),
    ...change,
  };
  const expiresAt = new Date("2027-02-11T12:00:00.000Z");
  const claim = key === undefined ? null : { key, operation: "createIntent", bodyHash: "same", expiresAt };
  const audit: AuditRow = {
    id: newId("aud", createdAt),
    at: createdAt.toISOString(),
    actor_kind: "apiKey",
    actor_id: null,
    actor_customer_id: null,
    action: "createIntent",
    resource_type: "offering_purchase_intent",
    resource_id: row.id,
    request_id: "test",
    changes: {},
    personal: { changes: {} },
    personal_salt: "",
    personal_digest: "",
  };
  return {
    organizationId: suite.organizationId,
    row,
    claim,
    response: presentIntent(row),
    audit,
    eventId: newId("evt", createdAt),
    documents: [],
    acceptedBy: null,
  };
}

/** A driver that tells each statement, through a wire that counts how often the client waited for an answer. */
async function watchedDriver() {
  const url = new URL(inject("databaseUrl"));
  const { hostname, port } = url;
  let turns = 0;
  const wire = createServer((client) => {
    const server = connectTo(Number(port || 5432), hostname);
    let waiting = false;
    client.on("data", () => {
      if (!waiting) turns += 1;
      waiting = true;
    });
    server.on("data", () => {
      waiting = false;
    });
    relay(client, server);
  });
  await new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve));
  const address = wire.address();
  url.hostname = "127.0.0.1";
  url.port = typeof address === "object" && address ? String(address.port) : "";
  const statements: string[] = [];
  const client = postgres(url.href, {
    max: 1,
    fetch_types: false,
    debug: (_connection, statement) => statements.push(statement.trim()),
  });
  return {
    connection: connectionOver(() => client, 1),
    /** What `act` cost: the statements sent, and the times the client waited. */
    async cost(act: () => Promise<unknown>) {
      const before = { turns, statements: statements.length };
      await act();
      return { turns: turns - before.turns, statements: statements.slice(before.statements) };
    },
    async close() {
      await client.end();
      wire.close();
    },
  };
}

function relay(client: Socket, server: Socket): void {
  client.pipe(server).pipe(client);
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on("error", () => other.destroy());
  }
}

describe("the intake", () => {
  it.each([
    ["an acceptance", {}, "ACCEPTED"],
    ["a refusal with every reason", { purchase_amount: "11", wallet_address: newWallet() }, "DECLINED"],
  ])("costs one round trip for %s, also with a key", async (_outcome, change, kind) => {
    const driver = await watchedDriver();
    const intake = new Intake(driver.connection);
    // A connection learns a statement at its first use.
    await intake.place(placement());
    for (const key of [undefined, unique("key")]) {
      const cost = await driver.cost(async () =>
        expect(await intake.place(placement(change, key))).toMatchObject({ kind }),
      );
      expect(cost).toEqual({ turns: 1, statements: [expect.stringMatching(/place_purchase_intents/)] });
    }
    await driver.close();
  });

  it("gathers what waits at the same moment into one statement", async () => {
    const driver = await watchedDriver();
    const intake = new Intake(driver.connection);
    const cost = await driver.cost(async () => {
      const verdicts = await Promise.all(Array.from({ length: 150 }, () => intake.place(placement())));
      expect(verdicts.every(({ kind }) => kind === "ACCEPTED")).toBe(true);
    });
    expect(cost.statements).toHaveLength(1);
    await driver.close();
  });

  it("fails the one intent that cannot be written, and none of its neighbours", async () => {
    const bad = placement({ token_amount: "many" });
    const good = Array.from({ length: 20 }, () => placement());
    const settled = await Promise.allSettled(
      [...good.slice(0, 10), bad, ...good.slice(10)].map((one) => intake(suite.app).place(one)),
    );
    expect(settled[10]).toMatchObject({ status: "rejected" });
    expect(settled.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    const rows = await suite.sql`select id from offering_purchase_intent
      where organization_id = ${suite.organizationId} and id = any (${good.map(({ row }) => row.id)})`;
    expect(rows).toHaveLength(20);
  });

  it("gives each its own verdict, in whatever order they are written", async () => {
    const taken = unique("key");
    const original = placement({}, taken);
    await intake(suite.app).place(original);
    const reused = placement({}, taken);
    const verdicts = await Promise.all(
      [
        placement({ purchase_amount: "11" }),
        placement(),
        placement({}, taken),
        { ...reused, claim: reused.claim && { ...reused.claim, bodyHash: "another" } },
        placement({ customer_id: "cus_nobody" }),
        placement({}, unique("key")),
      ].map((one) => intake(suite.app).place(one)),
    );
    expect(verdicts.map(({ kind }) => kind)).toEqual([
      "DECLINED",
      "ACCEPTED",
      "REPLAYED",
      "KEY_REUSED",
      "DECLINED",
      "ACCEPTED",
    ]);
    expect(verdicts[0]).toEqual({
      kind: "DECLINED",
      reasons: [{ code: "price_mismatch", expected: "10.00", currency: "EUR" }],
    });
    expect(verdicts[2]).toEqual({ kind: "REPLAYED", response: original.response });
  });

  it("refuses by what those before it in the same statement have taken", async () => {
    const { offeringId } = await makeOffering(suite, {
      fundingLimits: { minPayableAmount: 10, maxPayableAmount: 25, hardCap: 25, softCap: 0 },
    });
    const verdicts = await place(
      suite.app.db,
      suite.organizationId,
      Array.from({ length: 4 }, () => placement({ offering_id: offeringId })),
    );
    const tooMuch = [
      { code: "above_maximum", maximum: "25.00", available: "5.00", currency: "EUR" },
      { code: "hard_cap_exceeded", available: "5.00", currency: "EUR" },
    ];
    expect(verdicts).toEqual([
      { kind: "ACCEPTED", is_verified: false, is_proven: false, is_registered: true },
      { kind: "ACCEPTED", is_verified: false, is_proven: false, is_registered: true },
      { kind: "DECLINED", reasons: tooMuch },
      { kind: "DECLINED", reasons: tooMuch },
    ]);
  });

  it("decides of other offerings while something holds one, and of that once it is let go", async () => {
    const { offeringId } = await makeOffering(suite, roomy);
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const holding = suite.sql.begin(async (tx) => {
      await tx`select from offering where organization_id = ${suite.organizationId} and id = ${offeringId} for update`;
      held.resolve();
      await over.promise;
    });
    await held.promise;
    const key = unique("key");
    const placeAll = (...all: Placement[]) => Promise.all(all.map((one) => intake(suite.app).place(one)));
    const late = placeAll(
      placement({ offering_id: offeringId }, key),
      placement({ offering_id: offeringId }),
    );
    for (let turn = 0; turn < 3; turn++) {
      expect(await placeAll(placement(), placement({}, unique("key")))).toMatchObject([
        { kind: "ACCEPTED" },
        { kind: "ACCEPTED" },
      ]);
    }
    expect(await suite.sql`select from offering_purchase_intent where offering_id = ${offeringId}`).toEqual(
      [],
    );
    expect(await suite.sql`select from idempotency_key where key = ${key}`).toEqual([]);
    over.resolve();
    await holding;
    expect(await late).toMatchObject([{ kind: "ACCEPTED" }, { kind: "ACCEPTED" }]);
    expect(
      await suite.sql`select from offering_purchase_intent where offering_id = ${offeringId}`,
    ).toHaveLength(2);
    const again = await placeAll(
      placement({ offering_id: offeringId }, key),
      placement({ offering_id: offeringId }),
    );
    expect(again).toMatchObject([{ kind: "REPLAYED" }, { kind: "ACCEPTED" }]);
  });

  it("refuses intents of an offering that is held for too long, and records nothing", async () => {
    const { offeringId } = await makeOffering(suite, roomy);
    await suite.sql.begin(async (tx) => {
      await tx`select from offering where organization_id = ${suite.organizationId} and id = ${offeringId} for update`;
      await expect(intake(suite.app).place(placement({ offering_id: offeringId }))).rejects.toThrow(
        Overloaded,
      );
    });
    expect(await suite.sql`select from offering_purchase_intent where offering_id = ${offeringId}`).toEqual(
      [],
    );
    expect(await intake(suite.app).place(placement({ offering_id: offeringId }))).toMatchObject({
      kind: "ACCEPTED",
    });
  });

  it("refuses the one whose key another request works on, and none of its neighbours", async () => {
    const key = unique("key");
    const one = placement({}, key);
    await suite.sql.begin(async (tx) => {
      await tx`insert into idempotency_key (organization_id, key, operation, body_hash, expires_at)
        values (${suite.organizationId}, ${key}, 'createIntent', 'same', now() + interval '1 day')`;
      const [refused, placed] = await Promise.allSettled(
        [one, placement()].map((each) => intake(suite.app).place(each)),
      );
      expect(refused).toMatchObject({ status: "rejected", reason: { code: "idempotency_key_in_flight" } });
      expect(placed).toMatchObject({ status: "fulfilled", value: { kind: "ACCEPTED" } });
      await tx`delete from idempotency_key where organization_id = ${suite.organizationId} and key = ${key}`;
    });
    expect(await suite.sql`select from offering_purchase_intent where id = ${one.row.id}`).toEqual([]);
  });

  it("keeps organizations apart", async () => {
    const stranger = await openSuite();
    const verdict = await intake(stranger.app).place({
      ...placement(),
      organizationId: stranger.organizationId,
    });
    expect(verdict).toEqual({
      kind: "DECLINED",
      reasons: [{ code: "customer_not_found" }, { code: "offering_not_found" }],
    });
  });

  it("answers those that wait when the next comes after a failure", async () => {
    await expect(intake(suite.app).place(placement({ token_amount: "many" }))).rejects.toThrow();
    expect(await intake(suite.app).place(placement())).toMatchObject({ kind: "ACCEPTED" });
  });

  it("counts the room exactly", async () => {
    const [row] = await suite.sql`
      select o.reserved = sum(i.purchase_amount) as exact, p.reserved = o.reserved as same
        from offering o
        join offering_purchase_intent i on i.organization_id = o.organization_id and i.offering_id = o.id
        join participation p on p.organization_id = o.organization_id and p.offering_id = o.id
       where o.organization_id = ${suite.organizationId} and o.id = ${offering.offeringId}
       group by o.reserved, p.reserved`;
    expect(row).toEqual({ exact: true, same: true });
  });
});
