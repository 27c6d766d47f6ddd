import type { problemOf } from "#app/_trpc/client.tsx";
import type { ErrorCode } from "#server/kernel/errors.ts";

export type Violations = NonNullable<ReturnType<typeof problemOf>>["errors"];

/** What is known of a check: not looked at, passed or failed. */
export type Verdict = "open" | "holds" | "fails";

interface Check {
  readonly name: string;
  /** The refusals that say it fails. */
  readonly codes: readonly ErrorCode[];
  /** Whether it looks into the contract, so that nothing is known of it where there is none. */
  readonly isOfContract: boolean;
}

const checks: readonly Check[] = [
  {
    name: "The address is an ERC-3643 token on this chain",
    codes: ["address_checksum_wrong", "contract_not_found", "invalid_value"],
    isOfContract: false,
  },
  { name: "No other token is attached to it", codes: ["contract_taken"], isOfContract: false },
  {
    name: "It has the same decimals as the register's token",
    codes: ["contract_decimals_differ"],
    isOfContract: true,
  },
  {
    name: "The register's agent may move its tokens",
    codes: ["contract_agent_missing"],
    isOfContract: true,
  },
  {
    name: "The register's agent may register its holders",
    codes: ["contract_registrar_missing"],
    isOfContract: true,
  },
  { name: "The agent was told to serve it", codes: ["contract_not_served"], isOfContract: true },
  {
    name: "It is paused, so that nobody moves tokens past the register",
    codes: ["contract_not_paused"],
    isOfContract: true,
  },
  { name: "It has no tokens yet", codes: ["contract_supply_exists"], isOfContract: true },
  {
    name: "No wallet holds any of the register's token yet",
    codes: ["tokens_in_wallets"],
    isOfContract: false,
  },
];

/** A check with what is known of it. */
export interface CheckResult {
  readonly name: string;
  readonly verdict: Verdict;
  /** Why it fails, and what to do. */
  readonly details: readonly string[];
}

/** What is known of each check. @param violations what was refused; null while nothing was looked at */
export function checkResults(violations: Violations | null): readonly CheckResult[] {
  if (violations === null) return checks.map(({ name }) => ({ name, verdict: "open", details: [] }));
  const codes = violations.map(({ code }) => code);
  const isUnread = codes.includes("contract_not_found") || codes.includes("invalid_value");
  return checks.map(({ name, codes: own, isOfContract }) => {
    const failing = violations.filter(({ code }) => (own as readonly string[]).includes(code));
    if (failing.length > 0) return { name, verdict: "fails", details: failing.map(({ detail }) => detail) };
    return { name, verdict: isUnread && isOfContract ? "open" : "holds", details: [] };
  });
}
