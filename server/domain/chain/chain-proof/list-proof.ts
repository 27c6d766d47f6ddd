import { type Database, raw } from "#db/client.ts";
import type { BlockTime, ChainBalance, ChainNode } from "#server/adapters/chain/port.ts";
import { requireLink } from "#server/domain/chain/chain-token/deploy-order.ts";
import { requireToken } from "#server/domain/chain/chain-token/read-chain-token.ts";
import { inTime, isAway } from "#server/domain/chain/in-time.ts";
import { type ComparedToken, readCompared } from "#server/domain/chain/reconciliation/compared-token.ts";
import { readExpected } from "#server/domain/chain/reconciliation/read-expected.ts";
import { readUnderWay, whichRan } from "#server/domain/chain/reconciliation/under-way.ts";
import { wholeTokens } from "#server/domain/chain/whole-tokens.ts";
import type { Call, CallerContext, InputOf } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { toParts } from "#server/kernel/fields/decimal.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { instant } from "#server/kernel/fields/text.ts";
import { toChecksumAddress } from "#server/kernel/format.ts";
import { readPage } from "#server/kernel/reading/page.ts";
import type { ChainProof, listChainProof as operation, ProvenBlock } from "./contract.ts";

/** A wallet's account as the register had it at the block; amounts are whole tokens. */
interface AccountRow {
  customer_id: string;
  wallet_address: string;
  total: string;
  frozen: string;
}

const nothing: ChainBalance = { total: 0n, frozen: 0n };

/**
 * What each wallet held of a token in the register and in its contract, at a block that stays for good (docs/domain.md,
 * Chain): the newest one, or the newest one up to an instant.
 * @throws Refusal token_not_found, token_not_on_chain, chain_not_configured, contract_not_there_then,
 *   chain_state_unavailable, chain_unavailable, invalid_value for an instant that is still to come
 */
export async function listProof({
  ctx,
  input,
}: Call<typeof operation>): Promise<Page<ChainProof> & ProvenBlock> {
  const { tokenId } = input;
  const { organizationId } = ctx.actor;
  if ((await requireToken(ctx, tokenId)).settlement === "LEDGER")
    throw refuse("token_not_on_chain", {}, "tokenId");
  const asOf = pastInstant(ctx, input.asOf);
  const { node, chainId } = requireLink(ctx, "tokenId");
  const token = await readCompared(ctx.db, { organizationId, tokenId });
  if (token && token.chainId !== chainId) throw refuse("chain_not_configured", {}, "tokenId");
  const block = token && (await findBlock(node, token, asOf));
  if (!token || !block) throw refuse("contract_not_there_then", {}, "asOf");
  const page = await readAccounts(ctx, input, block.at);
  const wallets = page.data.map(({ wallet_address }) => wallet_address);
  const underWay = await readUnderWay(ctx.db, token);
  const [actual, ranIds] = await Promise.all([
    readState(node, token, wallets, block.number),
    answered(whichRan(node, token.agent, underWay, block.number)),
  ]);
  const expected = await readExpected(
    ctx.db,
    { organizationId, tokenId, block: block.number, ranIds },
    wallets,
  );
  const decimals = await readDecimals(ctx.db, organizationId, tokenId);
  const shown = ({ total, frozen }: ChainBalance) => ({
    total: wholeTokens(total, decimals),
    frozen: wholeTokens(frozen, decimals),
  });
  const data = page.data.map((row, index): ChainProof => {
    const carriedOut = expected.get(row.wallet_address) ?? nothing;
    const chain = actual[index] ?? nothing;
    return {
      object: "chain_proof",
      customerId: row.customer_id,
      walletAddress: toChecksumAddress(row.wallet_address),
      register: shown({ total: toParts(row.total, decimals), frozen: toParts(row.frozen, decimals) }),
      carriedOut: shown(carriedOut),
      chain: shown(chain),
      agrees: carriedOut.total === chain.total && carriedOut.frozen === chain.frozen,
    };
  });
  return {
    ...page,
    data,
    address: toChecksumAddress(token.token),
    blockNumber: block.number,
    blockHash: block.hash,
    asOf: block.at.toISOString(),
  };
}

/** @throws Refusal invalid_value */
function pastInstant({ now }: CallerContext, asOf: string | undefined): Date {
  if (asOf === undefined) return now;
  const at = instant(asOf);
  if (at <= now) return at;
  const reason = "No block of the future is known. Send an instant that has passed, or leave asOf out.";
  throw refuse("invalid_value", { reason }, "asOf");
}

/** The newest final block up to an instant; null where the contract was not there then. @throws Refusal chain_unavailable */
async function findBlock(node: ChainNode, token: ComparedToken, asOf: Date): Promise<BlockTime | null> {
  return answered(
    node.head().then(({ genesis, final }) => {
      if (genesis !== token.genesisHash) return null;
      return node.blockUpTo(asOf, token.deployedBlock, final.number);
    }),
  );
}

/** The accounts of a token's wallets, a page of them, as they were at an instant. */
function readAccounts(
  { db, actor: { organizationId } }: CallerContext,
  input: InputOf<typeof operation>,
  at: Date,
): Promise<Page<AccountRow>> {
  const sql = raw(db);
  const { tokenId } = input;
  return readPage<AccountRow, AccountRow>(db, {
    input,
    columns: sql`a.customer_id, a.wallet_address,
      (a.total - coalesce(m.available, 0) - coalesce(m.frozen, 0))::text as total,
      (a.frozen - coalesce(m.frozen, 0))::text as frozen`,
    alias: "a",
    from: sql`from ledger_account a
      where a.organization_id = ${organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET'`,
    joins: sql`left join moved_of(${organizationId}, ${tokenId}, array(select listed.id from listed), ${at.toISOString()}) m
      on m.account_id = a.id`,
    sorts: { customerId: { expression: "a.customer_id", type: "text" } },
    defaultSort: "customerId",
    id: "a.id",
    present: (row) => row,
  });
}

/** What wallets held at a block. @throws Refusal chain_state_unavailable, chain_unavailable */
async function readState(
  node: ChainNode,
  { token }: ComparedToken,
  wallets: readonly string[],
  block: number,
): Promise<readonly ChainBalance[]> {
  if (wallets.length === 0) return [];
  try {
    return await inTime(node.balances(token, wallets, block));
  } catch (error) {
    if (!isAway(error)) throw error;
    // Where they tell what there is now, it is the block that they cannot tell of.
    await answered(node.head().then(({ final }) => node.supply(token, final.number)));
    throw refuse("chain_state_unavailable", { block }, "asOf");
  }
}

/** What nodes answer. @throws Refusal chain_unavailable where they do not */
async function answered<T>(work: Promise<T>): Promise<T> {
  try {
    return await inTime(work);
  } catch (error) {
    if (isAway(error)) throw refuse("chain_unavailable");
    throw error;
  }
}

async function readDecimals(db: Database, organizationId: string, tokenId: string): Promise<number> {
  const [row] = await raw(db)<{ decimals: number }[]>`
    select decimals from token where organization_id = ${organizationId} and id = ${tokenId}`;
  return row?.decimals ?? 0;
}
