import { setTimeout as sleep } from "node:timers/promises";
import type { TransactionSql } from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import type { CallerContext, ReplyHeaders } from "#server/kernel/context.ts";
import { runGuarded } from "#server/kernel/effects.ts";
import {
  customerInput,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeOpenOffer,
  makeToken,
  offerInput,
  offeringInput,
} from "#testing/factories.ts";
import { expectRefusal, NOW, openSuite, refusalOf, unique } from "#testing/testing.ts";

const suite = await openSuite();
const other = await openSuite();
const processes = [suite.app, suite.anotherProcess()];

type Options = Parameters<typeof suite.call>[0];

/** One request of an operation, ready to be sent as often as one likes. */
interface Prepared {
  readonly table: string;
  send(options?: Options): Promise<unknown>;
  /** The same operation with another body. */
  sendOther(options?: Options): Promise<unknown>;
  /** The same operation with a body that is refused. */
  sendRefused(options?: Options): Promise<unknown>;
}

const operations: Record<string, () => Promise<Prepared>> = {
  async createIntent() {
    const [customer, offering] = [await makeCustomer(suite), await makeOffering(suite)];
    const send = (tokens: number) => (options?: Options) =>
      suite.call(options).offeringPurchaseIntent.create(intentInput(customer, offering, tokens));
    return {
      table: "offering_purchase_intent",
      send: send(10),
      sendOther: send(11),
      sendRefused: send(9000),
    };
  },
  async createOffering() {
    const input = offeringInput();
    const { subdomain } = await makeOffering(suite);
    const send = (body: typeof input) => (options?: Options) => suite.call(options).offering.create(body);
    return {
      table: "offering",
      send: send(input),
      sendOther: send(offeringInput({ title: "Another" })),
      sendRefused: send({ ...input, subdomain }),
    };
  },
  async createCustomer() {
    const input = customerInput();
    const send = (body: typeof input) => (options?: Options) => suite.call(options).customer.create(body);
    return {
      table: "customer",
      send: send(input),
      sendOther: send({ ...input, countryCode: "FR" }),
      sendRefused: send({ ...input, countryCode: "XK" }),
    };
  },
  async createOffer() {
    const { tokenId } = await makeToken(suite);
    const maker = await makeHolder(suite, tokenId, 50);
    const send = (amount: number) => (options?: Options) =>
      suite.call(options).bulletinBoard.offer.create(offerInput(maker, tokenId, { amount }));
    return { table: "offer", send: send(10), sendOther: send(11), sendRefused: send(51) };
  },
  async cancelOffer() {
    const { offer, maker } = await makeOpenOffer(suite);
    const send = (offerId: string, customerId: string) => (options?: Options) =>
      suite.call(options).bulletinBoard.offer.cancel({ offerId, customerId });
    const { offer: second, maker: secondMaker } = await makeOpenOffer(suite);
    return {
      table: "offer",
      send: send(offer.offerId, maker.id),
      sendOther: send(second.offerId, secondMaker.id),
      sendRefused: send(offer.offerId, secondMaker.id),
    };
  },
};

const rowsOf = async (table: string) =>
  ((await suite.contents()) as { table: string; rows: number }[]).find((found) => found.table === table)
    ?.rows;

describe.each(Object.keys(operations))("%s with an Idempotency-Key", (name) => {
  let prepared: Prepared;
  beforeAll(async () => {
    const prepare = operations[name];
    if (!prepare) throw new Error(`nothing prepares ${name}`);
    prepared = await prepare();
  });

  it("keeps no key for a refusal", async () => {
    const idempotencyKey = unique("key");
    const before = await suite.contents();
    await refusalOf(prepared.sendRefused({ idempotencyKey }));
    expect(await suite.contents()).toEqual(before);
  });

  it("keeps no key and changes nothing when it is rehearsed", async () => {
    const idempotencyKey = unique("key");
    const before = await suite.contents();
    await prepared.send({ idempotencyKey, dryRun: true });
    expect(await suite.contents()).toEqual(before);
  });

  it("is done once by ten requests at once, all with the same answer, and replayed for 24 hours", async () => {
    const idempotencyKey = unique("key");
    const before = await rowsOf(prepared.table);
    const asked = await Promise.all(
      Array.from({ length: 10 }, async (_, turn) => {
        const replyHeaders: ReplyHeaders = new Map();
        const answer = await prepared.send({ idempotencyKey, replyHeaders, app: processes[turn % 2] });
        return { answer, replayed: replyHeaders.get("idempotency-replayed") };
      }),
    );
    for (const { answer } of asked) expect(answer).toEqual(asked[0]?.answer);
    expect(asked.filter(({ replayed }) => replayed === "true")).toHaveLength(9);
    const done = await rowsOf(prepared.table);
    expect(done).toBe((before ?? 0) + (name === "cancelOffer" ? 0 : 1));

    const written = await suite.contents();
    const late = new Date(NOW.getTime() + 24 * 3_600_000 - 1);
    expect(await prepared.send({ idempotencyKey, now: late })).toEqual(asked[0]?.answer);
    await expectRefusal(suite, "idempotency_key_reused", () => prepared.sendOther({ idempotencyKey }));
    expect(await suite.contents()).toEqual(written);
  });

  it("is a new request once 24 hours have passed", async () => {
    const idempotencyKey = unique("key");
    const replyHeaders: ReplyHeaders = new Map();
    const first = await prepared.sendOther({ idempotencyKey });
    const now = new Date(NOW.getTime() + 24 * 3_600_000);
    const again = prepared.sendOther({ idempotencyKey, now, replyHeaders });
    if (name === "cancelOffer") expect((await refusalOf(again)).code).toBe("offer_not_open");
    else if (name === "createOffering") expect((await refusalOf(again)).code).toBe("subdomain_taken");
    else expect(await again).not.toEqual(first);
    expect(replyHeaders.has("idempotency-replayed")).toBe(false);
  });
});

