import { raw } from "#db/client.ts";
import {
  closeContract,
  deployOrder,
  inspectContract,
  openContract,
  requireLink,
} from "#server/domain/chain/api.ts";
import type { Call, CallerContext } from "#server/kernel/context.ts";
import { refuse, refuseAny, violation } from "#server/kernel/errors.ts";
import { Exact } from "#server/kernel/fields/decimal.ts";
import { change } from "#server/platform/audit/change.ts";
import {
  attachToken as attachOperation,
  detachToken as detachOperation,
  type RegisteredToken,
} from "./contract.ts";
import { auditedToken, readToken } from "./read-tokens.ts";

/**
 * Has a contract that is there already follow a token of which no wallet holds any (docs/domain.md, Chain). The nodes
 * are asked before anything is locked.
 * @throws Refusal token_not_found, token_on_chain, chain_not_configured, chain_unavailable, and every check that fails
 */
export async function attachToken({ ctx, input }: Call<typeof attachOperation>): Promise<RegisteredToken> {
  const { tokenId } = input;
  const { organizationId } = ctx.actor;
  const token = await readToken(ctx, tokenId);
  if (token.settlement !== "LEDGER") throw refuse("token_on_chain", {}, "tokenId");
  const link = requireLink(ctx, "tokenId");
  const totalSupply = new Exact(token.totalSupply).toFixed();
  const order = deployOrder({ ...token, totalSupply }, link);
  const { agent } = link.node.predict(order);
  const { found, failing } = await inspectContract(link, input.address, { ...token, agent });
  const address = input.address.toLowerCase();
  const kind = { action: attachOperation.name, event: "token.updated" } as const;
  return change(ctx, auditedToken, tokenId, kind, async ({ settlement }) => {
    if (settlement !== "LEDGER") throw refuse("token_on_chain", {}, "tokenId");
    const issued = await issuedSupply(ctx, tokenId);
    const held = issued === "0" ? [] : [violation("tokens_in_wallets", { issued }, "tokenId")];
    const { chainId } = link;
    const identityRegistry = found?.identityRegistry ?? "";
    const contract = {
      token: address,
      agent,
      identityRegistry,
      owner: order.owner,
      firstOperator: order.firstOperator,
      dailyLimit: null,
      tokenId,
      chainId,
      isAttached: true,
    };
    const isFree = !(await isTaken(ctx, tokenId, address)) && (await openContract(ctx, contract));
    refuseAny([...held, ...(isFree ? [] : [violation("contract_taken", {}, "address")]), ...failing]);
    await raw(ctx.db)`
      update token set settlement = 'ERC3643', address = ${address}
       where organization_id = ${organizationId} and id = ${tokenId}`;
  });
}

/**
 * Keeps a token in the register alone from now on.
 * @throws Refusal token_not_found, token_not_on_chain, chain_not_settled, chain_not_in_sync
 */
export async function detachToken({ ctx, input }: Call<typeof detachOperation>): Promise<RegisteredToken> {
  const { tokenId } = input;
  const { organizationId } = ctx.actor;
  const kind = { action: detachOperation.name, event: "token.updated" } as const;
  return change(ctx, auditedToken, tokenId, kind, async ({ settlement }) => {
    if (settlement !== "ERC3643") throw refuse("token_not_on_chain", {}, "tokenId");
    const sql = raw(ctx.db);
    // Entries that are being written hold the row until their operations are there to be counted.
    await sql`select from token where organization_id = ${organizationId} and id = ${tokenId} for update`;
    await closeContract(ctx, tokenId);
    await sql`
      update token set settlement = 'LEDGER' where organization_id = ${organizationId} and id = ${tokenId}`;
  });
}

/**
 * What wallets hold of a token, as a decimal text. Whoever issues some moves it out of the account that is locked here, so
 * that what they have issued is counted, and what they are about to issue follows the contract.
 */
async function issuedSupply(
  { db, actor: { organizationId } }: CallerContext,
  tokenId: string,
): Promise<string> {
  const sql = raw(db);
  await sql`
    select from ledger_account a
     where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'UNISSUED' for update`;
  const [row] = await sql<{ issued: string }[]>`
    select trim_scale(t.total_supply - u.total)::text as issued
      from token t
      join ledger_account u on u.organization_id = ${organizationId} and u.token_id = t.id and u.kind = 'UNISSUED'
     where t.organization_id = ${organizationId} and t.id = ${tokenId}`;
  return row?.issued ?? "0";
}

/** Whether another token of the organization has this address. */
async function isTaken({ db, actor }: CallerContext, tokenId: string, address: string): Promise<boolean> {
  const rows = await raw(db)`
    select from token t
     where t.organization_id = ${actor.organizationId} and t.address = ${address} and t.id <> ${tokenId}`;
  return rows.length > 0;
}
