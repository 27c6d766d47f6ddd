import type { z } from "zod";
import type { createDistribution } from "#server/domain/distributions/distribution/contract.ts";
import { NOW, type Suite } from "./testing.ts";

type Input = z.input<(typeof createDistribution)["input"]>;

/** Who a distribution of a test is paid to. */
interface Holders {
  readonly suite: Suite;
  readonly tokenId: string;
  readonly customer: { id: string; wallets: readonly { address: string }[] };
}

/** Before every record date of the tests. */
export const LONG_AGO = new Date("2027-01-05T00:00:00Z");

/** A valid body of POST /distribution: 100.00 EUR to whoever held the token nine days before the tests' clock. */
export function distributionInput(tokenId: string, overrides: Partial<Input> = {}): Input {
  return {
    tokenId,
    kind: "DIVIDEND",
    title: "Rent, second half of the year",
    amount: 100,
    currency: "EUR",
    recordDate: "2027-02-01T22:00:00Z",
    ...overrides,
  };
}

/** A customer holds some of a token, since long ago; returns the token. */
export async function holdSome(
  suite: Suite,
  tokenId: string,
  customer: Holders["customer"],
  amount = 0.01,
  now = LONG_AGO,
) {
  const walletAddress = customer.wallets[0]?.address ?? "";
  return suite.call({ now }).token.mint({ tokenId, customerId: customer.id, walletAddress, amount });
}

/** A distribution whose payments are due. */
export async function makeDistribution({ suite, tokenId, customer }: Holders) {
  await holdSome(suite, tokenId, customer);
  return suite.call({ now: NOW }).distribution.create(distributionInput(tokenId));
}

/** A transfer to the customer that is due. */
export async function makePayment(holders: Holders) {
  const { distributionId } = await makeDistribution(holders);
  const { data } = await holders.suite.call().distribution.payments({ distributionId, limit: 100 });
  const own = data.find(({ customerId }) => customerId === holders.customer.id);
  if (!own) throw new Error("the holder is not paid");
  return own;
}

/** A transfer to the customer that came back. */
export async function makeFailedPayment(holders: Holders) {
  const { distributionPaymentId } = await makePayment(holders);
  const reason = "The account is closed.";
  return holders.suite.call().distributionPayment.markFailed({ distributionPaymentId, reason });
}
