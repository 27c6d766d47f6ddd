import { raw } from "#db/client.ts";
import type { ChainHaltReason, ChainOperationKind } from "#db/schema/enums.ts";
import type { ChainCall, MovementOutcome, TokenContracts } from "#server/adapters/chain/port.ts";
import { limitedKinds } from "#server/domain/chain/statuses.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { chooseBatch } from "./choose-batch.ts";
import { findExecutions } from "./find-executions.ts";
import { setTokenHalt } from "./halt.ts";
import { waitsForLimit } from "./rate-limit.ts";
import { readContracts } from "./read-contracts.ts";
import type { TransactionRow } from "./read-transactions.ts";
import type { Sender, Turn } from "./sender.ts";
import { endOperations } from "./settle-final.ts";

/** Operations in a transaction at most. */
const BATCH = 50;
/** Operations that are looked at in the first query, and in each further one where many wait behind others. */
const FIRST_PAGE = 2 * BATCH;
const PAGE = 1_000;

/** An operation in line. */
interface WaitingRow {
  id: string;
  seq: string;
  ledger_entry_id: string | null;
  kind: ChainOperationKind;
  from: string | null;
  to: string | null;
  units: string;
  country: number | null;
  identity: string | null;
  ready: boolean;
}

/** A token with operations in line. */
export interface Queue {
  readonly organizationId: string;
  readonly tokenId: string;
}

/**
 * Takes what is next of a token and gives it a nonce. What the agent knows already is final without being sent; what it
 * would refuse is refused without costing anything.
 * @returns the transaction, whose nonce is kept; null where nothing can go now
 */
export async function dispatch(sender: Sender, queue: Queue, turn: Turn): Promise<TransactionRow | null> {
  const { organizationId, tokenId } = queue;
  const { node } = sender.link;
  const contracts = await sender.within(organizationId, (db) => readContracts(db, organizationId, tokenId));
  if (contracts.isDeploying) return dispatchDeployment(sender, queue, turn);
  const batch = await nextBatch(sender, queue, turn);
  if (batch.length === 0) return null;
  const known = batch.map((row) => ({
    ...row,
    operationId: node.operationId(contracts.agent, organizationId, row.ledger_entry_id ?? row.id),
  }));
  const done = await endExecuted(sender, queue, contracts, known, turn);
  if (done === null) return null;
  const left = known.filter(({ operationId }) => !done.has(operationId));
  if (left.length === 0) return null;
  await sender.reached("chosen");
  const call = node.execution(contracts, inUnits(left));
  const tried = await node.simulate(call, sender.address, turn.head.latest);
  // A call of nothing succeeds and does nothing, so that what was asked of it is told of nowhere.
  const isSure =
    !("reason" in tried) && tried.length > 0 && tried.every(({ outcome }) => outcome !== "FAILED");
  const obstacle = isSure ? null : await findObstacle(sender, contracts);
  if (obstacle !== null || "reason" in tried) {
    if ("reason" in tried)
      sender.app.log.error({ ...queue, reason: tried.reason }, "a batch would be undone as a whole");
    await setTokenHalt(sender, queue, obstacle ?? "role_lost", turn.now);
    return null;
  }
  await noteLimited(sender, queue, left, tried);
  const free = withinLimit(left, tried);
  const going = new Set(free.map(({ operationId }) => operationId));
  const refused = tried.filter(({ outcome, operationId }) => outcome === "FAILED" && going.has(operationId));
  if (refused.length > 0) {
    // What stands behind one of these in its wallet's line was tried without it, so it waits for the next turn.
    await refuse(sender, queue, free, refused, turn);
    return null;
  }
  if (free.length === 0) return null;
  return reserve(sender, queue, free, node.execution(contracts, inUnits(free)), turn);
}

/** What keeps all of a token's operations from being carried out: a contract that is gone, or a role. */
async function findObstacle(
  { link: { node }, address }: Sender,
  contracts: TokenContracts,
): Promise<ChainHaltReason | null> {
  const codes = await Promise.all([node.hasCode(contracts.token), node.hasCode(contracts.agent)]);
  if (codes.includes(false)) return "code_missing";
  return (await node.hasRoles(contracts, address)) ? null : "role_lost";
}

