import { type Database, raw } from "#db/client.ts";
import type { ChainDifferenceKind, ChainOperationKind } from "#db/schema/enums.ts";
import { inTenant } from "#db/tenant.ts";
import type { ChainLog, ChainNode } from "#server/adapters/chain/port.ts";
import type { Application, ChainLink } from "#server/kernel/application.ts";
import { type ComparedToken, type Reconciliation, readCompared, type TokenPlace } from "./compared-token.ts";
import {
  after,
  type Balances,
  differingWallets,
  type Found,
  mintedBy,
  missingOperation,
  ofToken,
  outsideAct,
  silentChanges,
  unknownOperation,
  walletsOf,
} from "./differences.ts";
import { accountFor, type Executed, movementsOf } from "./movements.ts";
import { readExpected, readSupply } from "./read-expected.ts";
import { type Findings, recordDifferences } from "./record-differences.ts";
import { executedAt, readUnderWay, whichRan } from "./under-way.ts";

/** Wallets that are compared each time besides those that something happened to; of more than these, a part each time. */
const WALLETS = 2_000;
/** What is asked of a node at once. */
const CHUNK = 200;
/** Blocks whose logs are read at once. */
const SPAN = 5_000;
/** How often what no event explains is read of the same block before it is believed. */
const LOOKS = 4;
/** From one time to the next, in milliseconds; it chooses the part. */
export const EVERY_MS = 10 * 60_000;

/**
 * Compares a token of the register with its contracts, at one final block (docs/domain.md, Chain): what wallets hold and
 * have frozen, how much there is, what the agent carried out, its role, the owner, and whether the token is closed. What
 * differs is written down, told, and keeps further operations of its wallets back.
 * @returns null where the token is on no chain, or the nodes are not (yet) where they were
 * @throws ChainAway where nodes do not answer
 */
export async function reconcileToken(
  app: Application,
  link: ChainLink,
  place: TokenPlace,
  now: Date,
): Promise<Reconciliation | null> {
  const token = await inTenant(app, place.organizationId, "read", (db) => readCompared(db, place));
  if (!token || token.chainId !== link.chainId) return null;
  const findings = await compare(app, link, token, now);
  if (!findings) return null;
  const { block, wallets } = findings;
  const outcome = await inTenant(app, place.organizationId, "write", (db) =>
    recordDifferences(
      { db, actor: { kind: "system", organizationId: place.organizationId }, now },
      token,
      findings,
    ),
  );
  return { block, wallets, ...outcome };
}

/** What differs at the newest final block; null where the nodes are not (yet) where they were. */
async function compare(
  app: Application,
  { node, signer, chainId }: ChainLink,
  token: ComparedToken,
  now: Date,
): Promise<(Findings & { readonly wallets: number }) | null> {
  const { organizationId } = token;
  const head = await node.head();
  const block = head.final.number;
  const first = (token.reconciledBlock ?? token.deployedBlock - 1) + 1;
  if (head.chainId !== chainId || head.genesis !== token.genesisHash || block < first - 1) return null;
  if (!(await node.hasCode(token.token))) return null;

  const logs = await readLogs(node, token, first, block);
  const account = accountFor(logs, token);
  const { ranIds, unknown, missing } = await sortOperations(app, node, token, account.executed, {
    first,
    block,
  });
  const told = [
    ...account.outside.map(outsideAct),
    ...unknown.map(unknownOperation),
    ...missing.map(({ operationId, ...operation }) => missingOperation(operationId, movementsOf(operation))),
  ];
  const touched = [...account.executed, ...told].flatMap(({ movements }) => walletsOf(movements));
  const wallets = await inTenant(app, organizationId, "read", (db) => chooseWallets(db, token, touched, now));
  const extent = { organizationId, tokenId: token.tokenId, block, ranIds };
  const before = await inTenant(app, organizationId, "read", (db) => readExpected(db, extent, wallets));
  const expected = after(
    before,
    told.flatMap(({ movements }) => movements),
  );
  const actual = await readBalances(node, token.token, expected, wallets, block);
  const silent = [...(await explain(app, node, token, { acts: told, expected, actual, extent }))];

  // The first time it is what ran, and what is found besides; later what there was, and what was told since.
  const counted = await inTenant(app, organizationId, "read", (db) => readSupply(db, extent, token));
  const besides =
    counted === null ? silent.filter(({ kind }) => kind !== "MISSING_ON_CHAIN") : [...told, ...silent];
  const due =
    (counted ?? token.reconciledSupply + account.supplyChange) +
    mintedBy(besides.flatMap(({ movements }) => movements));
  const supply = await readUntil(
    () => node.supply(token.token, block),
    (there) => there === due,
  );
  if (supply !== due) silent.push(ofToken(supply > due ? "EXTERNAL_MINT" : "EXTERNAL_BURN"));
  const { kinds, owner } = await readStates(node, token, signer.address, block);
  return {
    block,
    supply,
    acts: [...told, ...silent, ...ownersOfAgent(logs, token)],
    states: kinds,
    tokenOwner: owner,
    before,
    actual,
    wallets: wallets.length,
  };
}

