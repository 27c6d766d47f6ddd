import { expect, it } from "vitest";
import { lockedBefore, receivePayment } from "#server/domain/settlement/api.ts";
import { paymentReference } from "#server/kernel/fields/payment-reference.ts";
import { intentInput, makeCustomer, makeOffering } from "#testing/factories.ts";
import { expectRefusal, openSuite, unique } from "#testing/testing.ts";

const suite = await openSuite();
const { organizationId, sql } = suite;
const IBAN = "DE75512108001245126199";

/** A refund of a payment that came from an account, or from none that is known. */
async function makeRefund(amount: string, status: "DUE" | "FAILED", account: string | undefined) {
  const customer = await makeCustomer(suite, { name: "Ada Lindqvist" });
  const { offeringPurchaseIntentId: intentId } = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(customer, await makeOffering(suite)));
  await suite.asSystem((ctx) =>
    receivePayment(ctx, lockedBefore([intentId]), {
      intentId,
      provider: "BANK_TRANSFER",
      providerReference: intentId,
      amount: "100.00",
      currency: "EUR",
      ...(account !== undefined && { payerAccount: account }),
      receivedAt: ctx.now,
    }),
  );
  const refundId = unique("ref");
  await sql`insert into refund (organization_id, id, payment_id, provider, status, reason, amount, currency, created_at, updated_at)
    select ${organizationId}, ${refundId}, p.id, 'BANK_TRANSFER', ${status}, 'PAYMENT_LATE', ${amount}, 'EUR', now(), now()
      from payment p where p.organization_id = ${organizationId} and p.provider_reference = ${intentId}`;
  return refundId;
}

const file = (ids?: string) => suite.call().file.refund.transfers(ids === undefined ? {} : { ids });

it("is refused without an account to send from, and while nothing is due", async () => {
  await expectRefusal(suite, "no_transfers_due", file);
  await suite
    .call()
    .settings.update({ bankAccount: { accountHolder: "Issuer GmbH", iban: "DE89370400440532013000" } });
  await expectRefusal(suite, "no_transfers_due", file);
});

it("has the refunds that are due to known accounts, and the same name as long as these are the same", async () => {
  const due = await makeRefund("12.50", "DUE", IBAN);
  const unknown = await makeRefund("7.00", "DUE", undefined);
  const failed = await makeRefund("3.00", "FAILED", IBAN);
  const { content, mediaType } = await file();
  expect(mediaType).toContain("application/xml");
  expect(content).toContain(`<EndToEndId>${paymentReference(due)}</EndToEndId>`);
  expect(content).toContain("<CtrlSum>12.50</CtrlSum>");
  for (const other of [unknown, failed]) expect(content).not.toContain(paymentReference(other));
  const nameOf = (text: unknown) => /<MsgId>(\w+)</.exec(String(text))?.[1];
  expect(nameOf((await file()).content)).toBe(nameOf(content));
});

it("has those of the chosen ones that are due, and tells where none of them is", async () => {
  const [chosen, left] = [await makeRefund("5.00", "DUE", IBAN), await makeRefund("6.00", "DUE", IBAN)];
  const failed = await makeRefund("4.00", "FAILED", IBAN);
  const { content } = await file(`${chosen},${failed}`);
  expect(content).toContain(`<EndToEndId>${paymentReference(chosen)}</EndToEndId>`);
  expect(content).toContain("<CtrlSum>5.00</CtrlSum>");
  expect(content).not.toContain(paymentReference(left));
  await expectRefusal(suite, "no_transfers_due", () => file(failed));
});
