import { Decimal } from "decimal.js";
import type { z } from "zod";
import type { Currency, OfferingState } from "#db/schema/enums.ts";
import type { createCustomer } from "#server/domain/investors/customer/contract.ts";
import type { createOffering } from "#server/domain/primary/offering/contract.ts";
import { createOfferingDocument } from "#server/domain/primary/offering-document/create-document.ts";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import type { createIntent } from "#server/domain/primary/purchase-intent/contract.ts";
import type { createToken } from "#server/domain/register/token/contract.ts";
import type { createOffer } from "#server/domain/secondary/bulletin-board/contract.ts";
import { lockOfferings } from "#server/domain/settlement/lock-offerings.ts";
import { receivePayment } from "#server/domain/settlement/receive-payment.ts";
import { type CallOptions, NOW, newWallet, type Suite, unique } from "./testing.ts";

type Input<O extends { input: z.ZodType }> = z.input<O["input"]>;

/** A valid body of POST /offering, open at the tests' clock: 10.00 EUR a token, 100 to 5,000 a customer, 20,000 in all. */
export function offeringInput(overrides: Partial<Input<typeof createOffering>> = {}) {
  return {
    subdomain: unique(),
    tokenId: unique("token"),
    title: "Harbour Lofts",
    pricePerToken: 10,
    currency: "EUR",
    offeringPeriod: { startDate: "2027-02-01T00:00:00Z", endDate: "2027-03-01T00:00:00Z" },
    fundingLimits: { minPayableAmount: 100, maxPayableAmount: 5000, hardCap: 20_000, softCap: 5000 },
    ...overrides,
  } satisfies Input<typeof createOffering>;
}

/** A valid body of POST /customer. */
export function customerInput(overrides: Partial<Input<typeof createCustomer>> = {}) {
  return {
    wallets: [{ address: newWallet() }],
    type: "INDIVIDUAL",
    countryCode: "DE",
    ...overrides,
  } satisfies Input<typeof createCustomer>;
}

export function makeOffering(
  suite: Suite,
  overrides: Partial<Input<typeof createOffering>> = {},
  options: CallOptions = {},
) {
  return suite.call(options).offering.create(offeringInput(overrides));
}

export function makeCustomer(
  suite: Suite,
  overrides: Partial<Input<typeof createCustomer>> = {},
  options: CallOptions = {},
) {
  return suite.call(options).customer.create(customerInput(overrides));
}

export function makeToken(
  suite: Suite,
  overrides: Partial<Input<typeof createToken>> = {},
  options: CallOptions = {},
) {
  const input = { tokenId: unique("token"), name: "Harbour", symbol: "HLH", totalSupply: 1000 };
  return suite.call(options).token.create({ ...input, ...overrides });
}

/** A document of an offering; another text makes another version. */
export function makeDocument(
  suite: Suite,
  offeringId: string,
  title = unique("Terms"),
  text = "terms",
  now = NOW,
) {
  const content = new Uint8Array(plainPdf(text));
  const input = { offeringId, kind: "TERMS" as const, title, content };
  return suite.asSystem((ctx) => createOfferingDocument({ ctx, input }), now);
}

/** A body of POST /offering-purchase-intent that pays 10.00 EUR for each of `tokens` tokens. */
export function intentInput(
  customer: { id: string; wallets: readonly { address: string }[] },
  offering: { offeringId: string },
  tokens = 10,
  payment: Partial<Input<typeof createIntent>["payment"]> = {},
): Input<typeof createIntent> {
  return {
    customerId: customer.id,
    walletAddress: customer.wallets[0]?.address ?? "",
    offeringId: offering.offeringId,
    payment: {
      purchaseAmount: new Decimal(tokens).times(10).toNumber(),
      tokenAmount: tokens,
      currency: "EUR",
      ...payment,
    },
  };
}

/** A body of POST /bulletin-board/offer: 5 tokens for 60.00 EUR. */
export function offerInput(
  maker: { id: string; wallets: readonly { address: string }[] },
  tokenId: string,
  overrides: Partial<Input<typeof createOffer>> = {},
): Input<typeof createOffer> {
  return {
    tokenId,
    customerId: maker.id,
    makerWalletAddress: maker.wallets[0]?.address ?? "",
    amount: 5,
    priceInEuro: 60,
    intention: "SELL",
    ...overrides,
  };
}

