import { Decimal } from "decimal.js";
import type { offering, subdomain } from "#db/schema/offering.ts";
import type { offeringPurchaseIntent, participation } from "#db/schema/purchase-intent.ts";
import type { token } from "#db/schema/token.ts";
import { newId } from "#server/common/id.ts";
import { INTENT_LIFETIME_MS } from "#server/purchase-intent/rules.ts";
import type { OfferingPlan } from "./plan.ts";
import type { Register } from "./register.ts";
import { type Resident, residentOf, walletOf } from "./residents.ts";
import { periodOf, type Sale, sell } from "./sales.ts";
import { ago, DAY, HOUR, type Story } from "./story.ts";

type OfferingRow = typeof offering.$inferInsert;
type IntentRow = typeof offeringPurchaseIntent.$inferInsert;
type ParticipationRow = typeof participation.$inferInsert;

/** An offering with everything that hangs on it. */
export interface Launch {
  token: typeof token.$inferInsert;
  offering: OfferingRow;
  subdomain: typeof subdomain.$inferInsert;
  intents: IntentRow[];
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
    if (sale.settlement !== "DELIVERED" || !intent) continue;
    const amount = new Decimal(intent.tokenAmount);
    register.mint({ tokenId: plan.slug, amount, at: sale.updatedAt, reference: intent.id }, sale);
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
    intents,
    participations,
  };
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
  return {
    organizationId,
    id,
    tokenId: plan.slug,
    subdomain: plan.slug,
    title: plan.title,
    subtitle: plan.subtitle,
    description: plan.description,
    imageUrl: `/images/offerings/${plan.slug}.svg`,
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
    state: plan.state,
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
    receivedAmount: isPaid(sale) ? sale.amount.toFixed(2) : "0.00",
    paidAt: isPaid(sale) ? sale.updatedAt.toISOString() : undefined,
    completedAt: sale.status === "COMPLETED" ? sale.updatedAt.toISOString() : undefined,
    settledAt: ["DELIVERED", "REFUNDED"].includes(sale.settlement) ? sale.updatedAt.toISOString() : undefined,
    expiresAt: new Date(sale.createdAt.getTime() + INTENT_LIFETIME_MS).toISOString(),
    createdAt: sale.createdAt.toISOString(),
    updatedAt: sale.updatedAt.toISOString(),
  };
}

const isPaid = ({ settlement }: Sale) => settlement !== "NONE";

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
