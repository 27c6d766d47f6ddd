import { setTimeout as sleep } from "node:timers/promises";
import { inTenant } from "#db/tenant.ts";
import { reconcileToken, replayLost, sendOnChain, takeOver } from "#server/domain/chain/api.ts";
import type { Application } from "#server/kernel/application.ts";
import { requireChain, told } from "./chain-reconcile.ts";
import { readStatuses, type TokenStatus } from "./chain-status.ts";
import { type Command, commandLineContext, organizationNamed, required } from "./command.ts";

/** How long nothing may move before it is said that something is in the way, in milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Brings a token onto the chain whose holders the register has already: one of the ledger is taken over, and one whose test
 * chain began anew is sent again. Then it is compared.
 */
export const chainReplay: Command = {
  usage: "--organization <slug> --token <id>",
  summary:
    "Bring a token of the ledger onto the chain, or again onto a test chain that began anew, and compare.",
  positionals: 0,
  options: { organization: { type: "string" }, token: { type: "string" } },
  async run(app, given) {
    const link = requireChain(app);
    const organizationId = await organizationNamed(app, required(given, "organization"));
    const tokenId = required(given, "token");
    const lines: string[] = [];
    const again = await replayLost(app, link);
    if (again > 0) lines.push(`The chain began anew: ${again} operations are sent again.`);
    if ((await statusOf(app, organizationId, tokenId)) === undefined) {
      const wallets = await inTenant(app, organizationId, "write", (db) =>
        takeOver(commandLineContext(app, db, organizationId, new Date()), tokenId),
      );
      lines.push(`${tokenId} is taken over, with ${wallets} wallets.`);
    }
    const left = await drain(app, organizationId, tokenId);
    const compared = await reconcileToken(app, link, { organizationId, tokenId }, new Date());
    lines.push(`${tokenId}: ${told(compared)}.`);
    if (left === 0 && compared?.open === 0) return { lines };
    return {
      lines,
      failures: [`${left} operations are not on the chain yet: npm run admin -- chain status`],
    };
  },
};

async function statusOf(
  app: Application,
  organizationId: string,
  tokenId: string,
): Promise<TokenStatus | undefined> {
  const all = await readStatuses(app, requireChain(app).chainId);
  return all.find((token) => token.organizationId === organizationId && token.tokenId === tokenId);
}

/** Sends, here or by a server that runs, until nothing of the token is left or nothing moves. @returns what is left */
async function drain(app: Application, organizationId: string, tokenId: string): Promise<number> {
  let before = Number.POSITIVE_INFINITY;
  for (let movedAt = Date.now(); Date.now() - movedAt < PATIENCE_MS; ) {
    await sendOnChain({ app });
    const status = await statusOf(app, organizationId, tokenId);
    const left = (status?.waiting ?? 0) + (status?.sent ?? 0);
    if (left === 0) return status?.refused ?? 0;
    if (left < before) movedAt = Date.now();
    before = left;
    await sleep(250);
  }
  return before;
}
