import { type ExportedList, exportedLists } from "#db/schema/enums.ts";
import { plainPdf } from "#server/domain/primary/offering-document/testing.ts";
import { lockedBefore, receivePayment } from "#server/domain/settlement/api.ts";
import { png } from "#server/platform/image/testing.ts";
import { makeDistribution } from "./distributions.ts";
import { newEndpoint } from "./event-calls.ts";
import { complete, intentInput, keepDocument, makeDocument, makeOffering } from "./factories.ts";
import { openPictureHost, type PictureHost } from "./picture-host.ts";
import { NOW, unique } from "./testing.ts";
import { plain, type TestCall, using, type World } from "./world.ts";

const picture = () => new Uint8Array(png(7, 7, Buffer.from(unique())));
const pdf = () => new Uint8Array(plainPdf(unique()));

/** How procedures are called whose body or answer is a file. */
export const fileCalls: Readonly<Record<string, TestCall>> = {
  "file.image.upload": plain((caller) => caller.file.image.upload({ content: picture() })),
  "file.image.get": using(shownImage, (caller, _, imageId) => caller.file.image.get({ imageId })),
  "file.image.preview": using(elsewhere, (caller, _, url) => caller.file.image.preview({ url })),
  "file.offeringPicture.get": using(picturedOffering, (caller, _, { offeringId }) =>
    caller.file.offeringPicture.get({ offeringId }),
  ),
  "file.offeringDocument.create": plain((caller, { offering: { offeringId } }) =>
    caller.file.offeringDocument.create({
      offeringId,
      kind: "OTHER",
      title: unique("Other"),
      content: pdf(),
    }),
  ),
  "file.offeringDocument.get": using(
    ({ suite, offering: { offeringId } }) => makeDocument(suite, offeringId),
    (caller, _, { offeringDocumentId }) => caller.file.offeringDocument.get({ offeringDocumentId }),
  ),
  "file.agreement.get": using(
    ({ suite, customer, offering }) =>
      suite.call().offeringPurchaseIntent.create(intentInput(customer, offering)),
    (caller, _, { offeringPurchaseIntentId }) => caller.file.agreement.get({ offeringPurchaseIntentId }),
  ),
  "file.purchaseNote.get": using(boughtPurchase, (caller, _, { offeringPurchaseIntentId }) =>
    caller.file.purchaseNote.get({ offeringPurchaseIntentId }),
  ),
  "file.statement.get": plain((caller, { customer }) =>
    caller.file.statement.get({ customerId: customer.id, year: NOW.getUTCFullYear() }),
  ),
  "file.verificationDocument.upload": using(
    // As many as a customer may have would be there soon.
    ({ suite, customer }) => suite.sql`
      delete from verification_document
       where organization_id = ${suite.organizationId} and customer_id = ${customer.id}`,
    (caller, { customer }) =>
      caller.file.verificationDocument.upload({
        customerId: customer.id,
        kind: "IDENTITY_DOCUMENT",
        fileName: "passport.pdf",
        content: pdf(),
      }),
  ),
  "file.verificationDocument.get": using(
    ({ suite, customer }) => keepDocument(suite, customer.id),
    (caller, { customer }, verificationDocumentId) =>
      caller.file.verificationDocument.get({ customerId: customer.id, verificationDocumentId }),
  ),
  "file.register.holders": plain((caller, { tokenId }) => caller.file.register.holders({ tokenId })),
  "file.register.entries": plain((caller, { tokenId }) => caller.file.register.entries({ tokenId })),
  "file.distribution.payments": using(makeDistribution, (caller, _, { distributionId }) =>
    caller.file.distribution.payments({ distributionId }),
  ),
  "file.distribution.transfers": using(withTransfers, (caller, _, { distributionId }) =>
    caller.file.distribution.transfers({ distributionId }),
  ),
  ...Object.fromEntries(
    exportedLists.map((list): [string, TestCall] => [
      `file.list.${list}`,
      using(placeOf(list), (caller, _, place) => caller.file.list[list](place)),
    ]),
  ),
  "file.refund.transfers": using(withDueRefund, (caller) => caller.file.refund.transfers({})),
  "file.auditEvent.export": plain((caller) => caller.file.auditEvent.export({})),
};

/** Where a list stands, where it is not the organization's. */
function placeOf(list: ExportedList): (world: World) => Promise<Readonly<Record<string, string>>> {
  if (list === "webhookDeliveries") return newEndpoint;
  if (list === "payouts")
    return (world) => makeDistribution(world).then(({ distributionId }) => ({ distributionId }));
  if (list === "participants") return async ({ offering: { offeringId } }) => ({ offeringId });
  const isRegister = list === "registerHolders" || list === "ledgerEntries";
  return async ({ tokenId }): Promise<Readonly<Record<string, string>>> => (isRegister ? { tokenId } : {});
}

/** A purchase of the world's customer that is paid and completed. */
async function boughtPurchase({ suite, customer }: World) {
  const purchase = await suite
    .call()
    .offeringPurchaseIntent.create(intentInput(customer, await makeOffering(suite)));
  await complete(suite, purchase.offeringPurchaseIntentId);
  return purchase;
}

/** A picture that a published offering shows, on its card and in its story. */
async function shownImage({ suite }: World): Promise<string> {
  const { imageId, url } = await suite.call().file.image.upload({ content: picture() });
  await makeOffering(suite, {
    imageUrl: url,
    story: [{ type: "GALLERY", pictures: [{ url, alt: "It" }] }],
  });
  return imageId;
}

let host: Promise<PictureHost> | undefined;

/** The address of a picture on another host. */
async function elsewhere(): Promise<string> {
  host ??= openPictureHost((response) => response.end(png(7, 7)));
  return (await host).url;
}

/** A published offering whose picture is on another host. */
async function picturedOffering({ suite }: World) {
  return makeOffering(suite, { imageUrl: await elsewhere() });
}

/** A refund that goes back by transfer, and the account that it is sent from. */
async function withDueRefund(world: World) {
  const { suite, organizationId } = world;
  await withTransfers(world);
  const [paid] = await suite.sql<{ id: string }[]>`
    select id from payment where organization_id = ${organizationId} and status = 'SUCCEEDED' and payer_account is not null
     order by created_at desc, id desc limit 1`;
  await suite.sql`insert into refund (organization_id, id, payment_id, provider, reason, amount, currency, created_at, updated_at)
    values (${organizationId}, ${unique("ref")}, ${paid?.id ?? ""}, 'BANK_TRANSFER', 'PAYMENT_LATE', 1, 'EUR', now(), now())`;
  return paid;
}

/** A distribution with a transfer that the bank can make. */
async function withTransfers(world: World) {
  const { suite, organizationId, customer } = world;
  await suite.sql`
    insert into organization_settings (organization_id, account_holder, iban, bic, updated_at)
    values (${organizationId}, 'Issuer GmbH', 'DE89370400440532013000', 'COBADEFFXXX', now())
    on conflict (organization_id) do update
      set account_holder = excluded.account_holder, iban = excluded.iban, bic = excluded.bic`;
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
      payerAccount: "DE75512108001245126199",
      receivedAt: ctx.now,
    }),
  );
  return makeDistribution(world);
}
