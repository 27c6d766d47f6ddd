import { expect, it } from "vitest";
import { differencesOf } from "#server/process/admin/recount.ts";
import { runCommand } from "#server/process/admin/run-command.ts";
import { takeTurn } from "#server/process/sweep.ts";
import { complete, intentInput, makeCustomer, makeOffering, makeToken, prove } from "#testing/factories.ts";
import { NOW, openSuite } from "#testing/testing.ts";

const suite = await openSuite();
const { organizationId, app, sql } = suite;

/** An offering of one completed purchase by a proven wallet, one by another, and 2,500 more by the first, as if they had come before. */
async function makeManySold() {
  const { tokenId } = await makeToken(suite, { totalSupply: 1_000_000 });
  const fundingLimits = { minPayableAmount: 10, maxPayableAmount: 100_000, hardCap: 200_000, softCap: 10 };
  const offering = await makeOffering(suite, { tokenId, fundingLimits });
  const [buyer, unproven] = [await makeCustomer(suite), await makeCustomer(suite)];
  await prove(suite, buyer);
  const buy = async (customer: typeof buyer) => {
    const { offeringPurchaseIntentId: id } = await suite
      .call()
      .offeringPurchaseIntent.create(intentInput(customer, offering, 2));
    await complete(suite, id);
    return id;
  };
  const id = await buy(buyer);
  await buy(unproven);
  const more = sql`select 'opi_' || lpad(n::text, 32, '0') as id, i.* from (
    select organization_id, offering_id, customer_id, wallet_address, purchase_amount, token_amount, currency, purchase_status,
           settlement_status, received_amount, paid_at, expires_at, completed_at, created_at, updated_at
      from offering_purchase_intent where organization_id = ${organizationId} and id = ${id}) i cross join generate_series(1, 2500) n`;
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into offering_purchase_intent (id, organization_id, offering_id, customer_id, wallet_address, purchase_amount, token_amount,
        currency, purchase_status, settlement_status, received_amount, paid_at, expires_at, completed_at, created_at, updated_at) ${more}`;
  });
  await sql`
    insert into ledger_entry (organization_id, id, token_id, debit_account_id, debit_bucket, credit_account_id, credit_bucket, amount,
      reason, reference, created_at)
    select u.organization_id, 'led_' || m.id, u.token_id, u.id, 'AVAILABLE', u.id, 'FROZEN', m.token_amount, 'ALLOCATE', m.id, ${NOW.toISOString()}
      from ledger_account u cross join (${more}) m
     where u.organization_id = ${organizationId} and u.token_id = ${tokenId} and u.kind = 'UNISSUED'`;
  await sql`
    insert into cash_entry (organization_id, id, currency, reason, amount, reference, created_at)
    select organization_id, 'csh_' || m.id, currency, 'RECEIPT', purchase_amount, m.id, ${NOW.toISOString()} from (${more}) m`;
  await runCommand(["recount", "--organization", organizationId], {
    open: () => Promise.resolve({ app, close: () => Promise.resolve() }),
    print: () => {},
    complain: () => {},
  });
  return offering;
}

it("delivers a thousand purchases with the end, and all others right after, each once", {
  timeout: 60_000,
}, async () => {
  const { offeringId } = await makeManySold();
  const counts = async () => {
    const [row] = await sql`
      select count(*) filter (where settlement_status = 'DELIVERED')::int as delivered,
             count(*) filter (where settlement_status = 'ALLOCATED')::int as allocated
        from offering_purchase_intent where organization_id = ${organizationId} and offering_id = ${offeringId}`;
    return row;
  };
  const dry = await suite.call({ dryRun: true }).offering.close({ offeringId });
  expect(dry.outcome).toMatchObject({ delivered: 1000, inDelivery: 1502, awaitingWallet: 0 });
  const { state, outcome } = await suite.call().offering.close({ offeringId });
  expect(state).toBe("CLOSED_SUCCESSFUL");
  expect(outcome).toMatchObject({ delivered: 1000, inDelivery: 1502, awaitingWallet: 0, awaitingPayment: 0 });
  const [due] = await sql`
    select kind from organizations_with_due_work(${NOW.toISOString()}) where organization_id = ${organizationId} and kind = 'deliveries'`;
  expect(due).toBeDefined();
  await Promise.all(
    [suite.anotherProcess(), app].map((one) => takeTurn(one, organizationId, "deliveries", NOW)),
  );
  while ((await counts())?.delivered < 2501) await takeTurn(app, organizationId, "deliveries", NOW);
  await takeTurn(app, organizationId, "deliveries", NOW);
  expect(await counts()).toEqual({ delivered: 2501, allocated: 1 });
  const [moved] = await sql`
    select count(*)::int as count, sum(e.amount)::int as amount from ledger_entry e
     where e.organization_id = ${organizationId} and e.reason = 'MINT'`;
  expect(moved).toEqual({ count: 2501, amount: 5002 });
  const [cash] =
    await sql`select cash_out::int, held::int from cash_account where organization_id = ${organizationId}`;
  expect(cash).toEqual({ cash_out: 50_020, held: 20 });
  const [offering] = await sql`
    select delivered_up_to from offering where organization_id = ${organizationId} and id = ${offeringId}`;
  expect(offering).toEqual({ delivered_up_to: null });
  expect(await differencesOf(app, organizationId)).toEqual([]);
});
