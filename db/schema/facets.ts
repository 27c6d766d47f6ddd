/**
 * The enumerations that lists are filtered by, as each table's `facets` column numbers them, and the numbers of a choice.
 * Values may be added at an enumeration's end (15 at most); any other change needs the column made anew.
 */
import {
  actorKinds,
  bankEntryProblems,
  bankEntryStatuses,
  chainOperationKinds,
  chainOperationStatuses,
  chainTransactionStatuses,
  currencies,
  customerTypes,
  distributionPaymentStatuses,
  intentions,
  offerStatuses,
  paymentProviders,
  paymentStatuses,
  purchaseStatuses,
  refundStatuses,
  requestMethods,
  statusClasses,
  tradePaymentStatuses,
  verificationStatuses,
  webhookDeliveryStatuses,
} from "./enums.ts";

/** Enumerations by the name of their filter, lowest bits first; `null` stands first where a row may have no value. */
export type Facets = Readonly<Record<string, readonly (string | null)[]>>;

export const customerFacets = {
  type: customerTypes,
  verificationStatus: verificationStatuses,
  isBlocked: ["true", "false"],
} as const;
export const intentFacets = { purchaseStatus: purchaseStatuses, currency: currencies } as const;
export const paymentFacets = {
  status: paymentStatuses,
  provider: paymentProviders,
  currency: currencies,
} as const;
export const refundFacets = { status: refundStatuses, provider: paymentProviders } as const;
export const bankEntryFacets = {
  status: bankEntryStatuses,
  problem: [null, ...bankEntryProblems],
} as const;
export const offerFacets = { status: offerStatuses, intention: intentions } as const;
export const tradeFacets = { paymentStatus: tradePaymentStatuses } as const;
export const distributionPaymentFacets = { status: distributionPaymentStatuses } as const;
export const deliveryFacets = { status: webhookDeliveryStatuses } as const;
export const chainOperationFacets = { status: chainOperationStatuses, kind: chainOperationKinds } as const;
export const chainTransactionFacets = { status: chainTransactionStatuses } as const;
export const requestFacets = { method: requestMethods, statusClass: statusClasses } as const;
export const auditFacets = { actorKind: actorKinds } as const;

/** The numbers of all rows that have what was chosen, one value or any of several; an enumeration without a choice may stand anywhere. */
export function facetsOf(facets: Facets, chosen: Readonly<Record<string, unknown>>): number[] {
  return Object.entries(facets).reduce<number[]>(
    (numbers, [name, values], index) => {
      const places = values
        .map((value, at) => ({ value, place: values[0] === null ? at : at + 1 }))
        .filter(({ value }) => chosen[name] === undefined || [chosen[name]].flat().includes(value));
      return places.flatMap(({ place }) => numbers.map((number) => number + place * 16 ** index));
    },
    [0],
  );
}
