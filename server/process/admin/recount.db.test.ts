import { describe, expect, inject, it } from "vitest";
import { foldFigures } from "#server/process/fold-figures.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeOpenOffer,
  makeToken,
  verify,
} from "#testing/factories.ts";
import { SettlementWorld } from "#testing/settlement.ts";
import { NOW, openSuite, type Suite } from "#testing/testing.ts";
import { differencesOf } from "./recount.ts";
import { runCommand } from "./run-command.ts";

const suite = await openSuite();

/** Runs `npm run admin -- recount` for the suite's organization. */
async function recount(...words: string[]) {
  const said: string[] = [];
  const code = await runCommand(["recount", ...words, "--organization", suite.organizationId], {
    open: () => Promise.resolve({ app: suite.app, close: () => Promise.resolve() }),
    print: (line) => said.push(line),
    complain: (line) => said.push(line),
  });
  return { code, said: said.join("\n") };
}

const differences = ({ app, organizationId }: Suite) => differencesOf(app, organizationId);

describe("kept figures", () => {
  it("are what their rows come to after any operations, folded or not", { timeout: 300_000 }, async () => {
    const world = await SettlementWorld.open(inject("seed"));
    try {
      for (let n = 0; n < 250; n += 1) {
        const told = await world.step();
        if (n % 40 === 0) await foldFigures({ app: world.suite.app });
        if (n % 5 === 0) expect(await differences(world.suite), told).toEqual([]);
      }
      expect(await differences(world.suite)).toEqual([]);
    } finally {
      await world.close();
    }
  });

  it("are exact after a race of purchases, payments, customers, transfers and folding", async () => {
    const { tokenId } = await makeToken(suite);
    const holders = await Promise.all([40, 50, 60].map((amount) => makeHolder(suite, tokenId, amount)));
    const offerings = await Promise.all([makeOffering(suite), makeOffering(suite)]);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => makeCustomer(suite)));
    await Promise.all(buyers.map(({ id }) => verify(suite, id)));
    const other = suite.anotherProcess();
    const transfer = (from: number, to: number, amount: number) => {
      const [giver, taker] = [holders[from], holders[to]];
      if (!giver || !taker) throw new Error("no such holder");
      return suite.call().register.transfer({
        tokenId,
        fromCustomerId: giver.id,
        fromWalletAddress: giver.wallets[0]?.address ?? "",
        toCustomerId: taker.id,
        toWalletAddress: taker.wallets[0]?.address ?? "",
        amount,
        reason: "A race",
      });
    };
    const outcomes = await Promise.allSettled([
      ...buyers.flatMap((buyer, index) =>
        offerings.map(async (offering) => {
          const call = suite.call(index % 2 === 0 ? { app: other } : {});
          const intent = await call.offeringPurchaseIntent.create(intentInput(buyer, offering));
          if (index > 1) await complete(suite, intent.offeringPurchaseIntentId);
        }),
      ),
      ...Array.from({ length: 6 }, () => makeCustomer(suite)),
      transfer(0, 1, 40),
      transfer(1, 2, 50),
      transfer(2, 0, 60),
      transfer(1, 0, 40),
      ...Array.from({ length: 4 }, () => foldFigures({ app: suite.app })),
      makeOpenOffer(suite),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(18);
    expect(await differences(suite)).toEqual([]);
    await foldFigures({ app: suite.app });
    expect(await differences(suite)).toEqual([]);
    expect(await recount("--check")).toMatchObject({ code: 0 });
  });

  it("are told and mended where rows came past the triggers", async () => {
    const { token, offer } = await makeOpenOffer(suite);
    const { organizationId, sql } = suite;
    await sql`select keep_register(${organizationId}, ${token.tokenId}, ${NOW.toISOString()}, 1)`;
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update offer set status = 'CANCELLED', cancel_reason = 'MAKER'
        where organization_id = ${organizationId} and id = ${offer.offerId}`;
      await tx`update holding set total = total + 1, wallets = wallets + 1
        where organization_id = ${organizationId} and token_id = ${token.tokenId}`;
      await tx`update register_checkpoint set entries = entries + 1 where organization_id = ${organizationId}`;
      await tx`delete from purchase_day where organization_id = ${organizationId}`;
      await tx`update purchase_sum set amount = amount + 0.01, count = count - 1 where organization_id = ${organizationId}`;
      await tx`update offering set reserved = reserved + 0.01 where organization_id = ${organizationId} and reserved > 0`;
      await tx`update ledger_account set frozen = frozen + 2
        where organization_id = ${organizationId} and token_id = ${token.tokenId} and kind = 'WALLET'`;
    });
    const checked = await recount("--check");
    expect(checked.code).toBe(1);
    for (const table of "figure holding purchase_day purchase_sum offering ledger_account register_checkpoint".split(
      " ",
    ))
      expect(checked.said).toContain(`${organizationId}  ${table} `);
    expect(checked.said).toContain(`figure OPEN_OFFERS ${token.tokenId}: kept 1, counted 0`);
    expect(await recount()).toMatchObject({ code: 0, said: expect.stringMatching(/figures mended\.$/) });
    expect(await recount("--check")).toMatchObject({
      code: 0,
      said: "1 organization recounted, every figure is what its rows come to.",
    });
  });

  it("stay as they are where their rows come to what cannot be, and the others are mended", async () => {
    const { organizationId, sql } = suite;
    const { offeringId } = await makeOffering(suite);
    const customer = await makeCustomer(suite);
    await suite.call().offeringPurchaseIntent.create(intentInput(customer, { offeringId }));
    const raise = (by: number) =>
      sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`;
        await tx`update offering_purchase_intent set purchase_amount = purchase_amount + ${by}
          where organization_id = ${organizationId} and offering_id = ${offeringId}`;
      });
    const reserved = async () =>
      (
        await sql`select reserved from offering where organization_id = ${organizationId} and id = ${offeringId}`
      )[0];
    const before = await reserved();
    await raise(1_000_000);
    const { code, said } = await recount();
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(
        `offering ${offeringId}: kept .*\n.*offering: left as it is, .* breaks "offering_room"\\. Put right`,
      ),
    );
    expect(said).toMatch(/purchase_sum .*: kept .*figures mended, but for these\.$/s);
    expect(await reserved()).toEqual(before);
    expect((await recount("--check")).said.match(/: kept/g)).toHaveLength(1);
    await raise(-1_000_000);
    expect(await recount()).toMatchObject({ code: 0 });
    expect(await recount("--check")).toMatchObject({ code: 0 });
  });

  it("and names that follow from other rows are filled in, of which nobody is told", async () => {
    const { organizationId, sql } = suite;
    const customer = await makeCustomer(suite);
    await verify(suite, customer.id);
    const intent = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(customer, await makeOffering(suite)));
    await complete(suite, intent.offeringPurchaseIntentId);
    const named = (customerId: string | null) => sql`
      select id from payment where organization_id = ${organizationId} and customer_id is not distinct from ${customerId}`;
    const [payment] = await named(customer.id);
    const events = () => sql`select count(*) from event where organization_id = ${organizationId}`;
    const before = await events();
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`update payment set customer_id = null where organization_id = ${organizationId} and id = ${payment?.id}`;
    });
    const { said } = await recount("--check");
    expect(said).toContain(`payment ${payment?.id}: kept nothing, counted ${customer.id}`);
    expect(await recount()).toMatchObject({ code: 0 });
    expect(await named(customer.id)).toEqual([payment]);
    expect(await events()).toEqual(before);
    expect(await recount("--check")).toMatchObject({ code: 0 });
  });

  it("are told in part and mended in full where none of many is there", async () => {
    const { organizationId, sql } = suite;
    const { tokenId } = await makeToken(suite);
    for (let n = 1; n <= 7; n += 1) await makeHolder(suite, tokenId, n);
    const held = () => sql`
      select customer_id, total, wallets from holding
       where organization_id = ${organizationId} and token_id = ${tokenId} order by 1`;
    const before = await held();
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from holding where organization_id = ${organizationId} and token_id = ${tokenId}`;
    });
    const { said } = await recount("--check");
    expect(said.match(/ {2}holding \S+ \S+: kept 0 0, counted [1-7](\.0+)? 1$/gm)).toHaveLength(5);
    expect(said).toContain(`${organizationId}  holding: and 2 more`);
    expect(await recount()).toMatchObject({ code: 0 });
    expect(await held()).toEqual(before);
    expect(before).toHaveLength(7);
  });

  it("are mended by what is lacking, and by no more, where somebody makes their row meanwhile", async () => {
    const { organizationId, sql } = suite;
    const customer = await makeCustomer(suite);
    await verify(suite, customer.id);
    const offering = await makeOffering(suite);
    const intent = await suite.call().offeringPurchaseIntent.create(intentInput(customer, offering));
    const ofOffering = sql`organization_id = ${organizationId} and offering_id = ${offering.offeringId}`;
    const sums = () => sql`select count, amount::float8 from purchase_sum where ${ofOffering}`;
    const [{ amount } = { amount: 0 }] = await sums();
    await sql.begin(async (tx) => {
      await tx`set local session_replication_role = replica`;
      await tx`delete from purchase_sum where ${ofOffering}`;
    });
    let mending: ReturnType<typeof recount> | undefined;
    await sql.begin(async (tx) => {
      await tx`
        insert into offering_purchase_intent (organization_id, id, offering_id, customer_id, wallet_address, purchase_amount,
          token_amount, currency, purchase_status, settlement_status, received_amount, expires_at, created_at, updated_at)
        select organization_id, 'opi_meanwhile', offering_id, customer_id, wallet_address, purchase_amount,
               token_amount, currency, purchase_status, settlement_status, received_amount, expires_at, created_at, updated_at
          from offering_purchase_intent where ${ofOffering} and id = ${intent.offeringPurchaseIntentId}`;
      mending = recount();
      await expect
        .poll(
          () => sql`
            select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
               and state = 'active' and query like '%purchase_sum%'`,
        )
        .toHaveLength(1);
    });
    expect(await mending).toMatchObject({ code: 0 });
    expect(await sums()).toEqual([{ count: 2, amount: 2 * amount }]);
    await recount();
    expect(await differences(suite)).toEqual([]);
  });
});
