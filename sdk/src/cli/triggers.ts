import { wait } from "../retry.ts";
import {
  approve,
  buy,
  makeCustomer,
  makeHolding,
  makeOffer,
  makeOffering,
  makeToken,
  PDF,
  pay,
  type Scene,
} from "./scenes.ts";

/**
 * How each event is caused. Each story answers the ids of the resources that the event may be of. What a signature or a
 * chain alone brings about is not here.
 */
export const triggers = {
  "token.created": async (scene: Scene) => [(await makeToken(scene)).tokenId],
  "token.updated": async (scene: Scene) => {
    const { tokenId } = await makeToken(scene);
    await scene.ob.tokens.pause({ tokenId });
    return [tokenId];
  },
  "offering.created": async (scene: Scene) => [(await makeOffering(scene, { publish: false })).offeringId],
  "offering.published": async (scene: Scene) => [(await makeOffering(scene)).offeringId],
  "offering.updated": async (scene: Scene) => {
    const { offeringId } = await makeOffering(scene);
    await scene.ob.offerings.update({ offeringId, subtitle: "Changed by a trigger" });
    return [offeringId];
  },
  "offering.paused": async (scene: Scene) => {
    const { offeringId } = await makeOffering(scene);
    await scene.ob.offerings.pause({ offeringId });
    return [offeringId];
  },
  "offering.resumed": async (scene: Scene) => {
    const { offeringId } = await makeOffering(scene);
    await scene.ob.offerings.pause({ offeringId });
    await scene.ob.offerings.resume({ offeringId });
    return [offeringId];
  },
  "offering.closed": async (scene: Scene) => {
    const { offeringId } = await makeOffering(scene);
    await scene.ob.offerings.close({ offeringId });
    return [offeringId];
  },
  "offering.cancelled": async (scene: Scene) => {
    const { offeringId } = await makeOffering(scene);
    await scene.ob.offerings.cancel({ offeringId, reason: "Called off by a trigger." });
    return [offeringId];
  },
  "offering_document.created": async (scene: Scene) => {
    const { offeringId } = await makeOffering(scene);
    const document = await scene.ob.files.offeringDocuments.create({
      offeringId,
      kind: "TERMS",
      title: "Terms",
      content: PDF,
      mediaType: "application/pdf",
    });
    return [document.offeringDocumentId];
  },
  "customer.created": async (scene: Scene) => [(await makeCustomer(scene)).id],
  "customer.updated": async (scene: Scene) => {
    const { id } = await makeCustomer(scene);
    await scene.ob.customers.update({ customerId: id, metadata: { changedBy: "trigger" } });
    return [id];
  },
  "customer.verification_updated": async (scene: Scene) => {
    const { id } = await makeCustomer(scene);
    await approve(scene, id);
    return [id];
  },
  "purchase_intent.created": async (scene: Scene) => [(await buy(scene)).offeringPurchaseIntentId],
  "purchase_intent.updated": async (scene: Scene) => {
    const intent = await buy(scene);
    await approve(scene, intent.customerId);
    return [intent.offeringPurchaseIntentId];
  },
  "purchase_intent.completed": async (scene: Scene) => {
    const intent = await buy(scene);
    await pay(scene, intent);
    return [intent.offeringPurchaseIntentId];
  },
  "purchase_intent.cancelled": async (scene: Scene) => {
    const { offeringPurchaseIntentId } = await buy(scene);
    await scene.ob.purchaseIntents.cancel({ offeringPurchaseIntentId });
    return [offeringPurchaseIntentId];
  },
  "purchase_intent.refunded": async (scene: Scene) => [(await refund(scene)).offeringPurchaseIntentId],
  "payment.updated": async (scene: Scene) => {
    const { offeringPurchaseIntentId } = await pay(scene, await buy(scene));
    const payments = await scene.ob.payments.list({ offeringPurchaseIntentId });
    return payments.data.map(({ paymentId }) => paymentId);
  },
  "refund.updated": async (scene: Scene) => [(await refund(scene)).refundId],
  "offer.created": async (scene: Scene) => [(await makeOffer(scene)).offerId],
  "offer.cancelled": async (scene: Scene) => {
    const { offerId, customerId } = await makeOffer(scene);
    await scene.ob.bulletinBoard.offers.cancel({ offerId, customerId });
    return [offerId];
  },
  "offer.filled": async (scene: Scene) => [(await fill(scene)).offerId],
  "trade.created": async (scene: Scene) => {
    const { tokenId } = await fill(scene);
    const trades = await scene.ob.trades.list({ tokenId });
    return trades.data.map(({ tradeId }) => tradeId);
  },
  "purchase_intent.failed": async (scene: Scene) => {
    const { offeringPurchaseIntentId } = await buy(scene);
    await scene.ob.payments.checkout({ offeringPurchaseIntentId, provider: "SANDBOX" });
    const { data } = await scene.ob.payments.list({ offeringPurchaseIntentId });
    await scene.ob.payments.decideSandbox({ paymentId: data[0]?.paymentId ?? "", decision: "REFUSE" });
    return [offeringPurchaseIntentId];
  },
  "distribution.updated": async (scene: Scene) => [(await distribute(scene)).distributionId],
  "distribution_payment.created": async (scene: Scene) => paymentsOf(scene, await distribute(scene)),
  "distribution.completed": async (scene: Scene) => {
    const { distributionId } = await distribute(scene);
    await paymentsOf(scene, { distributionId });
    await scene.ob.distributions.markPaid({ distributionId });
    return [distributionId];
  },
  "bank_entry.updated": async (scene: Scene) => {
    const { bankStatementId } = await importStatement(scene);
    const { data } = await scene.ob.bankEntries.list({ bankStatementId });
    const bankEntryId = data[0]?.bankEntryId ?? "";
    await scene.ob.bankEntries.resolve({ bankEntryId, resolution: "IGNORE" });
    return [bankEntryId];
  },
  "distribution.created": async (scene: Scene) => [(await distribute(scene)).distributionId],
  "bank_statement.imported": async (scene: Scene) => [(await importStatement(scene)).bankStatementId],
} as const;

