import { Decimal } from "decimal.js";
import type { offering, subdomain } from "#db/schema/offering.ts";
import type { offeringPurchaseIntent, participation } from "#db/schema/purchase-intent.ts";
import type { token } from "#db/schema/token.ts";
import { INTENT_LIFETIME_MS } from "#server/domain/primary/purchase-intent/contract.ts";
import { newId } from "#server/kernel/fields/id.ts";
import type { OfferingPlan } from "./plan.ts";
import type { Register } from "./register.ts";
import { type Resident, residentOf, walletOf } from "./residents.ts";
import { periodOf, type Sale, sell } from "./sales.ts";
import { storyOf } from "./stories.ts";
import { ago, DAY, HOUR, type Story } from "./story.ts";

type OfferingRow = typeof offering.$inferInsert;
export type IntentRow = typeof offeringPurchaseIntent.$inferInsert;
type ParticipationRow = typeof participation.$inferInsert;

/** An offering with everything that hangs on it. */
export interface Launch {
  token: typeof token.$inferInsert;
  offering: OfferingRow;
  subdomain: typeof subdomain.$inferInsert;
  sales: { sale: Sale; intent: IntentRow }[];
  participations: ParticipationRow[];
}

/** Launches an offering, and writes its token into the register. */
export function launch(
  organizationId: string,
  plan: OfferingPlan,
  residents: readonly Resident[],
  register: Register,
  story: Story,
): Launch {
  const created = createdAt(plan, story);
  const tokenCreated = new Date(created.getTime() - 8 * DAY);
  const id = plan.id ?? newId("off", created);
  const sales = sell(plan, residents, story);
  const intents = sales.map((sale) => intentRow(organizationId, id, plan, sale));
  const participations = participationRows(organizationId, id, sales);

  issue(plan, residents, register, story, tokenCreated);
  for (const [index, sale] of sales.entries()) {
    const intent = intents[index];
    if (intent) settleTokens(plan, sale, intent, register, story);
  }

  return {
    token: {
      organizationId,
      id: plan.slug,
      name: plan.token.name,
      symbol: plan.token.symbol,
      address: plan.token.address ?? `0x${story.random.hex(40)}`,
      decimals: plan.token.decimals,
      isPaused: plan.token.isPaused ?? false,
      totalSupply: String(plan.token.totalSupply),
      createdAt: tokenCreated.toISOString(),
    },
    offering: offeringRow(organizationId, id, plan, created, sales, participations, story),
    subdomain: { subdomain: plan.slug, organizationId, offeringId: id },
    sales: sales.flatMap((sale, index) => {
      const intent = intents[index];
      return intent ? [{ sale, intent }] : [];
    }),
    participations,
  };
}

/** Sets the tokens of what was completed aside, and delivers or frees them as the offering ended. */
function settleTokens(
  plan: OfferingPlan,
  sale: Sale,
  intent: IntentRow,
  register: Register,
  story: Story,
): void {
  if (sale.settlement === "NONE" || !sale.receivedAt) return;
  const { end } = periodOf(plan, story);
  const movement = { tokenId: plan.slug, amount: new Decimal(intent.tokenAmount), reference: intent.id };
  register.allocate({ ...movement, at: sale.receivedAt });
  if (sale.settlement === "REFUND_DUE" || sale.settlement === "REFUNDED")
    register.deallocate({ ...movement, at: end });
  if (sale.settlement === "DELIVERED") register.deliver({ ...movement, at: end }, sale, plan.lockUpDays ?? 0);
}

function createdAt({ state, opens }: OfferingPlan, story: Story): Date {
  if (state === "DRAFT") return ago(story, 3.3);
  return ago(story, opens > 0 ? opens + 12 : 6.2 - opens / 100);
}

function issue(
  plan: OfferingPlan,
  residents: readonly Resident[],
  register: Register,
  story: Story,
  at: Date,
): void {
  const { slug, token } = plan;
  register.issue({ tokenId: slug, amount: new Decimal(token.totalSupply), at });
  for (const mint of token.mints ?? []) {
    const resident = residentOf(residents, mint.customer);
    register.mint(
      { tokenId: slug, amount: new Decimal(mint.amount), at: ago(story, mint.ago), note: mint.note },
      { resident, wallet: walletOf(resident) },
    );
  }
}