async function readLogs(
  node: ChainNode,
  token: ComparedToken,
  first: number,
  last: number,
): Promise<readonly ChainLog[]> {
  const logs: ChainLog[] = [];
  for (let from = first; from <= last; from += SPAN)
    logs.push(...(await node.logs(token, from, Math.min(last, from + SPAN - 1))));
  return logs;
}

interface KnownOperation {
  readonly operationId: string;
  readonly kind: ChainOperationKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly units: string;
}

/**
 * Which operations that are not final for the register ran by this block, which ran that it does not know, and which are
 * final for it and did not run.
 */
async function sortOperations(
  app: Application,
  node: ChainNode,
  { organizationId, tokenId, agent }: ComparedToken,
  executed: readonly Executed[],
  { first, block }: { first: number; block: number },
): Promise<{ ranIds: readonly string[]; unknown: readonly Executed[]; missing: readonly KnownOperation[] }> {
  const ids = executed.map(({ operationId }) => operationId);
  const { underWay, waiting, known, final } = await inTenant(app, organizationId, "read", async (db) => {
    const sql = raw(db);
    const known = await sql<{ operation_id: string }[]>`
      select operation_id from chain_operation
       where organization_id = ${organizationId} and operation_id = any (${ids})`;
    const hasStrangers = known.length < new Set(ids).size;
    return {
      known: new Set(known.map(({ operation_id }) => operation_id)),
      underWay: await readUnderWay(db, { organizationId, tokenId }),
      // After a database was restored the agent may have carried out what only waits here.
      waiting: hasStrangers
        ? await sql<{ id: string; known_as: string }[]>`
            select id, coalesce(ledger_entry_id, id) as known_as from chain_operation
             where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'WAITING'
               and operation_id is null`
        : [],
      final: await sql<KnownOperation[]>`
        select operation_id as "operationId", kind, from_address as "from", to_address as "to", units::text
          from chain_operation
         where organization_id = ${organizationId} and token_id = ${tokenId} and status = 'FINAL' and kind <> 'DEPLOY'
           and operation_id is not null and block_number between ${first} and ${block}`,
    };
  });
  const ran = await whichRan(node, agent, underWay, block);
  const seen = new Set(ids);
  const restored = waiting.flatMap(({ id, known_as }) => {
    const operationId = node.operationId(agent, organizationId, known_as);
    return seen.has(operationId) ? [{ id, operationId }] : [];
  });
  const explained = new Set(restored.map(({ operationId }) => operationId));
  const unseen = final.filter(({ operationId }) => !seen.has(operationId));
  return {
    ranIds: [...ran, ...restored.map(({ id }) => id)],
    unknown: executed.filter(({ operationId }) => !known.has(operationId) && !explained.has(operationId)),
    missing: await neverRun(node, agent, unseen),
  };
}

async function neverRun(
  node: ChainNode,
  agent: string,
  operations: readonly KnownOperation[],
): Promise<readonly KnownOperation[]> {
  const blocks = await executedAt(
    node,
    agent,
    operations.map(({ operationId }) => operationId),
  );
  return operations.filter((_, index) => blocks[index] === 0);
}

/**
 * The wallets to be compared: those that something happened to, and all others that have an account, of many of them the
 * part whose turn it is.
 */
async function chooseWallets(
  db: Database,
  { organizationId, tokenId }: TokenPlace,
  touched: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const sql = raw(db);
  const [counted] = await sql<{ accounts: number }[]>`
    select count(*)::int as accounts from ledger_account
     where organization_id = ${organizationId} and token_id = ${tokenId} and kind = 'WALLET'`;
  const parts = Math.max(1, Math.ceil((counted?.accounts ?? 0) / WALLETS));
  const part = Math.floor(now.getTime() / EVERY_MS) % parts;
  const rows = await sql<{ address: string }[]>`
    select wallet_address as address from ledger_account
     where organization_id = ${organizationId} and token_id = ${tokenId} and kind = 'WALLET'
       and (hashtext(wallet_address) & 2147483647) % ${parts} = ${part}`;
  return [...new Set([...touched, ...rows.map(({ address }) => address)])];
}