/** A customer who holds `amount` of a token. */
export async function makeHolder(suite: Suite, tokenId: string, amount: number) {
  const customer = await makeCustomer(suite);
  const walletAddress = customer.wallets[0]?.address ?? "";
  await suite.call().token.mint({ tokenId, customerId: customer.id, walletAddress, amount });
  return customer;
}

/** An offer that stands open: its maker holds the tokens it sells. */
export async function makeOpenOffer(suite: Suite) {
  const token = await makeToken(suite);
  const maker = await makeHolder(suite, token.tokenId, 100);
  const offer = await suite.call().bulletinBoard.offer.create(offerInput(maker, token.tokenId));
  return { token, maker, offer };
}

/** A customer is verified, without a check. */
export async function verify({ sql, organizationId }: Suite, customerId: string): Promise<void> {
  await sql`update customer set verification_status = 'COMPLETED'
    where organization_id = ${organizationId} and id = ${customerId}`;
}

/** What takes a signature: the customer's first wallet is its own. */
export async function prove(
  { sql, organizationId }: Suite,
  customer: { id: string; wallets: readonly { address: string }[] },
): Promise<void> {
  await sql`update wallet set proven_at = now() where organization_id = ${organizationId}
    and customer_id = ${customer.id} and address = ${customer.wallets[0]?.address.toLowerCase() ?? ""}`;
}

/** A customer may not trade. */
export async function block({ sql, organizationId }: Suite, customerId: string): Promise<void> {
  await sql`update customer set blocked_at = now() where organization_id = ${organizationId} and id = ${customerId}`;
}

/** What no operation does yet: the issuer pauses a token. */
export async function pause({ sql, organizationId }: Suite, tokenId: string): Promise<void> {
  await sql`update token set is_paused = true where organization_id = ${organizationId} and id = ${tokenId}`;
}

/** What no operation does yet: an offering is paused, closed or cancelled. */
export async function putInState(
  { sql, organizationId }: Suite,
  offeringId: string,
  state: OfferingState,
): Promise<void> {
  await sql`update offering set state = ${state} where organization_id = ${organizationId} and id = ${offeringId}`;
}

/** A purchase is paid by transfer, and its customer is verified: it is completed. */
export async function complete(suite: Suite, intentId: string, now?: Date): Promise<void> {
  const [intent] = await suite.sql<{ customer_id: string; amount: string; currency: Currency }[]>`
    select customer_id, purchase_amount::text as amount, currency from offering_purchase_intent
     where organization_id = ${suite.organizationId} and id = ${intentId}`;
  if (!intent) throw new Error(`there is no ${intentId}`);
  await verify(suite, intent.customer_id);
  await suite.asSystem(
    async (ctx) =>
      receivePayment(ctx, await lockOfferings(ctx, [intentId]), {
        intentId,
        provider: "BANK_TRANSFER",
        providerReference: unique("transfer"),
        amount: intent.amount,
        currency: intent.currency,
        receivedAt: ctx.now,
      }),
    now,
  );
}

/** Everything a check asks of somebody. */
export const identityFacts = {
  name: "Ada Lindqvist",
  email: "ada@example.com",
  phone: "+49 40 1234567",
  address: { line1: "Sandtorkai 12", city: "Hamburg", postalCode: "20457" },
};

/** Puts a customer, with everything a check asks of it, to before its check or into it, without a check's own row. */
export async function makeCandidate(
  { sql, organizationId }: Suite,
  customerId: string,
  status: "INCOMPLETE" | "IN_PROGRESS",
): Promise<void> {
  await sql`delete from verification where organization_id = ${organizationId} and customer_id = ${customerId}`;
  await sql`
    update customer
       set name = ${identityFacts.name}, email = ${identityFacts.email}, phone = ${identityFacts.phone},
           address_line1 = 'Sandtorkai 12', address_city = 'Hamburg', address_postal_code = '20457',
           verification_status = ${status}, verified_until = null
     where organization_id = ${organizationId} and id = ${customerId}`;
}

/** A document of a customer's, as it is kept; @returns its id */
export async function keepDocument({ sql, organizationId }: Suite, customerId: string): Promise<string> {
  const id = unique("vdo");
  await sql`
    insert into verification_document (organization_id, id, customer_id, kind, file_name, media_type, size, sha256,
      bytes, created_at)
    values (${organizationId}, ${id}, ${customerId}, 'OTHER', 'paper.pdf', 'application/pdf', 4, ${"0".repeat(64)},
      ${Buffer.from("%PDF")}, now())`;
  return id;
}