const inUnits = (rows: readonly KnownRow[]) => rows.map((row) => ({ ...row, units: BigInt(row.units) }));

/**
 * Those operations that go although what the agent may move in a day is used up. Whatever moves tokens waits behind the
 * first that has to, so that a large one gets its turn; what uses nothing of the limit goes on.
 */
function withinLimit(rows: readonly KnownRow[], tried: readonly MovementOutcome[]): readonly KnownRow[] {
  const waiting = new Set(
    tried.flatMap(({ operationId, reason }) => (waitsForLimit(reason) ? [operationId] : [])),
  );
  let hasWaiting = false;
  const marked = rows.map((row) => {
    hasWaiting ||= waiting.has(row.operationId);
    return { ...row, ready: !(hasWaiting && limitedKinds.has(row.kind)) };
  });
  return waiting.size === 0 ? rows : chooseBatch(marked, new Set(), BATCH);
}

/** Has operations that wait for room within the daily limit say so. */
async function noteLimited(
  sender: Sender,
  { organizationId }: Queue,
  rows: readonly KnownRow[],
  tried: readonly MovementOutcome[],
): Promise<void> {
  const reasons = new Map(tried.map(({ operationId, reason }) => [operationId, reason]));
  const limited = rows.flatMap(({ id, operationId }) => {
    const reason = reasons.get(operationId);
    return waitsForLimit(reason) ? [{ id, reason }] : [];
  });
  if (limited.length === 0) return;
  await sender.within(
    organizationId,
    (db) => raw(db)`
      update chain_operation o set reason = l.reason
        from jsonb_to_recordset(${JSON.stringify(limited)}::jsonb) as l(id text, reason text)
       where o.organization_id = ${organizationId} and o.id = l.id and o.status = 'WAITING'
         and o.id = any (${limited.map(({ id }) => id)})`,
  );
}

type KnownRow = WaitingRow & { readonly operationId: string };

/**
 * Those of the token's operations that can go now, in their order. Nothing goes before what it builds on is in a block
 * that the turn knows of: it is tried on the newest of these, where it would fail.
 */
async function nextBatch(
  sender: Sender,
  { organizationId, tokenId }: Queue,
  { head }: Turn,
): Promise<readonly WaitingRow[]> {
  return sender.within(organizationId, async (db) => {
    const sql = raw(db);
    const [before, differing] = await Promise.all([
      sql<{ kind: ChainOperationKind; from: string | null; to: string | null }[]>`
        select distinct kind, from_address as "from", to_address as "to" from chain_operation
         where organization_id = ${organizationId} and token_id = ${tokenId} and status in ('ASSIGNED', 'REFUSED')
        union
        select kind, from_address, to_address from chain_operation
         where organization_id = ${organizationId} and token_id = ${tokenId} and block_number > ${head.latest.number}`,
      sql<{ wallet: string; other: string }[]>`
        select wallet_address as wallet, other_address as other from chain_difference
         where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'OPEN'`,
    ]);
    // A difference of the token as a whole stops all of it.
    if (differing.some(({ wallet }) => wallet === "")) return [];
    const held = new Set(differing.flatMap(({ wallet, other }) => [wallet, other]));
    chooseBatch(
      before.map((row) => ({ ...row, ready: false })),
      held,
      BATCH,
    );
    const chosen: WaitingRow[] = [];
    for (let [after, size] = ["-1", FIRST_PAGE]; ; size = PAGE) {
      // What is between wallets that are held back is passed over here already: it may be most of a long line. What is
      // between one of these and another holds that one back too, so it is read.
      const lines = [...held];
      const page = await sql<WaitingRow[]>`
        select o.id, o.seq::text, o.ledger_entry_id, o.kind, o.from_address as "from", o.to_address as "to",
               o.units::text, o.country, w.identity,
               o.kind not in ('MINT', 'MINT_FROZEN', 'TRANSFER', 'TRANSFER_FROZEN')
                 or coalesce(w.status = 'REGISTERED', false) as ready
          from chain_operation o
          join chain_token t on t.organization_id = ${organizationId} and t.token_id = o.token_id
          left join chain_wallet w
            on w.organization_id = ${organizationId} and w.registry = t.identity_registry and w.address = o.to_address
         where o.organization_id = ${organizationId} and o.token_id = ${tokenId} and o.status = 'WAITING'
           and o.seq > ${after}
           and (o.kind not in ('MINT', 'MINT_FROZEN', 'FREEZE', 'UNFREEZE', 'TRANSFER', 'TRANSFER_FROZEN', 'BURN',
                               'BURN_FROZEN')
                or not coalesce(o.from_address = any (${lines}), true)
                or not coalesce(o.to_address = any (${lines}), true))
         order by o.seq limit ${size}`;
      chosen.push(...chooseBatch(page, held, BATCH - chosen.length));
      const last = page.at(-1);
      if (!last || page.length < size || chosen.length === BATCH) return chosen;
      after = last.seq;
    }
  });
}

