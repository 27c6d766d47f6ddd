import { type OnChainRow, presentOnChain } from "#server/domain/settlement/api.ts";
import { toAmountText, toChecksumAddress, toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { AccountKind, EntryBucket, EntryReason, Holder, LedgerEntry, RegisterSums } from "./contract.ts";

/** A wallet of the register as it is read: numerics as text. */
export interface HolderRow {
  customer_id: string;
  wallet_address: string;
  available: string;
  frozen: string;
  total: string;
  share: string;
  name: string | null;
  username: string | null;
}

/** Makes the resource of a holder. */
export function presentHolder(row: HolderRow): Holder {
  return {
    customerId: row.customer_id,
    ...withoutNulls({ name: row.name ?? row.username }),
    walletAddress: toChecksumAddress(row.wallet_address),
    available: toAmountText(row.available),
    frozen: toAmountText(row.frozen),
    total: toAmountText(row.total),
    share: toNumber(row.share),
  };
}

/** The sums of a register as they are read. */
export interface SumsRow {
  total_supply: string;
  issued_supply: string;
  holders: number;
  wallets: number;
  largest_share: string;
  top_ten_share: string;
}

/** Makes the sums of a register at an instant (ISO 8601). */
export function presentSums(row: SumsRow, asOf: string): RegisterSums {
  return {
    asOf,
    totalSupply: toAmountText(row.total_supply),
    issuedSupply: toAmountText(row.issued_supply),
    holders: row.holders,
    wallets: row.wallets,
    largestShare: toNumber(row.largest_share),
    topTenShare: toNumber(row.top_ten_share),
  };
}

/** An entry as it is read, with both its sides. */
export interface EntryRow {
  id: string;
  token_id: string;
  reason: EntryReason;
  amount: string;
  reference: string | null;
  note: string | null;
  created_at: string;
  from_kind: AccountKind;
  from_bucket: EntryBucket;
  from_customer_id: string | null;
  from_name: string | null;
  from_wallet: string | null;
  to_kind: AccountKind;
  to_bucket: EntryBucket;
  to_customer_id: string | null;
  to_name: string | null;
  to_wallet: string | null;
  on_chain: OnChainRow | null;
}

/** Makes the resource of an entry. */
export function presentEntry(row: EntryRow): LedgerEntry {
  return {
    ledgerEntryId: row.id,
    tokenId: row.token_id,
    reason: row.reason,
    amount: toAmountText(row.amount),
    from: presentSide(row.from_kind, row.from_bucket, row.from_customer_id, row.from_name, row.from_wallet),
    to: presentSide(row.to_kind, row.to_bucket, row.to_customer_id, row.to_name, row.to_wallet),
    ...withoutNulls({ reference: row.reference, note: row.note }),
    ...presentOnChain(row.on_chain),
    createdAt: toIso(row.created_at),
  };
}

function presentSide(
  kind: AccountKind,
  bucket: EntryBucket,
  customerId: string | null,
  name: string | null,
  wallet: string | null,
): LedgerEntry["from"] {
  return {
    kind,
    bucket,
    ...withoutNulls({ customerId, name, walletAddress: wallet && toChecksumAddress(wallet) }),
  };
}