/**
 * What wallets have at a block. A node that makes a block while it answers may give what they have in the next one; so
 * what is not as expected is read again, of the same block: by then it lies behind, and what a node says of it is exact.
 */
async function readBalances(
  node: ChainNode,
  token: string,
  expected: Balances,
  wallets: readonly string[],
  block: number,
): Promise<Balances> {
  const balances = new Map(await readOnce(node, token, wallets, block));
  for (let look = 1; look < LOOKS; look += 1) {
    const differing = differingWallets(expected, balances);
    if (differing.length === 0) break;
    for (const [wallet, balance] of await readOnce(node, token, differing, block))
      balances.set(wallet, balance);
  }
  return balances;
}

/** Reads something again until it is as expected, as often as it takes to believe that it is not. */
async function readUntil<T>(read: () => Promise<T>, isExpected: (value: T) => boolean): Promise<T> {
  let value = await read();
  for (let look = 1; look < LOOKS && !isExpected(value); look += 1) value = await read();
  return value;
}

async function readOnce(
  node: ChainNode,
  token: string,
  wallets: readonly string[],
  block: number,
): Promise<Balances> {
  const balances = new Map<string, { total: bigint; frozen: bigint }>();
  for (let start = 0; start < wallets.length; start += CHUNK) {
    const chunk = wallets.slice(start, start + CHUNK);
    const read = await node.balances(token, chunk, block);
    for (const [index, wallet] of chunk.entries())
      balances.set(wallet, read[index] ?? { total: 0n, frozen: 0n });
  }
  return balances;
}

/** What is left to be explained of the balances that differ: operations that never ran, and what no event told. */
async function explain(
  app: Application,
  node: ChainNode,
  { organizationId, tokenId, agent }: ComparedToken,
  given: {
    acts: readonly Found[];
    expected: Balances;
    actual: Balances;
    extent: { block: number };
  },
): Promise<readonly Found[]> {
  const { expected } = given;
  const differing = differingWallets(expected, given.actual);
  if (differing.length === 0) return [];
  const listed = new Set(given.acts.map(({ knownBy }) => knownBy));
  const suspects = await inTenant(
    app,
    organizationId,
    "read",
    (db) =>
      raw(db)<KnownOperation[]>`
      select o.operation_id as "operationId", o.kind, o.from_address as "from", o.to_address as "to", o.units::text
        from chain_operation o
       where o.organization_id = ${organizationId} and o.token_id = ${tokenId} and o.status = 'FINAL'
         and o.operation_id is not null and coalesce(o.block_number, 0) <= ${given.extent.block}
         and (o.from_address = any (${[...differing]}) or o.to_address = any (${[...differing]}))
         and not exists (
           select from chain_difference d
            where d.organization_id = ${organizationId} and d.token_id = ${tokenId}
              and d.kind = 'MISSING_ON_CHAIN' and d.operation_id = o.operation_id)`,
  );
  const missing = (await neverRun(node, agent, suspects))
    .filter(({ operationId }) => !listed.has(operationId))
    .map(({ operationId, ...operation }) => missingOperation(operationId, movementsOf(operation)));
  const left = after(
    expected,
    missing.flatMap(({ movements }) => movements),
  );
  return [...missing, ...differing.flatMap((wallet) => silentChanges(wallet, left, given.actual))];
}

/** How the token stands at a block: the agent's role, its owner, and whether it is closed. */
async function readStates(
  node: ChainNode,
  token: ComparedToken,
  signer: string,
  block: number,
): Promise<{ kinds: readonly ChainDifferenceKind[]; owner: string }> {
  const { isPaused, owner } = await node.inspect(token.token, token.agent, block);
  const hasRoles = await node.hasRoles(token, signer, block);
  const kinds: ChainDifferenceKind[] = [];
  if (!hasRoles) kinds.push("ROLE_LOST");
  if (token.tokenOwner !== null && owner !== token.tokenOwner) kinds.push("OWNER_CHANGED");
  if (token.policy === "CLOSED" && !isPaused) kinds.push("UNPAUSED");
  return { kinds, owner };
}

/** Owners that the agent got: whoever owns it names who may move tokens. */
function ownersOfAgent(logs: readonly ChainLog[], { agent, owner }: ComparedToken): readonly Found[] {
  return logs
    .filter(
      ({ address, name, args }) =>
        address === agent && name === "OwnershipTransferred" && args.newOwner !== owner,
    )
    .map(({ txHash, logIndex }) => ofToken("OWNER_CHANGED", `${txHash}:${logIndex}`, txHash));
}
