import type {
  CustomerType,
  VerificationCheckStatus,
  VerificationProvider,
  VerificationStatus,
} from "#db/schema/enums.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import { ZERO_ADDRESS } from "#server/kernel/fields/wallet.ts";
import { toAmountText, toChecksumAddress, toIso, withoutNulls } from "#server/kernel/format.ts";
import type { Customer, EmbeddedCustomer, Holding, Wallet } from "./contract.ts";
import { currentlyDue } from "./rules.ts";

interface Balance {
  available: string;
  frozen: string;
  total: string;
}

/** A customer as it is read, with its wallets' balances of the token in question. */
export interface CustomerRow {
  id: string;
  type: CustomerType;
  country_code: string;
  username: string | null;
  name: string | null;
  email: string | null;
  phone: string | null;
  metadata: Record<string, unknown> | null;
  address_line1: string | null;
  address_line2: string | null;
  address_city: string | null;
  address_state: string | null;
  address_postal_code: string | null;
  verification_status: VerificationStatus;
  verification_error_code: string | null;
  verification_error_reason: string | null;
  verified_until: string | null;
  blocked_at: string | null;
  /** The check that began last; null where none ever did. */
  last_check: {
    provider: VerificationProvider;
    status: VerificationCheckStatus;
    submitted_at: string;
    decided_at: string | null;
  } | null;
  /** Who sees to the check that runs, where the reader may know. */
  assignee?: { user_id: string; name: string } | null;
  has_completed_provider_setup: boolean;
  referral_code: string;
  created_at: string;
  updated_at: string;
  /** Address of the token in question; null where there is none. */
  token_address: string | null;
  wallets: (Balance & { address: string; proven_at: string | null })[];
  holdings: (Balance & {
    token_id: string;
    name: string;
    symbol: string;
    wallet_address: string;
    locks: { amount: string; until: string }[] | null;
    /** What is on its way to the chain, in tokens: what the register has beyond it. */
    on_chain: { total: string; frozen: string; block: number | null; is_settled: boolean } | null;
  })[];
}

/** Makes the resource of a customer (docs/domain.md, Customer). */
export function presentCustomer(row: CustomerRow): Customer {
  const address = withoutNulls({
    line1: row.address_line1,
    line2: row.address_line2,
    city: row.address_city,
    state: row.address_state,
    postalCode: row.address_postal_code,
  });
  const lastError = row.verification_error_code && {
    code: row.verification_error_code,
    reason: row.verification_error_reason ?? "",
  };
  return {
    ...presentMaskedCustomer(row),
    verificationStatus: row.verification_status,
    verification: {
      currentlyDue: row.verification_status === "COMPLETED" ? [] : currentlyDue({ ...row, address }),
      ...(lastError && { lastError }),
      ...presentCheck(row),
    },
    isBlocked: row.blocked_at !== null,
    ...(row.blocked_at !== null && { blockedAt: toIso(row.blocked_at) }),
    hasCompletedProviderSetup: row.has_completed_provider_setup,
    referralCode: row.referral_code,
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    ...withoutNulls({
      username: row.username,
      name: row.name,
      email: row.email,
      phone: row.phone,
      metadata: row.metadata,
    }),
    ...(Object.keys(address).length > 0 && { address }),
    holdings: row.holdings.map(presentHolding),
  };
}

/** How far the identity check is. */
function presentCheck({ verification_status, last_check: check, verified_until, assignee }: CustomerRow) {
  if (verification_status !== "COMPLETED") {
    return {
      ...(check && { provider: check.provider, submittedAt: toIso(check.submitted_at) }),
      ...(assignee && { assignee: { userId: assignee.user_id, name: assignee.name } }),
    };
  }
  return {
    ...(check && { provider: check.provider, submittedAt: toIso(check.submitted_at) }),
    ...(check?.decided_at && { verifiedAt: toIso(check.decided_at) }),
    ...(verified_until !== null && { validUntil: toIso(verified_until) }),
  };
}

/** A customer without personal data, as other customers and the public see it (docs/domain.md, Access). */
function presentMaskedCustomer(
  row: CustomerRow,
): Pick<Customer, "id" | "object" | "type" | "countryCode" | "wallets"> {
  const token = toChecksumAddress(row.token_address ?? ZERO_ADDRESS);
  return {
    id: row.id,
    object: "customer",
    type: row.type,
    countryCode: row.country_code,
    wallets: row.wallets.map((wallet) => presentWallet(wallet, token)),
  };
}

/** A customer as an offer embeds it: whole, or masked to the wallet of the offer. */
export function presentEmbeddedCustomer(
  row: CustomerRow,
  whole: boolean,
  walletAddress: string,
): EmbeddedCustomer {
  if (whole) return presentCustomer(row);
  return presentMaskedCustomer({
    ...row,
    wallets: row.wallets.filter(({ address }) => address === walletAddress),
  });
}

function presentWallet(wallet: CustomerRow["wallets"][number], token: string): Wallet {
  return {
    address: toChecksumAddress(wallet.address),
    object: "wallet",
    isProven: wallet.proven_at !== null,
    ...(wallet.proven_at !== null && { provenAt: toIso(wallet.proven_at) }),
    balances: { token, ...presentBalance(wallet) },
  };
}

function presentHolding(row: CustomerRow["holdings"][number]): Holding {
  return {
    tokenId: row.token_id,
    name: row.name,
    symbol: row.symbol,
    walletAddress: toChecksumAddress(row.wallet_address),
    ...presentBalance(row),
    ...(row.locks !== null && {
      lockedUp: row.locks.map(({ amount, until }) => ({ amount: toAmountText(amount), until: toIso(until) })),
    }),
    ...(row.on_chain && { chain: presentOnChain(row, row.on_chain) }),
  };
}

function presentOnChain(
  { total, frozen }: Balance,
  ahead: NonNullable<CustomerRow["holdings"][number]["on_chain"]>,
): NonNullable<Holding["chain"]> {
  const onChain = (held: string, onItsWay: string) => toAmountText(new Exact(held).minus(onItsWay).toFixed());
  return {
    total: onChain(total, ahead.total),
    frozen: onChain(frozen, ahead.frozen),
    ...withoutNulls({ block: ahead.block }),
    inSync: ahead.is_settled,
  };
}

function presentBalance({ total, available, frozen }: Balance) {
  return {
    total: toAmountText(total),
    available: { amount: toAmountText(available) },
    frozen: { amount: toAmountText(frozen) },
  };
}
