/**
 * The work beside requests is killed again and again while it has much to do. Whatever moment it was, nothing is left
 * half-done, and whoever comes next finishes it.
 */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { randomFrom } from "#demo/seed/random.ts";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import { intentInput, makeCustomer, makeOffering, makeToken, prove, verify } from "#testing/factories.ts";
import { brokenInvariants } from "#testing/invariants.ts";
import { openServerOf, type TestServer } from "#testing/server.ts";
import { openSuite, type Suite, unique } from "#testing/testing.ts";
import { spawnWorker } from "#testing/worker-process.ts";

const OFFERINGS = 30;
const PURCHASES = 12;
const KILLS = 12;
const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let databaseUrl: string;
let suite: Suite;

beforeAll(async () => {
  server = await openServerOf(inject("databaseUrl"));
  databaseUrl = await server.createDatabase();
  suite = await openSuite(databaseUrl);
}, 60_000);
afterAll(async () => {
  await suite?.close();
  await server?.close();
});

const startWorker = () => spawnWorker({ databaseUrl, authSecret: suite.app.env.authSecret });

const gone = (child: ChildProcess) => new Promise((resolve) => child.once("exit", resolve));

/** Offerings that have ended by now, half of them below their soft cap, with purchases in every state. */
async function makeWork(): Promise<void> {
  const then = new Date(Date.now() - 5 * DAY);
  const { tokenId } = await makeToken(suite, { totalSupply: 10_000_000 }, { now: then });
  const customers = await Promise.all(
    Array.from({ length: 6 }, () => makeCustomer(suite, { email: `${unique("buyer")}@example.com` })),
  );
  for (const customer of customers.slice(1)) await verify(suite, customer.id);
  for (const customer of customers.slice(2)) await prove(suite, customer);
  for (let n = 0; n < OFFERINGS; n += 1) {
    const offering = await makeOffering(
      suite,
      {
        tokenId,
        offeringPeriod: {
          startDate: new Date(then.getTime() - DAY).toISOString(),
          endDate: new Date(Date.now() - DAY).toISOString(),
        },
        fundingLimits: {
          minPayableAmount: 10,
          maxPayableAmount: 10_000,
          hardCap: 100_000,
          softCap: n % 2 === 0 ? 100 : 99_000,
        },
      },
      { now: then },
    );
    for (let m = 0; m < PURCHASES; m += 1) {
      const customer = customers[(n + m) % customers.length];
      if (!customer) continue;
      const intent = await suite
        .call({ now: then })
        .offeringPurchaseIntent.create(intentInput(customer, offering, 10));
      if (m % 3 === 2) continue;
      await suite.asSystem(
        async (ctx) =>
          receivePayment(ctx, await lockOfferings(ctx, [intent.offeringPurchaseIntentId]), {
            intentId: intent.offeringPurchaseIntentId,
            provider: "BANK_TRANSFER",
            providerReference: unique("transfer"),
            amount: m % 3 === 0 ? "100.00" : "40.00",
            currency: "EUR",
            receivedAt: ctx.now,
          }),
        then,
      );
    }
  }
}

async function left(): Promise<number> {
  const [row] = await suite.sql<{ count: number }[]>`
    select (select count(*) from organizations_with_due_work(now())) +
           (select count(*) from event where position is null) as count`;
  return Number(row?.count);
}

it("a worker that is killed at any moment leaves nothing half-done, and the next one finishes", async () => {
  await makeWork();
  expect(await left()).toBeGreaterThan(0);
  const random = randomFrom(inject("seed"));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const worker = await startWorker();
    await sleep(random.between(0, 150));
    worker.kill("SIGKILL");
    await gone(worker);
    expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);
  }
  const worker = await startWorker();
  for (let waited = 0; waited < 600 && (await left()) > 0; waited += 1) await sleep(100);
  worker.kill("SIGTERM");
  await gone(worker);
  expect(await left()).toBe(0);
  expect(await brokenInvariants(suite.sql, suite.organizationId)).toEqual([]);

  const { organizationId, sql } = suite;
  const states = await sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count from offering where organization_id = ${organizationId} group by 1 order by 1`;
  expect(states).toEqual([
    { state: "CLOSED_SUCCESSFUL", count: OFFERINGS / 2 },
    { state: "CLOSED_UNSUCCESSFUL", count: OFFERINGS / 2 },
  ]);
  // Each was closed once, whoever did it, and every payer of a failed one is due what came in.
  const closings = await sql`select resource_id from audit_event
    where organization_id = ${organizationId} and action = 'closeOffering'`;
  expect(closings).toHaveLength(OFFERINGS);
  const [unpaid] = await sql<{ count: number }[]>`
    select count(*)::int as count from offering_purchase_intent i
      join offering o on o.organization_id = i.organization_id and o.id = i.offering_id
     where i.organization_id = ${organizationId} and o.state = 'CLOSED_UNSUCCESSFUL'
       and (i.settlement_status = 'REFUND_DUE') <> (i.received_amount > 0)`;
  expect(unpaid?.count).toBe(0);
  // The stream has no gap.
  const [stream] = await sql<{ last: number; count: number }[]>`
    select max(position)::int as last, count(*)::int as count from event where organization_id = ${organizationId}`;
  expect(stream?.last).toBe(stream?.count);
  // Whatever a buyer was told went out once: by notice, and by mail what is not days old.
  const [told] = await sql<{ notices: number; recent: number; mails: number; different: number }[]>`
    select n.notices, n.recent, count(*)::int as mails, count(distinct (recipient, subject, text))::int as different
      from mail m
      cross join (
        select count(*)::int as notices, (count(*) filter (where created_at > now() - interval '3 days'))::int as recent
          from notice where organization_id = ${organizationId} and recipient_id like 'cus%') n
     where m.recipient like 'buyer%' group by n.notices, n.recent`;
  expect(told?.notices).toBeGreaterThan(told?.recent ?? 0);
  expect(told?.recent).toBeGreaterThan(OFFERINGS);
  expect(told).toMatchObject({ mails: told?.recent, different: told?.recent });
});
