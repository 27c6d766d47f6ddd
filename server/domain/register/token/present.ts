import type { ChainTokenStatus, TokenSettlement } from "#db/schema/enums.ts";
import { toChecksumAddress, toIso, toNumber, withoutNulls } from "#server/kernel/format.ts";
import type { RegisteredToken, Token } from "./contract.ts";

/** A token as an offering embeds it: numerics as text. */
export interface TokenRow {
  name: string;
  symbol: string;
  address: string;
  decimals: number;
  is_paused: boolean;
  total_supply: string;
  created_at: string;
}

/** The contract that follows a token. */
interface ContractRow {
  chain_id: number;
  status: ChainTokenStatus;
  in_sync: boolean;
}

/** A token of the register, with what wallets hold. */
export interface RegisteredTokenRow extends TokenRow {
  id: string;
  organization_id: string;
  issued_supply: string;
  holders: number;
  settlement: TokenSettlement;
  chain: ContractRow | null;
  metadata: Record<string, unknown> | null;
}

/** Makes the token that an offering embeds (docs/domain.md, Register). */
export function presentToken(row: TokenRow): Token {
  return {
    name: row.name,
    symbol: row.symbol,
    address: toChecksumAddress(row.address),
    decimals: row.decimals,
    isPaused: row.is_paused,
    totalSupply: toNumber(row.total_supply),
    createdAt: toIso(row.created_at),
  };
}

/**
 * Makes the resource of a registered token.
 * @param explorerUrl where people look at the chain
 */
export function presentRegisteredToken(
  row: RegisteredTokenRow,
  explorerUrl: string | undefined,
): RegisteredToken {
  return {
    tokenId: row.id,
    organizationId: row.organization_id,
    ...presentToken(row),
    issuedSupply: toNumber(row.issued_supply),
    holders: row.holders,
    settlement: row.settlement,
    ...(row.settlement === "ERC3643" && row.chain && { chain: presentContract(row.chain, explorerUrl) }),
    ...withoutNulls({ metadata: row.metadata }),
  };
}

function presentContract(
  { chain_id: chainId, status, in_sync: inSync }: ContractRow,
  explorerUrl: string | undefined,
): NonNullable<RegisteredToken["chain"]> {
  return { chainId, status, inSync, ...(explorerUrl !== undefined && { explorerUrl }) };
}
