import { type Reconciliation, reconcileToken } from "#server/domain/chain/api.ts";
import type { Application } from "#server/kernel/application.ts";
import { readStatuses } from "./chain-status.ts";
import { type Command, organizationNamed } from "./command.ts";

/** Compares tokens with their contracts now; fails where something differs. */
export const chainReconcile: Command = {
  usage: "[--organization <slug>] [--token <id>]",
  summary: "Compare tokens with their contracts now; fails where they differ.",
  positionals: 0,
  options: { organization: { type: "string" }, token: { type: "string" } },
  async run(app, { values: { organization, token } }) {
    const link = requireChain(app);
    const owner = typeof organization === "string" ? await organizationNamed(app, organization) : undefined;
    const tokens = (await readStatuses(app, link.chainId)).filter(
      ({ organizationId, tokenId }) =>
        (owner === undefined || organizationId === owner) && (token === undefined || tokenId === token),
    );
    const lines: string[] = [];
    const failures: string[] = [];
    for (const { organizationId, tokenId } of tokens) {
      const compared = await reconcileToken(app, link, { organizationId, tokenId }, new Date());
      const line = `${organizationId}  ${tokenId}  ${told(compared)}`;
      (compared?.open === 0 ? lines : failures).push(line);
    }
    lines.push(`${tokens.length} token${tokens.length === 1 ? "" : "s"} compared.`);
    return { lines, failures };
  },
};

/** What comparing a token came to, in words. */
export function told(compared: Reconciliation | null): string {
  if (!compared)
    return "could not be compared: its contracts are not there, or the nodes are not on its chain";
  const { block, wallets, open } = compared;
  return `block ${block}, ${wallets} wallets, ${open === 0 ? "no difference" : `${open} differences are open`}`;
}

/** The chain of the configuration. @throws Error where there is none */
export function requireChain({ chainLink }: Application) {
  if (chainLink) return chainLink;
  throw new Error("No chain is configured: set CHAIN_ID, CHAIN_RPC_URLS and CHAIN_SIGNER.");
}
