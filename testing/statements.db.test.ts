/**
 * Whatever the service does, it does with the rows of one organization at a time: every operation, list, round and job
 * runs once over partitions, and no statement may look into two, unless it is named here
 * (docs/decisions/025-fit-to-be-spread.md); none may be one that a cluster refuses.
 */

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { z } from "zod";
import { applicationRole } from "#db/application-role.ts";
import { connect } from "#db/client.ts";
import { operations } from "#server/http/operations.ts";
import type { Actor } from "#server/kernel/access.ts";
import type { Application } from "#server/kernel/application.ts";
import { startQueue } from "#server/process/queue.ts";
import { sharedRounds } from "#server/process/rounds.ts";
import { makeWorld, testCalls } from "./calls.ts";
import { openServerOf, type TestServer } from "./server.ts";
import { crosses, type Ear, listen, partition, type Ran, refusedByCluster } from "./spread.ts";
import { openSuite, type Suite } from "./testing.ts";
import type { World } from "./world.ts";

/** What looks into all organizations, by function or operation, and why. */
const crossings: Readonly<Record<string, string>> = {
  organizations_with_due_work: "the clock serves all organizations",
  organizations_to_publish: "the clock serves all organizations",
  organizations_with_expiring_purchases: "the clock serves all organizations",
  organizations_to_seal: "the clock serves all organizations",
  purchases_with_open_gates: "the clock serves all organizations",
  fold_figures: "counts of all organizations are added up",
  wake_held_jobs: "the queue lies on one machine, as the clocks it waits for are read there",
  registers_to_keep: "the clock serves all organizations",
  purge_expired: "what has served its time goes, whose ever it is",
  claimable_customers: "a person is no organization's: customers are found by the person's own address",
  customers_of_person: "a person is no organization's",
  published_image: "an address of the market names a picture and no organization",
  published_document: "an address of the market names a document and no organization",
  getOfferingPicture: "an address of the market names an offering and no organization",
  getMarketOffering: "the market is of all organizations",
  listMarketOfferings: "the market is of all organizations",
  listMarketUpdates: "reads the offering as the market does",
  listMarketDocuments: "reads the offering as the market does",
  getCustomerInvitation: "a link names an invitation and no organization",
  acceptCustomerInvitation: "a link names an invitation and no organization",
};

/** Those of them that were met. */
const met = new Set<string>();

const LONG_AFTER = new Date("2029-01-01T00:00:00Z");

let server: TestServer;
let suite: Suite;
let world: World;
let ear: Ear;
/** Who runs statements now: an operation, a round, or nobody whose statements count. */
let by: string | undefined;
const ran: (Ran & { readonly by: string })[] = [];
/** What a cluster would refuse, and why. */
const refused = new Set<string>();

beforeAll(async () => {
  server = await openServerOf(inject("databaseUrl"));
  const url = await server.createDatabase();
  const admin = connect(url, 1);
  await partition(admin.pool);
  ear = await listen(admin.pool, url, (statement) => {
    if (by === undefined) return;
    ran.push({ ...statement, by });
    const why = refusedByCluster(statement);
    if (why !== undefined) refused.add(`${by}: ${why}: ${statement.text.replaceAll(/\s+/g, " ")}`);
  });
  await admin.close();
  suite = await openSuite(ear.url);
  world = await makeWorld(suite);
}, 120_000);
afterAll(async () => {
  await suite?.close();
  await ear?.close();
  await server?.close();
});

/** Notes what runs meanwhile. A plan is told when its transaction ends, which nobody waits for after a read. */
async function noting<T>(name: string, work: () => Promise<T>): Promise<T> {
  by = name;
  const outcome = await work();
  for (let open = 1; open > 0; ) {
    const [row] = await suite.sql<{ open: number }[]>`
      select count(*)::int as open from pg_stat_activity
       where datname = current_database() and usename = ${applicationRole} and xact_start is not null`;
    open = row?.open ?? 0;
    await sleep(1);
  }
  by = undefined;
  return outcome;
}