/**
 * Ends what the agent has carried out already, as after a database was restored; what is not final yet waits.
 * @returns what was carried out; null where some of it came in a block that the turn does not know of yet
 */
async function endExecuted(
  sender: Sender,
  { organizationId }: Queue,
  { agent }: TokenContracts,
  rows: readonly KnownRow[],
  { head, now }: Turn,
): Promise<ReadonlySet<string> | null> {
  const executed = await findExecutions(
    sender,
    agent,
    rows.map(({ operationId }) => operationId),
  );
  if ([...executed.values()].some(({ block }) => block > head.latest.number)) return null;
  const stays = rows.filter(
    ({ operationId }) => (executed.get(operationId)?.block ?? Infinity) <= head.final.number,
  );
  if (stays.length > 0) {
    await sender.within(organizationId, async (db) => {
      await keepIds(db, organizationId, stays);
      const endings = stays.map(({ operationId }) => ({
        operation_id: operationId,
        tx_hash: executed.get(operationId)?.txHash ?? null,
        block_number: executed.get(operationId)?.block ?? null,
        reason: null,
      }));
      await endOperations(db, organizationId, endings, now);
    });
  }
  return new Set(executed.keys());
}

async function refuse(
  sender: Sender,
  { organizationId }: Queue,
  rows: readonly KnownRow[],
  refused: readonly { operationId: string; reason?: string }[],
  { now }: Turn,
): Promise<void> {
  const reasons = new Map(refused.map(({ operationId, reason }) => [operationId, reason]));
  // Of one line only the first refusal is its own: the others may follow from it.
  const lines = new Set<string>();
  const first = rows.filter(({ operationId, from, to }) => {
    if (!reasons.has(operationId)) return false;
    const own = [from, to].filter((wallet) => wallet !== null);
    const isFirst = !own.some((wallet) => lines.has(wallet));
    for (const wallet of own) lines.add(wallet);
    return isFirst;
  });
  await sender.within(organizationId, async (db) => {
    await keepIds(db, organizationId, first);
    const endings = first.map(({ operationId }) => ({
      operation_id: operationId,
      tx_hash: null,
      block_number: null,
      reason: reasons.get(operationId) ?? "the contract gave no reason",
    }));
    await endOperations(db, organizationId, endings, now);
  });
}

async function keepIds(
  db: Parameters<typeof raw>[0],
  organizationId: string,
  rows: readonly { id: string; operationId: string }[],
): Promise<void> {
  const ids = rows.map(({ id, operationId }) => ({ id, operation_id: operationId }));
  await raw(db)`
    update chain_operation o set operation_id = k.operation_id
      from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as k(id text, operation_id text)
     where o.organization_id = ${organizationId} and o.id = k.id and o.status = 'WAITING'
       and o.id = any (${ids.map(({ id }) => id)})`;
}