describe("an Idempotency-Key", () => {
  it("cannot stand for two operations", async () => {
    const idempotencyKey = unique("key");
    const [customer, offering] = [await makeCustomer(suite), await makeOffering(suite)];
    await suite.call({ idempotencyKey }).customer.create(customerInput());
    await expectRefusal(suite, "idempotency_key_reused", () =>
      suite.call({ idempotencyKey }).offeringPurchaseIntent.create(intentInput(customer, offering)),
    );
    const taken = unique("key");
    await suite
      .call({ idempotencyKey: taken })
      .offeringPurchaseIntent.create(intentInput(customer, offering));
    await expectRefusal(suite, "idempotency_key_reused", () =>
      suite.call({ idempotencyKey: taken }).customer.create(customerInput()),
    );
  });

  it("is each organization's own", async () => {
    const idempotencyKey = unique("key");
    const input = customerInput();
    const one = await suite.call({ idempotencyKey }).customer.create(input);
    const two = await other.call({ idempotencyKey }).customer.create(input);
    expect(two.id).not.toBe(one.id);
  });

  it("stands for the same request whatever the order of its fields, and what it does not know", async () => {
    const idempotencyKey = unique("key");
    const input = customerInput({ name: "Ada" });
    const reversed = Object.fromEntries(Object.entries({ ...input, unknown: 1 }).reverse()) as typeof input;
    const first = await suite.call({ idempotencyKey }).customer.create(input);
    expect(await suite.call({ idempotencyKey }).customer.create(reversed)).toEqual(first);
  });

  it("that another request is still working on is 409 after a while", async () => {
    const idempotencyKey = unique("key");
    await suite.sql.begin(async (tx) => {
      await tx`insert into idempotency_key (organization_id, key, operation, body_hash, expires_at)
        values (${suite.organizationId}, ${idempotencyKey}, 'createCustomer', 'x', now() + interval '1 day')`;
      const refusal = await refusalOf(suite.call({ idempotencyKey }).customer.create(customerInput()));
      expect(refusal.code).toBe("idempotency_key_in_flight");
      await tx`delete from idempotency_key where organization_id = ${suite.organizationId} and key = ${idempotencyKey}`;
    });
  });
});

describe("a change", () => {
  it("is made again where the database undid it to end a deadlock, and once", async () => {
    const [first, second] = [await makeCustomer(suite), await makeCustomer(suite)];
    const lock = (sql: TransactionSql, { id }: { id: string }) => sql`
      select 1 from customer where organization_id = ${suite.organizationId} and id = ${id} for update`;
    const held = Promise.withResolvers<void>();
    let tries = 0;
    const changeBoth = ({ ctx: { db } }: { ctx: CallerContext }) => {
      tries += 1;
      const change = async ({ id }: { id: string }) => {
        await raw(db)`update customer set username = coalesce(username, '') || '!'
          where organization_id = ${suite.organizationId} and id = ${id}`;
      };
      return change(first)
        .then(held.resolve)
        .then(() => change(second));
    };
    const { changing } = await suite.sql.begin(async (other) => {
      await lock(other, second);
      const changing = suite.asSystem((ctx) => runGuarded({ name: "updateCustomer" }, ctx, {}, changeBoth));
      await held.promise;
      // Whoever waits first looks first whether it waits in a circle, and ends there.
      await sleep(300);
      await lock(other, first);
      return { changing };
    });
    await changing;
    expect(tries).toBe(2);
    const names = await suite.sql`select username from customer
      where organization_id = ${suite.organizationId} and id in ${suite.sql([first.id, second.id])}`;
    for (const { username } of names) expect(username).toBe("!");
  });
});