/** What has crossed organizations without being named. */
function found(): string[] {
  const crossed = ran.filter(crosses).map((one) => ({ ...one, names: [one.by, ...one.within] }));
  ran.length = 0;
  const isNamed = ({ names }: (typeof crossed)[number]) => names.some((name) => name in crossings);
  for (const { names } of crossed) for (const name of names) met.add(name);
  const others = crossed.filter((one) => !isNamed(one));
  return [
    ...new Set(others.map(({ names, text }) => `${names.join(" < ")}: ${text.replaceAll(/\s+/g, " ")}`)),
  ];
}

it("every operation", async () => {
  for (const { name, procedure } of operations) {
    const known = testCalls[procedure];
    if (!known) throw new Error(`nothing calls ${procedure}: add it to testing/calls.ts`);
    const prepared = await known.prepare(world);
    const caller = suite.call({ person: world.person });
    await noting(name, () => known.call(caller, world, prepared));
  }
  expect(ran.length).toBeGreaterThan(operations.length);
  expect(found()).toEqual([]);
});

/** The members of a list's input, as JSON Schema tells them. */
interface Member {
  readonly enum?: readonly string[];
  readonly example?: unknown;
}

it("every list, in every order and by every filter", async () => {
  const known: Record<string, unknown> = {
    tokenId: world.tokenId,
    customerId: world.customer.id,
    offeringId: world.offering.offeringId,
  };
  for (const operation of operations) {
    const { properties = {}, required = [] } = z.toJSONSchema(operation.input, {
      io: "input",
      unrepresentable: "any",
    }) as { properties?: Record<string, Member>; required?: string[] };
    if (!("cursor" in properties)) continue;
    const needed = Object.fromEntries(required.map((name) => [name, known[name]]));
    const queries = Object.entries(properties).flatMap(([name, { enum: values = [], example }]) =>
      values.length > 0
        ? values.map((value) => ({ [name]: value }))
        : [known[name] ?? example].flatMap((value) =>
            value === undefined || name === "cursor" ? [] : [{ [name]: value }],
          ),
    );
    for (const actor of [suite.owner, suite.customer(world.customer.id)])
      for (const query of [{}, ...queries]) {
        const answer = await noting(operation.name, () => list(operation, actor, { ...query, ...needed }));
        for (const [name, value] of Object.entries(answer?.data?.[0] ?? {}))
          if (name.endsWith("Id")) known[name] ??= value;
      }
  }
  expect(ran.length).toBeGreaterThan(200);
  expect(found()).toEqual([]);
});

/** Calls a list; null where its caller may not, or the example is not to be had. */
async function list({ procedure }: (typeof operations)[number], actor: Actor, input: object) {
  const caller = suite.call({ actor, person: world.person });
  const call = procedure
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], caller);
  return (call as (input: object) => Promise<{ data?: Record<string, unknown>[] }>)(input).catch(() => null);
}

it("every round of the clock, and every job", async () => {
  // No node answers what its rounds would ask.
  const app: Application = Object.assign(Object.create(suite.app), { chainLink: undefined });
  for (const { name, run } of sharedRounds) await noting(name, () => run({ app, now: LONG_AFTER }));
  await noting("jobs", async () => {
    const queue = await startQueue(app);
    await expect
      .poll(() => suite.sql`select from graphile_worker.jobs where run_at <= now() and attempts = 0`)
      .toHaveLength(0);
    await queue.stop();
  });
  expect(ran.length).toBeGreaterThan(50);
  expect(found()).toEqual([]);
});

it("says nothing that a cluster refuses", () => {
  expect([...refused]).toEqual([]);
});

it("names nothing that does not", () => {
  expect(Object.keys(crossings).filter((name) => !met.has(name))).toEqual([]);
});
