import "server-only";
import { cache } from "react";
import { trpc } from "#app/_trpc/server.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import type { OfferingPurchaseIntent } from "#server/domain/primary/purchase-intent/contract.ts";

// Purchases and offers name others by id alone; each is read once a request, however many rows name it.
export const readCustomer = cache((customerId: string) => trpc.customer.get({ customerId }));
export const readOffering = cache((offeringId: string) => trpc.offering.get({ offeringId }));
export const readToken = cache((tokenId: string) => trpc.token.get({ tokenId }));

/** A purchase with the names of what it points at. */
export interface NamedPurchase extends OfferingPurchaseIntent {
  readonly customerName: string;
  readonly offeringTitle: string;
  readonly symbol: string;
}

/** A purchase with its names, read once a request as well. */
export const readPurchase = cache(async (offeringPurchaseIntentId: string) => {
  const [purchase] = await nameAll([await trpc.offeringPurchaseIntent.get({ offeringPurchaseIntentId })]);
  return purchase;
});

/** Looks up who buys what. */
export function nameAll(intents: readonly OfferingPurchaseIntent[]): Promise<NamedPurchase[]> {
  return Promise.all(
    intents.map(async (intent) => {
      const [customer, offering] = await Promise.all([
        readCustomer(intent.customerId),
        readOffering(intent.offeringId),
      ]);
      return {
        ...intent,
        customerName: displayName(customer),
        offeringTitle: offering.title,
        symbol: offering.token.symbol,
      };
    }),
  );
}

/** Looks up the symbols of the tokens that offers trade. */
export function withSymbols<Traded extends { readonly tokenId: string }>(offers: readonly Traded[]) {
  return Promise.all(
    offers.map(async (offer) => ({ ...offer, symbol: (await readToken(offer.tokenId)).symbol })),
  );
}