/** An event that can be caused. */
export type TriggeredType = keyof typeof triggers;

async function refund(scene: Scene) {
  const intent = await pay(scene, await buy(scene));
  const { offeringPurchaseIntentId } = intent;
  await scene.ob.offerings.cancel({ offeringId: intent.offeringId, reason: "Called off by a trigger." });
  const { data } = await scene.ob.refunds.list({ offeringPurchaseIntentId });
  const refundId = data[0]?.refundId ?? "";
  await scene.ob.refunds.markRefunded({ refundId });
  return { offeringPurchaseIntentId, refundId };
}

async function fill(scene: Scene) {
  const { offerId, tokenId } = await makeOffer(scene);
  const { id, wallets } = await makeCustomer(scene);
  await approve(scene, id);
  const takerWalletAddress = wallets[0]?.address ?? "";
  await scene.ob.bulletinBoard.offers.accept({ offerId, customerId: id, takerWalletAddress });
  return { offerId, tokenId };
}

/** The payments of a distribution, once the service's clock has reached its record date. */
async function paymentsOf({ ob }: Scene, { distributionId }: { distributionId: string }) {
  for (let tries = 0; tries < 150; tries += 1) {
    const { data } = await ob.distributions.payments({ distributionId });
    if (data.length > 0) return data.map(({ distributionPaymentId }) => distributionPaymentId);
    await wait(1000, undefined);
  }
  throw new Error(`The service has made no payments of ${distributionId} yet.`);
}

async function distribute(scene: Scene) {
  const { tokenId } = await makeHolding(scene);
  return scene.ob.distributions.create({
    tokenId,
    kind: "DIVIDEND",
    title: `Dividend ${scene.name}`,
    amount: 100,
    currency: "EUR",
    recordDate: new Date().toISOString(),
  });
}

function importStatement({ ob, name }: Scene) {
  const content = `Date;Name;Reference;Amount\n${new Date().toISOString().slice(0, 10)};Mia Berg;${name};12.50\n`;
  return ob.bankStatements.import({ fileName: `${name}.csv`, content });
}
