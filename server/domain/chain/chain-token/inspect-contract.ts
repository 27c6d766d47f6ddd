import type { AttachedToken } from "#server/adapters/chain/port.ts";
import { inTime, isAway } from "#server/domain/chain/in-time.ts";
import { wholeTokens } from "#server/domain/chain/whole-tokens.ts";
import type { ChainLink } from "#server/kernel/application.ts";
import { refuse, type Violation, violation } from "#server/kernel/errors.ts";
import { toChecksumAddress } from "#server/kernel/format.ts";

/** What an address is checked against. @property agent lower case */
interface Expected {
  readonly decimals: number;
  readonly agent: string;
}

/** What was found at an address, and every check that it fails. */
export interface Inspection {
  /** Null where there is no ERC-3643 token. */
  readonly found: AttachedToken | null;
  readonly failing: readonly Violation[];
}

/**
 * Looks at the contract that is to follow a token (docs/domain.md, Chain).
 * @param address as it was typed: `0x` and 40 hexadecimal digits
 * @throws Refusal chain_unavailable
 */
export async function inspectContract(
  { node, chainId, owner }: Pick<ChainLink, "node" | "chainId" | "owner">,
  address: string,
  { decimals, agent }: Expected,
): Promise<Inspection> {
  const mistyped = hasWrongChecksum(address) ? [violation("address_checksum_wrong", {}, "address")] : [];
  const found = await inspect(node, address.toLowerCase(), agent);
  if (!found)
    return { found, failing: [...mistyped, violation("contract_not_found", { chainId }, "address")] };
  const failing = [...mistyped];
  const fails = (code: Violation["code"], facts = {}) => failing.push(violation(code, facts, "address"));
  if (found.decimals !== decimals)
    fails("contract_decimals_differ", { contract: found.decimals, register: decimals });
  if (!found.hasAgent) fails("contract_agent_missing", { agent: toChecksumAddress(agent) });
  if (!found.hasRegistrar)
    fails("contract_registrar_missing", {
      agent: toChecksumAddress(agent),
      registry: toChecksumAddress(found.identityRegistry),
    });
  if (!found.isServed)
    fails("contract_not_served", { agent: toChecksumAddress(agent), owner: toChecksumAddress(owner) });
  if (!found.isPaused) fails("contract_not_paused");
  if (found.supply !== 0n)
    fails("contract_supply_exists", { supply: wholeTokens(found.supply, found.decimals) });
  return { found, failing };
}

/** Whether the letters' case says that a digit is mistyped: addresses in one case alone say nothing. */
function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false;
  return toChecksumAddress(address.toLowerCase()) !== `0x${digits}`;
}

async function inspect(
  node: ChainLink["node"],
  address: string,
  agent: string,
): Promise<AttachedToken | null> {
  const away = () => refuse("chain_unavailable");
  const isThere = await inTime(node.hasCode(address)).catch(() => {
    throw away();
  });
  if (!isThere) return null;
  try {
    return await inTime(node.inspect(address, agent));
  } catch (error) {
    // Whatever the nodes answered is not what an ERC-3643 token answers.
    if (!isAway(error)) return null;
    throw away();
  }
}
