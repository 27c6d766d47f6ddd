/** How the agent says that a token's daily limit does not do: by the limit, what is used up of it, and what is asked for. */
const EXCEEDED = /^DailyLimitExceeded\(\w+, (?<limit>\d+), \d+, (?<units>\d+)\)$/;

/**
 * Whether an operation was refused because a token's daily limit is used up, so that it goes once there is room again. One
 * of more units than the limit never would.
 * @param reason why it was refused, in words
 */
export function waitsForLimit(reason: string | null | undefined): boolean {
  const { limit, units } = EXCEEDED.exec(reason ?? "")?.groups ?? {};
  return limit !== undefined && units !== undefined && BigInt(units) <= BigInt(limit);
}
