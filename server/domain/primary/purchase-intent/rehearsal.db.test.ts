import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import type { CustomerType } from "#db/schema/enums.ts";
import type { EligibilityInput } from "#server/domain/primary/eligibility/contract.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import { Refusal } from "#server/kernel/errors.ts";
import {
  block,
  intentInput,
  makeCustomer,
  makeOffering,
  makeToken,
  pause,
  putInState,
  verify,
} from "#testing/factories.ts";
import { NOW, newWallet, openSuite } from "#testing/testing.ts";
import { createIntent } from "./contract.ts";

const suite = await openSuite();

/** Places of special ones among the offerings and the buyers; the unknown ones are met by the sure requests alone. */
const [PAUSED, TOKEN_PAUSED, UNKNOWN_OFFERING, BLOCKED, UNKNOWN_BUYER] = [6, 7, 8, 4, 5] as const;

let offerings: Offering[];
let buyers: Awaited<ReturnType<typeof makeCustomer>>[];
beforeAll(async () => {
  const { tokenId } = await makeToken(suite, { decimals: 3, totalSupply: 1_000_000 });
  const limits = { minPayableAmount: 50, maxPayableAmount: 1000, hardCap: 2000, softCap: 0 };
  const wide = { ...limits, hardCap: 20_000 };
  offerings = await Promise.all([
    makeOffering(suite, { fundingLimits: limits }),
    makeOffering(suite, { fundingLimits: limits, currency: undefined, tokenId }),
    makeOffering(suite, { fundingLimits: { ...limits, hardCap: 1020 }, pricePerToken: 10 }),
    makeOffering(suite, { fundingLimits: wide, eligibility: { allowedCountries: ["DE", "FR"] } }),
    makeOffering(suite, {
      fundingLimits: wide,
      eligibility: { blockedCountries: ["DE"], customerTypes: ["ORGANIZATION"], maxInvestors: 1 },
    }),
    makeOffering(suite, { fundingLimits: wide, eligibility: { verifiedOnly: true, maxInvestors: 2 } }),
    makeOffering(suite, { fundingLimits: limits }),
  ]);
  await putInState(suite, offerings[PAUSED]?.offeringId ?? "", "PAUSED");
  const halted = await makeOffering(suite, { fundingLimits: wide });
  await pause(suite, halted.tokenId);
  offerings.push(halted, { ...halted, offeringId: "off_nobody" });
  const organization = { type: "ORGANIZATION" as const };
  buyers = await Promise.all([
    makeCustomer(suite),
    makeCustomer(suite, { ...organization, countryCode: "FR" }),
    makeCustomer(suite, { ...organization, countryCode: "US" }),
    makeCustomer(suite, { countryCode: "GR" }),
    makeCustomer(suite),
  ]);
  for (const buyer of buyers.slice(1, 4)) await verify(suite, buyer.id);
  await block(suite, buyers[BLOCKED]?.id ?? "");
  buyers.push({ ...(await makeCustomer(suite)), id: "cus_nobody" });
});

/** Mostly sound requests, so that room and maxima are used up while the property runs. */
const requests = fc.record({
  offering: fc.oneof({ weight: 14, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: fc.constant(PAUSED) }),
  buyer: fc.oneof({ weight: 12, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.constant(BLOCKED) }),
  eligibility: fc.option(
    fc.record(
      {
        allowedCountries: fc.constantFrom<string[] | null>(null, ["DE"], ["FR", "GR"]),
        customerTypes: fc.constantFrom<CustomerType[] | null>(null, ["INDIVIDUAL"], ["ORGANIZATION"]),
        verifiedOnly: fc.boolean(),
        maxInvestors: fc.constantFrom(null, 3, 4),
      },
      { requiredKeys: [] },
    ),
    { freq: 6 },
  ),
  tokens: fc.oneof(
    fc.integer({ min: 1, max: 60 }),
    fc.integer({ min: 1, max: 60_000 }).map((n) => n / 1000),
    fc.constant(7.77777),
  ),
  cents: fc.oneof(
    { weight: 6, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) },
  ),
  currency: fc.constantFrom("EUR", "EUR", "EUR", "USD"),
  ownWallet: fc.oneof(
    { weight: 9, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  ),
  now: fc.constantFrom(
    ...["2027-02-10T12:00:00Z", "2027-02-10T12:00:00Z", "2027-01-01T00:00:00Z", "2027-03-01T00:00:00Z"],
  ),
});

