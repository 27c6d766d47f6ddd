import { raw } from "#db/client.ts";
import { inTenant } from "#db/tenant.ts";
import type { Application } from "#server/kernel/application.ts";
import type { Command } from "./command.ts";

/** A token on a chain, and how far it is. */
export interface TokenStatus {
  readonly organizationId: string;
  readonly tokenId: string;
  readonly status: string;
  readonly haltReason: string | null;
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
  readonly open: number;
  readonly reconciledBlock: number | null;
  readonly inSync: boolean;
}

/** Tells how signers and tokens on chains stand; fails where one has stopped or differs. */
export const chainStatus: Command = {
  usage: "",
  summary: "Tell how far signers and tokens on the chain are; fails where one has stopped or differs.",
  positionals: 0,
  options: {},
  async run(app) {
    const { chainLink: link } = app;
    if (!link) return { lines: ["No chain is configured: all tokens are of the ledger."] };
    const signers = await raw(app.db)<
      {
        address: string;
        next_nonce: number;
        halt_reason: string | null;
        latest: string;
        final: string;
        balance: string;
      }[]
    >`
      select address, next_nonce::float8 as next_nonce, halt_reason, coalesce(latest_block::text, '–') as latest,
             coalesce(final_block::text, '–') as final, coalesce(balance::text, '–') as balance
        from chain_signer where chain_id = ${link.chainId} order by address`;
    const tokens = await readStatuses(app, link.chainId);
    const lines = signers.map(
      (signer) =>
        `chain ${link.chainId}  signer ${signer.address}  ${signer.halt_reason ?? "sends"}  next nonce ${signer.next_nonce}  block ${signer.latest}, final ${signer.final}  balance ${signer.balance} wei`,
    );
    const failures = signers
      .filter(({ halt_reason }) => halt_reason !== null)
      .map(({ address, halt_reason }) => `signer ${address} has stopped: ${halt_reason}`);
    for (const token of tokens) {
      lines.push(describe(token));
      if (token.status === "HALTED") failures.push(`${token.tokenId} has stopped: ${token.haltReason}`);
      if (!token.inSync)
        failures.push(`${token.tokenId} is not in sync: ${token.open} differences, ${token.refused} refused`);
    }
    return { lines, failures };
  },
};

/** Tokens on a chain, of all organizations. */
export async function readStatuses(app: Application, chainId: number): Promise<readonly TokenStatus[]> {
  const owners = await raw(app.db)<{ organization_id: string }[]>`
    select distinct organization_id from chain_contract where chain_id = ${chainId} order by 1`;
  const all: TokenStatus[] = [];
  for (const { organization_id: organizationId } of owners)
    all.push(
      ...(await inTenant(
        app,
        organizationId,
        "read",
        (db) => raw(db)<TokenStatus[]>`
          select t.organization_id as "organizationId", t.token_id as "tokenId", t.status, t.halt_reason as "haltReason",
                 t.reconciled_block::float8 as "reconciledBlock", t.in_sync as "inSync",
                 (select count(*)::int from chain_operation o
                   where o.organization_id = ${organizationId} and o.token_id = t.token_id and o.status = 'WAITING') as waiting,
                 (select count(*)::int from chain_operation o
                   where o.organization_id = ${organizationId} and o.token_id = t.token_id
                     and o.status = 'MINED') +
                 (select count(*)::int from chain_operation o
                   where o.organization_id = ${organizationId} and o.token_id = t.token_id
                     and o.status in ('ASSIGNED', 'REFUSED') and o.status = 'ASSIGNED') as sent,
                 (select count(*)::int from chain_operation o
                   where o.organization_id = ${organizationId} and o.token_id = t.token_id
                     and o.status in ('ASSIGNED', 'REFUSED') and o.status = 'REFUSED') as refused,
                 (select count(*)::int from chain_difference d
                   where d.organization_id = ${organizationId} and d.token_id = t.token_id and d.status = 'OPEN') as open
            from chain_token t
           where t.organization_id = ${organizationId} and t.chain_id = ${chainId} and t.status <> 'DETACHED'
           order by t.token_id`,
      )),
    );
  return all;
}

function describe(token: TokenStatus): string {
  const { organizationId, tokenId, status, haltReason, waiting, sent, refused, open, reconciledBlock } =
    token;
  const compared = reconciledBlock === null ? "not compared yet" : `compared at block ${reconciledBlock}`;
  return `${organizationId}  ${tokenId}  ${haltReason ?? status}  ${waiting} waiting, ${sent} sent, ${refused} refused  ${compared}, ${open} differences`;
}
