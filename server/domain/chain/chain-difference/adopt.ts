import { isDatabaseError, raw, sqlState } from "#db/client.ts";
import type { Movement } from "#server/domain/chain/reconciliation/movements.ts";
import { postEntries } from "#server/domain/settlement/api.ts";
import type { SettlementContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { toChecksumAddress } from "#server/kernel/format.ts";
import { type DifferenceFacts, readFacts } from "./read-movements.ts";

/**
 * Has the register do what the chain has done: an entry of reason CHAIN for each movement, whose operation is final
 * already. What was minted comes out of what is unissued, and what was burned goes back there. A changed owner is the
 * owner from now on.
 * @throws Refusal chain_wallet_unknown, register_cannot_follow
 */
export async function adopt(ctx: SettlementContext, differenceId: string, note: string): Promise<void> {
  const facts = await readFacts(ctx, differenceId);
  if (facts.kind === "OWNER_CHANGED") return acceptOwner(ctx, facts);
  try {
    // A savepoint: a refused entry must not end the request's transaction.
    await ctx.db.transaction(async (tx) => {
      for (const [place, movement] of facts.movements.entries())
        await post({ ...ctx, db: tx }, { facts, movement, place, differenceId, note });
    });
  } catch (error) {
    if (isDatabaseError(error, sqlState.checkViolation))
      throw refuse("register_cannot_follow", {}, "resolution");
    throw error;
  }
}

interface Adoption {
  readonly facts: DifferenceFacts;
  readonly movement: Movement;
  readonly place: number;
  readonly differenceId: string;
  readonly note: string;
}

async function post(ctx: SettlementContext, adoption: Adoption): Promise<void> {
  const { facts, movement, place, differenceId, note } = adoption;
  const sql = raw(ctx.db);
  const { organizationId } = ctx.actor;
  const { kind, from, units } = movement;
  const source = from === null ? await unissued(ctx, facts.tokenId) : await accountOf(ctx, facts, from);
  const target = await targetOf(ctx, facts, movement, source);
  const id = newId("led", ctx.now);
  await sql`${postEntries(ctx, {
    id,
    reason: "CHAIN",
    token: sql`${facts.tokenId}`,
    debit: { account: sql`${source}`, bucket: kind === "UNFREEZE" ? "FROZEN" : "AVAILABLE" },
    credit: { account: sql`${target}`, bucket: kind === "FREEZE" ? "FROZEN" : "AVAILABLE" },
    amount: sql`${units}::numeric * ${`1e-${facts.decimals}`}::numeric`,
    reference: sql`${differenceId}`,
    note,
    from: sql``,
  })}`;
  // The chain has done it: nothing is to be sent. An operation it knows is known here from now on.
  const isKnown = facts.kind === "UNKNOWN_OPERATION" && place === 0;
  await sql`
    update chain_operation
       set status = 'FINAL', final_at = ${ctx.now.toISOString()}, block_number = ${facts.blockNumber},
           tx_hash = ${facts.txHash}, operation_id = ${isKnown ? facts.knownBy : null}
     where organization_id = ${organizationId} and ledger_entry_id = ${id}`;
}

/** The account that a movement goes to: the receiver's, that of what is unissued, or the wallet's own. */
function targetOf(
  ctx: SettlementContext,
  facts: DifferenceFacts,
  { kind, to }: Movement,
  source: string,
): Promise<string> | string {
  if (kind === "TRANSFER" || kind === "MINT") return accountOf(ctx, facts, to ?? "");
  return kind === "BURN" ? unissued(ctx, facts.tokenId) : source;
}

async function unissued({ db, actor }: SettlementContext, tokenId: string): Promise<string> {
  const [account] = await raw(db)<{ id: string }[]>`
    select id from ledger_account
     where organization_id = ${actor.organizationId} and token_id = ${tokenId} and kind = 'UNISSUED'`;
  if (!account) throw new Error("the token has no account of what is unissued");
  return account.id;
}

/** The account of the customer who is registered with a wallet; opened where there is none. */
async function accountOf(ctx: SettlementContext, facts: DifferenceFacts, wallet: string): Promise<string> {
  const { organizationId } = ctx.actor;
  const [account] = await raw(ctx.db)<{ id: string }[]>`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
    select ${organizationId}, ${newId("acc", ctx.now)}, ${facts.tokenId}, 'WALLET', w.customer_id, w.address
      from chain_wallet w
     where w.organization_id = ${organizationId} and w.registry = ${facts.registry} and w.address = ${wallet}
    on conflict (organization_id, customer_id, wallet_address, token_id) where kind = 'WALLET'
      do update set kind = ledger_account.kind
    returning id`;
  if (!account) throw refuse("chain_wallet_unknown", { wallet: toChecksumAddress(wallet) }, "resolution");
  return account.id;
}

/** The owner that the next comparison finds is the one to compare with. The agent's is told of once, and never compared. */
async function acceptOwner(
  { db, actor }: SettlementContext,
  { tokenId, knownBy }: DifferenceFacts,
): Promise<void> {
  if (knownBy !== "") return;
  await raw(db)`
    update chain_token set token_owner = null
     where organization_id = ${actor.organizationId} and token_id = ${tokenId}`;
}
