import { afterEach, expect, it, vi } from "vitest";
import { complete, intentInput, makeCustomer, makeOffering, prove } from "#testing/factories.ts";
import { openSuite } from "#testing/testing.ts";
import { sweepOrganization, takeTurn } from "./sweep.ts";

const suite = await openSuite();
const { organizationId, app, sql } = suite;
const limits = { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap: 0 };
const END = new Date("2027-03-01T00:00:00Z");

afterEach(() => {
  vi.restoreAllMocks();
});

const stateOf = async (offeringId: string) => (await suite.call().offering.get({ offeringId })).state;

/** Clients' money that the books know of, past the triggers. */
async function hold(amount: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`update cash_account set cash_in = cash_out + ${amount}, held = ${amount} where organization_id = ${organizationId}`;
  });
}

it("lets rest what fails, for longer each time, and does what else is due", async () => {
  const buyer = await makeCustomer(suite);
  await prove(suite, buyer);
  const failing = await makeOffering(suite, { fundingLimits: limits });
  const { offeringPurchaseIntentId } = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(buyer, failing));
  await complete(suite, offeringPurchaseIntentId);
  await hold(0);
  const other = await makeOffering(suite, {
    fundingLimits: limits,
    offeringPeriod: { startDate: "2027-02-01T00:00:00Z", endDate: "2027-03-01T00:00:01Z" },
  });
  const clock = vi.spyOn(performance, "now");
  const errors = vi.spyOn(app.log, "error").mockImplementation(() => {});
  const turnAt = async (seconds: number) => {
    clock.mockReturnValue(1_000_000 + seconds * 1000);
    await takeTurn(app, organizationId, "offerings", new Date(END.getTime() + 1000));
    return errors.mock.calls.length;
  };
  expect(await turnAt(0)).toBe(1);
  expect(await stateOf(other.offeringId)).toBe("CLOSED_SUCCESSFUL");
  expect(await turnAt(1)).toBe(1);
  expect(await turnAt(2.1)).toBe(2);
  expect(await turnAt(4.2)).toBe(2);
  expect(await turnAt(6.2)).toBe(3);
  expect(await stateOf(failing.offeringId)).toBe("PUBLISHED");
  await hold(100);
  expect(await turnAt(7)).toBe(3);
  expect(await stateOf(failing.offeringId)).toBe("PUBLISHED");
  expect(await turnAt(15)).toBe(3);
  expect(await stateOf(failing.offeringId)).toBe("CLOSED_SUCCESSFUL");
});

it("does all of a piece that takes several transactions", async () => {
  const [offering, buyer] = [await makeOffering(suite), await makeCustomer(suite)];
  const intent = await suite.call().offeringPurchaseIntent.create(intentInput(buyer, offering));
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into offering_purchase_intent (organization_id, id, offering_id, customer_id, wallet_address, purchase_amount, token_amount,
        currency, purchase_status, expires_at, created_at, updated_at)
      select organization_id, 'opi_expiring_' || n, offering_id, customer_id, wallet_address, 0.01, 0.001, currency, 'PENDING', expires_at,
             created_at, updated_at
        from offering_purchase_intent cross join generate_series(1, 2500) n
       where organization_id = ${organizationId} and id = ${intent.offeringPurchaseIntentId}`;
    // Their sum is what the offering and its buyer have reserved.
    await tx`update offering set reserved = reserved + 25
      where organization_id = ${organizationId} and id = ${offering.offeringId}`;
    await tx`update participation set reserved = reserved + 25
      where organization_id = ${organizationId} and offering_id = ${offering.offeringId}`;
    await tx`update purchase_sum set count = count + 2500, amount = amount + 25
      where organization_id = ${organizationId} and offering_id = ${offering.offeringId}`;
  });
  await sweepOrganization(app, organizationId, new Date(END.getTime() - 1000));
  const left = await sql`
    select purchase_status, count(*)::int from offering_purchase_intent
     where organization_id = ${organizationId} and offering_id = ${offering.offeringId} group by 1`;
  expect(left).toEqual([{ purchase_status: "FAILED", count: 2501 }]);
});
