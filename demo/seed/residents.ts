import type { customer, wallet } from "#db/schema/customer.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { chanceIban } from "./accounts.ts";
import type { CustomerPlan } from "./plan.ts";
import { ago, DAY, HOUR, later, type Story, VALID_DAYS } from "./story.ts";

export type CustomerRow = typeof customer.$inferInsert;

/** A customer as the story goes on with it. */
export interface Resident {
  readonly plan: CustomerPlan;
  readonly id: string;
  readonly wallets: readonly string[];
  readonly joined: Date;
  /** The account it pays from. */
  readonly iban: string;
}

/** Letters and digits that cannot be taken for one another. */
const REFERRAL_ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Gives every customer its id, its wallets and the day it joined. */
export function settle(plans: readonly CustomerPlan[], story: Story): Resident[] {
  return plans.map((plan) => {
    const joined = ago(story, plan.joined);
    const wallets = typeof plan.wallets === "object" ? plan.wallets : chanceWallets(plan.wallets ?? 1, story);
    const iban = chanceIban(plan.countryCode, story.random);
    return { plan, id: plan.id ?? newId("cus", joined), wallets, joined, iban };
  });
}

function chanceWallets(count: number, { random }: Story): string[] {
  return Array.from({ length: count }, () => `0x${random.hex(40)}`);
}

/** Finds a customer by the name the story has for it. */
export function residentOf(residents: readonly Resident[], key: string): Resident {
  const found = residents.find(({ plan }) => plan.key === key);
  if (!found) throw new Error(`The story knows no customer ${key}.`);
  return found;
}

/** One of a customer's wallets, the first unless said otherwise. */
export function walletOf({ plan, wallets }: Resident, position = 0): string {
  const address = wallets[position];
  if (address === undefined) throw new Error(`Customer ${plan.key} has no wallet ${position}.`);
  return address;
}

export function customerRow(organizationId: string, resident: Resident, story: Story): CustomerRow {
  const { plan, id, joined } = resident;
  const isVerified = plan.status === "COMPLETED";
  const blockedAt = plan.blocked === undefined ? null : ago(story, plan.blocked);
  // Nobody buys before: see `buyersAt`.
  const checked = later(story, joined, story.random.between(HOUR / 2, 2 * HOUR));
  return {
    organizationId,
    id,
    type: plan.type,
    countryCode: plan.countryCode,
    username: plan.username,
    name: plan.name,
    email: plan.email,
    phone: plan.phone,
    metadata: plan.metadata,
    addressLine1: plan.address?.line1,
    addressLine2: plan.address?.line2,
    addressCity: plan.address?.city,
    addressState: plan.address?.state,
    addressPostalCode: plan.address?.postalCode,
    verificationStatus: plan.status,
    verificationErrorCode: plan.refusal?.code,
    verificationErrorReason: plan.refusal?.reason,
    verifiedUntil: isVerified ? new Date(checked.getTime() + VALID_DAYS * DAY).toISOString() : null,
    hasCompletedProviderSetup: isVerified && story.random.next() < 0.9,
    referralCode: story.random.text(REFERRAL_ALPHABET, 8),
    blockedAt: blockedAt?.toISOString(),
    createdAt: joined.toISOString(),
    updatedAt: (blockedAt ?? (isVerified || plan.refusal ? checked : joined)).toISOString(),
  };
}

export function walletRows(
  organizationId: string,
  resident: Resident,
  story: Story,
): (typeof wallet.$inferInsert)[] {
  const { plan, id, joined, wallets } = resident;
  return wallets.map((address, position) => {
    const createdAt = later(story, joined, position * 9 * DAY);
    const proven =
      plan.status === "COMPLETED" ? later(story, createdAt, story.random.between(HOUR / 4, DAY)) : null;
    return {
      organizationId,
      customerId: id,
      address,
      position,
      provenAt: proven?.toISOString(),
      createdAt: createdAt.toISOString(),
    };
  });
}