/** A signer's next nonce for these operations: all of it commits, or none. */
async function reserve(
  sender: Sender,
  { organizationId, tokenId }: Queue,
  rows: readonly KnownRow[],
  call: ChainCall,
  { now }: Turn,
): Promise<TransactionRow | null> {
  const { chainId, address, holder } = sender;
  const id = newId("ctx", now);
  const taken = await sender.within(organizationId, async (db) => {
    const sql = raw(db);
    const [signer] = await sql<{ nonce: number }[]>`
      update chain_signer set next_nonce = next_nonce + 1
       where chain_id = ${chainId} and address = ${address} and lease_holder = ${holder} and halt_reason is null
      returning (next_nonce - 1)::float8 as nonce`;
    if (!signer) return null;
    await sql`
      insert into chain_transaction (id, organization_id, token_id, chain_id, signer, nonce, "to", data, gas, created_at)
      values (${id}, ${organizationId}, ${tokenId}, ${chainId}, ${address}, ${signer.nonce}, ${call.to}, ${call.data},
        ${call.gas}, ${now.toISOString()})`;
    const ids = rows.map((row, position) => ({ id: row.id, operation_id: row.operationId, position }));
    const assigned = await sql`
      update chain_operation o
         set status = 'ASSIGNED', reason = null, transaction_id = ${id}, operation_id = k.operation_id, position = k.position
        from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as k(id text, operation_id text, position smallint)
       where o.organization_id = ${organizationId} and o.id = k.id and o.status = 'WAITING'
         and o.id = any (${rows.map((row) => row.id)})
      returning 1`;
    if (assigned.length !== rows.length) throw new Error("another process took operations of this batch");
    const registered = rows.flatMap(({ kind, to }) => (kind === "REGISTER" && to !== null ? [to] : []));
    if (registered.length > 0)
      await sql`
        update chain_wallet w set status = 'SENT', updated_at = ${now.toISOString()}
          from chain_token t
         where t.organization_id = ${organizationId} and t.token_id = ${tokenId}
           and w.organization_id = ${organizationId} and w.registry = t.identity_registry
           and w.address = any (${registered}) and w.status = 'WANTED'`;
    return signer.nonce;
  });
  if (taken === null) return null;
  await sender.reached("reserved");
  return {
    id,
    organization_id: organizationId,
    token_id: tokenId,
    nonce: taken,
    ...call,
    status: "RESERVED",
    is_voiding: false,
    last_broadcast_at: null,
    last_broadcast_block: null,
    block_number: null,
    block_hash: null,
    tx_hash: null,
    attempts: [],
  };
}

/** The next step to a token that is still to be made. */
async function dispatchDeployment(sender: Sender, queue: Queue, turn: Turn): Promise<TransactionRow | null> {
  const { organizationId, tokenId } = queue;
  const { node } = sender.link;
  const row = await sender.within(organizationId, async (db) => {
    const [found] = await raw(db)<
      {
        id: string;
        name: string;
        symbol: string;
        decimals: number;
        cap: string;
        owner: string;
        first_operator: string;
        daily_limit: string | null;
        is_attached: boolean;
      }[]
    >`
      select o.id, k.name, k.symbol, k.decimals, trunc(k.total_supply * power(10::numeric, k.decimals))::text as cap,
             t.owner, t.first_operator, t.daily_limit::text, t.is_attached
        from chain_operation o
        join chain_token t on t.organization_id = ${organizationId} and t.token_id = o.token_id
        join token k on k.organization_id = ${organizationId} and k.id = o.token_id
       where o.organization_id = ${organizationId} and o.token_id = ${tokenId} and o.kind = 'DEPLOY'
         and o.status = 'WAITING'`;
    return found;
  });
  if (!row) return null;
  const cap = BigInt(row.cap);
  const roles = { firstOperator: row.first_operator, isAttached: row.is_attached };
  const dailyLimit = row.daily_limit === null ? cap : BigInt(row.daily_limit);
  const order = { ...row, ...roles, organizationId, tokenId, cap, dailyLimit };
  const call = await node.deployment(order);
  if (await isUnderWay(sender, call)) return null;
  const operationId = node.operationId(node.predict(order).agent, organizationId, row.id);
  const operation: KnownRow = {
    ...{ id: row.id, operationId, seq: "0", ledger_entry_id: null, kind: "DEPLOY" },
    ...{ from: null, to: null, units: "0", country: null, identity: null, ready: true },
  };
  return reserve(sender, queue, [operation], call, turn);
}

/** Whether the same is being made for another token: what all of a chain share can be made once alone. */
async function isUnderWay({ chainId, everywhere }: Sender, { to, data }: ChainCall): Promise<boolean> {
  const found = await everywhere(
    (db) => raw(db)`
      select from chain_transaction
       where chain_id = ${chainId} and "to" = ${to} and data = ${data} and status not in ('FINAL', 'VOIDED') limit 1`,
  );
  return found.length > 0;
}