function offeringRow(
  organizationId: string,
  id: string,
  plan: OfferingPlan,
  created: Date,
  sales: readonly Sale[],
  participations: readonly ParticipationRow[],
  story: Story,
): OfferingRow {
  const { start, end } = periodOf(plan, story);
  const { eligibility = {} } = plan;
  const isClosed = plan.state.startsWith("CLOSED");
  return {
    organizationId,
    id,
    tokenId: plan.slug,
    subdomain: plan.slug,
    title: plan.title,
    subtitle: plan.subtitle,
    description: plan.description,
    imageUrl: `/images/offerings/${plan.slug}.svg`,
    story: storyOf(plan),
    type: plan.type,
    pricePerToken: plan.price,
    currency: plan.currency,
    startDate: start.toISOString(),
    endDate: end.toISOString(),
    minPayableAmount: plan.min.toFixed(2),
    maxPayableAmount: plan.max.toFixed(2),
    hardCap: plan.hardCap.toFixed(2),
    softCap: plan.softCap.toFixed(2),
    raised: sumOf(sales, "COMPLETED"),
    reserved: sumOf(sales, "PENDING"),
    investors: participations.filter(({ reserved, completed }) => Number(reserved) + Number(completed) > 0)
      .length,
    participants: participations.filter(({ completed }) => Number(completed) > 0).length,
    allowedCountries: eligibility.allowedCountries ? [...eligibility.allowedCountries] : null,
    blockedCountries: [...(eligibility.blockedCountries ?? [])],
    customerTypes: eligibility.customerTypes ? [...eligibility.customerTypes] : null,
    verifiedOnly: eligibility.verifiedOnly ?? false,
    maxInvestors: eligibility.maxInvestors,
    lockUpDays: plan.lockUpDays ?? 0,
    state: plan.state,
    closedAt: isClosed ? end.toISOString() : null,
    raisedAtClose: isClosed ? plan.sales?.raised.toFixed(2) : null,
    firstIntentAt: sales[0]?.createdAt.toISOString(),
    createdAt: created.toISOString(),
    updatedAt: changedAt(plan, created, end, story).toISOString(),
  };
}

function changedAt({ state, sales }: OfferingPlan, created: Date, end: Date, story: Story): Date {
  if (state === "CLOSED_SUCCESSFUL" || state === "CLOSED_UNSUCCESSFUL") return end;
  return state === "PAUSED" ? ago(story, sales?.until ?? 0) : new Date(created.getTime() + 31 * HOUR);
}

function intentRow(organizationId: string, offeringId: string, plan: OfferingPlan, sale: Sale): IntentRow {
  const tokens = new Decimal(sale.amount).div(plan.price);
  if (!tokens.times(plan.price).eq(sale.amount) || tokens.decimalPlaces() > plan.token.decimals) {
    throw new Error(`${sale.amount} buys no exact amount of ${plan.token.symbol}.`);
  }
  const paidAt = sale.received >= sale.amount ? sale.receivedAt : null;
  // Whoever has paid waits longer for the other gates to open.
  const isWaiting = sale.status === "PENDING" && paidAt !== null;
  const expiry = new Date(
    isWaiting ? paidAt.getTime() + 14 * DAY : sale.createdAt.getTime() + INTENT_LIFETIME_MS,
  );
  return {
    organizationId,
    id: newId("opi", sale.createdAt),
    offeringId,
    customerId: sale.resident.id,
    walletAddress: sale.wallet,
    purchaseAmount: sale.amount.toFixed(2),
    tokenAmount: tokens.toFixed(),
    currency: sale.currency,
    purchaseStatus: sale.status,
    settlementStatus: sale.settlement,
    receivedAmount: sale.received.toFixed(2),
    paidAt: paidAt?.toISOString(),
    completedAt: sale.settlement === "NONE" ? undefined : paidAt?.toISOString(),
    settledAt: sale.settledAt?.toISOString(),
    ...failureOf(sale),
    expiresAt: expiry.toISOString(),
    createdAt: sale.createdAt.toISOString(),
    updatedAt: sale.updatedAt.toISOString(),
  };
}

/** Why a purchase ended without tokens, as the service would have said it. */
function failureOf({ status, settlement }: Sale): Pick<IntentRow, "failureCode" | "failureReason"> {
  if (settlement === "REFUND_DUE" || settlement === "REFUNDED") {
    return {
      failureCode: "offering_unsuccessful",
      failureReason: "The offering did not reach its soft cap. Whatever was paid is paid back.",
    };
  }
  if (status === "FAILED") {
    return {
      failureCode: "expired",
      failureReason: "It was not paid, or its buyer not verified, in time. Whatever was paid is paid back.",
    };
  }
  if (status === "CANCELLED")
    return { failureCode: "cancelled", failureReason: "The customer cancelled the purchase." };
  return {};
}

function participationRows(
  organizationId: string,
  offeringId: string,
  sales: readonly Sale[],
): ParticipationRow[] {
  const byCustomer = Map.groupBy(sales, ({ resident }) => resident.id);
  return [...byCustomer].map(([customerId, own]) => ({
    organizationId,
    offeringId,
    customerId,
    reserved: sumOf(own, "PENDING"),
    completed: sumOf(own, "COMPLETED"),
  }));
}

function sumOf(sales: readonly Sale[], status: Sale["status"]): string {
  const chosen = sales.filter((sale) => sale.status === status);
  return chosen.reduce((sum, { amount }) => sum.plus(amount), new Decimal(0)).toFixed(2);
}
