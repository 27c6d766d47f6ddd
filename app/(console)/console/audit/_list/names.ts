import "server-only";
import { trpc } from "#app/_trpc/server.ts";
import { formatMoney, formatTokens } from "#app/_words/format.ts";
import { readCustomer, readOffering, readToken } from "#app/(console)/_data/records.ts";
import { operationNames } from "#app/(console)/_words/chain.ts";
import { displayName } from "#app/(console)/_words/names.ts";
import { taskName } from "#app/(console)/console/developers/jobs/words.ts";
import type { ResourceType } from "#db/schema/enums.ts";
import type { AuditEvent } from "#server/platform/audit/contract.ts";
import { hidesNames, keyOf, type Names, ownerOf, toldName } from "./words.ts";

type Named = readonly [id: string, name: string | undefined];
/** A thing whose name is looked up. */
interface Wanted {
  readonly type: ResourceType;
  readonly id: string;
}
/** What things of a kind are called now, by their identifiers. */
type ReadNames = (ids: readonly string[]) => Promise<readonly Named[]>;

/**
 * The names of what changes are about, where they do not tell them themselves: as far as the reader may know them, and
 * of nothing that was erased.
 * @param pointedAt what else is to be called by its name
 */
export async function namesIn(
  events: readonly AuditEvent[],
  pointedAt: (event: AuditEvent) => readonly Wanted[] = () => [],
): Promise<Names> {
  const things = events.flatMap((event) =>
    hidesNames(event) ? [] : [...wantedOf(event), ...pointedAt(event)],
  );
  const wanted = Map.groupBy(things, ({ type }) => type);
  const found = await Promise.allSettled(
    [...wanted].map(async ([type, things]) => {
      const ids = [...new Set(things.map(({ id }) => id))];
      const named = (await readers[type]?.(ids)) ?? [];
      return named.flatMap(([id, name]) => (name === undefined ? [] : ([[keyOf(type, id), name]] as const)));
    }),
  );
  return new Map(found.flatMap((result) => (result.status === "fulfilled" ? result.value : [])));
}

/** What is to be looked up for a change: what it is about, whose that is, and the customer who acted. */
function wantedOf(event: AuditEvent): Wanted[] {
  const customers = [ownerOf(event), event.actor.customerId].filter((id) => id !== undefined);
  return [
    ...(toldName(event) === undefined ? [{ type: event.resourceType, id: event.resourceId }] : []),
    ...customers.map((id) => ({ type: "customer" as const, id })),
  ];
}

/** Reads one after the other; what is gone has no name. */
function each(read: (id: string) => Promise<string | undefined>): ReadNames {
  return async (ids) => {
    const names = await Promise.allSettled(ids.map(read));
    return names.flatMap((name, place) =>
      name.status === "fulfilled" ? [[ids[place] ?? "", name.value] as const] : [],
    );
  };
}

const asList = (ids: readonly string[]) => ({ ids: ids.join(","), limit: ids.length });

/** What the first change of a thing called it: it may be gone, or be read by more than its identifier. */
const fromTrail = each(async (resourceId) => {
  const { data } = await trpc.auditEvent.list({ resourceId, order: "asc", limit: 1 });
  return data[0] && toldName(data[0]);
});

const organizationName = each(
  async (organizationId) => (await trpc.organization.get({ organizationId })).name,
);

const readers: Partial<Record<ResourceType, ReadNames>> = {
  offering: each(async (id) => (await readOffering(id)).title),
  token: each(async (id) => (await readToken(id)).name),
  customer: async (ids) => {
    // One alone is often read by the page too.
    const [only = ""] = ids;
    const { data } =
      ids.length === 1 ? { data: [await readCustomer(only)] } : await trpc.customer.list(asList(ids));
    return data.map((customer) => [customer.id, displayName(customer)]);
  },
  offering_purchase_intent: async (ids) => {
    const { data } = await trpc.offeringPurchaseIntent.list(asList(ids));
    return data.map(({ offeringPurchaseIntentId, payment, tokenSymbol, customerName, customerId }) => [
      offeringPurchaseIntentId,
      `of ${formatTokens(payment.tokenAmount)} ${tokenSymbol} by ${customerName ?? customerId}`,
    ]);
  },
  payment: async (ids) => {
    const { data } = await trpc.payment.list(asList(ids));
    return data.map(({ paymentId, amount, currency, customerName, payerName }) => {
      const by = customerName ?? payerName;
      return [paymentId, `of ${formatMoney(amount, currency)}${by === undefined ? "" : ` by ${by}`}`];
    });
  },
  refund: async (ids) => {
    const { data } = await trpc.refund.list(asList(ids));
    return data.map(({ refundId, amount, currency, customerName, payeeName }) => {
      const to = customerName ?? payeeName;
      return [refundId, `of ${formatMoney(amount, currency)}${to === undefined ? "" : ` to ${to}`}`];
    });
  },
  bank_entry: each(async (bankEntryId) => {
    const { amount, currency, counterpartyName } = await trpc.bankEntry.get({ bankEntryId });
    const sum = `of ${formatMoney(amount)} ${currency}`;
    return counterpartyName === undefined ? sum : `${sum} with ${counterpartyName}`;
  }),
  bank_statement: each(
    async (bankStatementId) => (await trpc.bankStatement.get({ bankStatementId })).fileName,
  ),
  offer: each(async (offerId) => {
    const { maker, intention, amount, tokenSymbol } = await trpc.bulletinBoard.offer.get({ offerId });
    return `by ${displayName(maker)} to ${intention.toLowerCase()} ${formatTokens(amount)} ${tokenSymbol}`;
  }),
  trade: each(async (tradeId) => {
    const { buyer, seller, amount, tokenSymbol } = await trpc.trade.get({ tradeId });
    return `of ${formatTokens(amount)} ${tokenSymbol} from ${displayName(seller)} to ${displayName(buyer)}`;
  }),
  distribution: each(async (distributionId) => (await trpc.distribution.get({ distributionId })).title),
  distribution_payment: each(async (distributionPaymentId) => {
    const { payeeName, customerId } = await trpc.distributionPayment.get({ distributionPaymentId });
    return payeeName ?? displayName(await readCustomer(customerId));
  }),
  member: async () => {
    const { data } = await trpc.member.list({ limit: 100 });
    return data.map(({ memberId, name }) => [memberId, name]);
  },
  job: async () => {
    const { data } = await trpc.job.list({ limit: 100 });
    return data.map(({ jobId, task }) => [jobId, `“${taskName(task)}”`]);
  },
  organization: organizationName,
  settings: organizationName,
  chain_operation: each(async (chainOperationId) => {
    const { kind, tokenSymbol } = await trpc.chainOperation.get({ chainOperationId });
    return `“${operationNames[kind]}” of ${tokenSymbol}`;
  }),
  api_key: fromTrail,
  export: fromTrail,
  invitation: fromTrail,
  offering_document: fromTrail,
  offering_update: fromTrail,
  webhook_endpoint: fromTrail,
};