/** Rules that more customers have bought under than they would let are refused; the ones before stay. */
async function change({ offeringId }: Offering, eligibility: EligibilityInput): Promise<void> {
  await suite
    .call()
    .offering.update({ offeringId, eligibility })
    .catch(({ cause }) => {
      if (!(cause instanceof Refusal && cause.code === "investor_limit_too_low")) throw cause;
    });
}

type Request = Parameters<Parameters<typeof requests.map>[0]>[0];

const plain: Omit<Request, "offering" | "buyer" | "tokens"> = {
  eligibility: null,
  cents: 0,
  currency: "EUR",
  ownWallet: true,
  now: NOW.toISOString(),
};

/** A request for each end that it may come to; what a chance misses is met by these. */
const sure = [
  { buyer: 0, offering: 0, tokens: 10 },
  { buyer: 0, offering: 0, tokens: 10, cents: 2 },
  { buyer: 0, offering: 2, tokens: 60 },
  { buyer: 0, offering: 2, tokens: 60 },
  { buyer: 2, offering: 3, tokens: 10 },
  { buyer: 0, offering: 4, tokens: 10 },
  { buyer: 1, offering: 4, tokens: 10 },
  { buyer: 2, offering: 4, tokens: 10 },
  { buyer: 0, offering: 5, tokens: 10 },
  { buyer: 0, offering: 0, tokens: 10, ownWallet: false },
  { buyer: 0, offering: 0, tokens: 10, currency: "USD" as const },
  { buyer: 0, offering: 0, tokens: 1 },
  { buyer: 0, offering: 0, tokens: 120 },
  { buyer: 0, offering: 1, tokens: 7.77777 },
  { buyer: 0, offering: PAUSED, tokens: 10 },
  { buyer: 0, offering: TOKEN_PAUSED, tokens: 10 },
  { buyer: 0, offering: UNKNOWN_OFFERING, tokens: 10 },
  { buyer: BLOCKED, offering: 0, tokens: 10 },
  { buyer: UNKNOWN_BUYER, offering: 0, tokens: 10 },
].map((request): [Request] => [{ ...plain, ...request }]);

it("of any purchase ends as the real one does", async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(requests, async (request) => {
    const { offering, buyer, eligibility, tokens, cents, currency, ownWallet } = request;
    const [chosen, customer] = [offerings[offering], buyers[buyer]];
    if (!chosen || !customer) throw new Error("no such offering or buyer");
    const purchaseAmount = Math.max(1, Math.round(tokens * 1000) + cents) / 100;
    const input = intentInput(customer, chosen, tokens, { purchaseAmount, currency });
    const sent = ownWallet ? input : { ...input, walletAddress: newWallet() };
    const now = new Date(request.now);
    const outcomeOf = (dryRun: boolean) =>
      suite
        .call({ dryRun, now })
        .offeringPurchaseIntent.create(sent)
        .then(
          ({ payment, settlement }) => ({ payment, settlement }),
          ({ cause }) => (cause instanceof Refusal ? cause.violations : Promise.reject(cause)),
        );
    if (eligibility !== null && offering !== PAUSED) {
      await change(chosen, eligibility);
    }
    const before = await suite.contents();
    const rehearsed = await outcomeOf(true);
    expect(await suite.contents()).toEqual(before);
    expect(await outcomeOf(false)).toEqual(rehearsed);
    if (Array.isArray(rehearsed)) expect(await suite.contents()).toEqual(before);
    for (const { code } of Array.isArray(rehearsed) ? rehearsed : [{ code: "ACCEPTED" }]) seen.add(code);
  });
  await fc.assert(property, { numRuns: 250, examples: sure });
  // The property is worth something only while it meets both ends, and each refusal between.
  expect([...seen].sort()).toEqual(["ACCEPTED", ...createIntent.errors].sort());
});
