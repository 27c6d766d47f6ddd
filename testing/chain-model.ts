/** Random movements of a register that a chain follows, on our contracts and on the official ones. */
import type { Address } from "viem";
import { raw } from "#db/client.ts";
import type { Random } from "#demo/seed/random.ts";
import type { TokenContracts } from "#server/adapters/chain/port.ts";
import { takeTurn } from "#server/domain/chain/sender/send-on-chain.ts";
import { makeHolders, orderToken, type TestChain } from "#server/domain/chain/testing.ts";
import { postEntries } from "#server/domain/settlement/post-entries.ts";
import { deployIdentity, deployTrex } from "./chain-contracts.ts";
import { makeToken } from "./factories.ts";
import type { Suite } from "./testing.ts";

/** A token on a chain, with wallets that are registered. */
export interface ModelToken {
  readonly tokenId: string;
  readonly contracts: TokenContracts;
  readonly wallets: readonly string[];
}

/** The daily limit is as much: far more than random movements add up to, so that none of them waits for the next day. */
const SUPPLY = 1_000_000_000;

/** A token of ours, made by the sender. */
export async function makeOurs(suite: Suite, chain: TestChain, wallets: number): Promise<ModelToken> {
  const { tokenId, contracts, registry } = await orderToken(suite, chain, { totalSupply: SUPPLY });
  const holders = await makeHolders(suite, tokenId, registry, wallets);
  await chain.settle();
  return { tokenId, contracts, wallets: holders.map(({ address }) => address) };
}

/** The official token, made by its issuer and handed to an agent; each wallet has an identity contract. */
export async function makeTrex(suite: Suite, chain: TestChain, wallets: number): Promise<ModelToken> {
  const { anvil, link } = chain;
  const { organizationId, sql } = suite;
  const { tokenId } = await makeToken(suite, { totalSupply: SUPPLY });
  const firstOperator = link.signer.address as Address;
  const made = await deployTrex(anvil, { organizationId, firstOperator });
  const [token, agent, registry] = [made.token, made.agent, made.identities].map((at) => at.toLowerCase());
  if (!token || !agent || !registry) throw new Error("T-REX was not made");
  await sql`update token set settlement = 'ERC3643', address = ${token}
    where organization_id = ${organizationId} and id = ${tokenId}`;
  await sql`
    insert into chain_token (organization_id, token_id, chain_id, address, agent, identity_registry, owner,
      first_operator, is_attached, status, genesis_hash, deployed_block, created_at)
    values (${organizationId}, ${tokenId}, ${link.chainId}, ${token}, ${agent}, ${registry}, ${made.owner.toLowerCase()},
      ${firstOperator}, true, 'LIVE', '0x00', 1, now())`;
  const holders = await makeHolders(suite, tokenId, registry, wallets);
  for (const { address } of holders) {
    const identity = await deployIdentity(anvil, address as Address);
    await sql`update chain_wallet set identity = ${identity.toLowerCase()}
      where organization_id = ${organizationId} and registry = ${registry} and address = ${address}`;
  }
  await chain.settle();
  return {
    tokenId,
    contracts: { token, agent, identityRegistry: registry },
    wallets: holders.map(({ address }) => address),
  };
}

interface Balance {
  available: number;
  frozen: number;
}

/**
 * Moves tokens at random, as many times as asked, while the sender takes a turn now and then. Whole tokens; whatever the
 * register allows may come, in any order and several in one statement.
 * @param pause is called after every hundredth movement
 * @returns how many movements were posted
 */
export async function moveAtRandom(
  suite: Suite,
  chain: TestChain,
  { tokenId, wallets }: ModelToken,
  random: Random,
  steps: number,
  pause: () => Promise<void> = async () => {},
): Promise<number> {
  const balances = new Map<string, Balance>(wallets.map((wallet) => [wallet, { available: 0, frozen: 0 }]));
  const of = (wallet: string) => balances.get(wallet) as Balance;
  const whole = (least: number, most: number) => Math.floor(random.between(least, most + 1));
  let posted = 0;
  for (let step = 0; step < steps; step += 1) {
    const from = wallets[whole(0, wallets.length - 1)] ?? "";
    const to = wallets[whole(0, wallets.length - 1)] ?? "";
    const [mine, theirs] = [of(from), of(to)];
    const most = (limit: number) => whole(1, Math.max(1, limit));
    const kind = whole(0, 6);
    let move: Movement | undefined;
    if (kind <= 1 || mine.available + mine.frozen === 0) {
      const amount = most(100);
      const bucket = kind === 0 ? "FROZEN" : "AVAILABLE";
      of(from)[bucket === "FROZEN" ? "frozen" : "available"] += amount;
      move = { reason: "MINT", from: null, out: "AVAILABLE", to: from, into: bucket, amount };
    } else if (kind === 2 && mine.available > 0) {
      const amount = most(mine.available);
      mine.available -= amount;
      mine.frozen += amount;
      move = { reason: "FREEZE", from, out: "AVAILABLE", to: from, into: "FROZEN", amount };
    } else if (kind === 3 && mine.frozen > 0) {
      const amount = most(mine.frozen);
      mine.frozen -= amount;
      mine.available += amount;
      move = { reason: "RELEASE", from, out: "FROZEN", to: from, into: "AVAILABLE", amount };
    } else if (kind === 4 && mine.frozen > 0 && from !== to) {
      const amount = most(mine.frozen);
      mine.frozen -= amount;
      theirs.available += amount;
      move = { reason: "TRANSFER", from, out: "FROZEN", to, into: "AVAILABLE", amount };
    } else if (mine.available > 0 && from !== to) {
      const amount = most(mine.available);
      mine.available -= amount;
      theirs.available += amount;
      move = { reason: "TRANSFER", from, out: "AVAILABLE", to, into: "AVAILABLE", amount };
    }
    if (!move) continue;
    await post(suite, tokenId, move);
    posted += 1;
    if (posted % 100 === 0) await pause();
    if (whole(0, 19) === 0 && !(await takeTurn(chain.sender, new Date())))
      await chain.anvil.client.mine({ blocks: 1 });
  }
  return posted;
}

/** A movement of whole tokens between wallets, or out of those still to be issued. */
export interface Movement {
  readonly reason: "MINT" | "FREEZE" | "RELEASE" | "TRANSFER";
  readonly from: string | null;
  readonly out: "AVAILABLE" | "FROZEN";
  readonly to: string;
  readonly into: "AVAILABLE" | "FROZEN";
  readonly amount: number;
}

/** Posts one movement to the register. */
export function post(suite: Suite, tokenId: string, { reason, from, out, to, into, amount }: Movement) {
  const { organizationId } = suite;
  return suite.asSystem((ctx) => {
    const sql = raw(ctx.db);
    return sql`${postEntries(ctx, {
      reason,
      token: sql`c.token_id`,
      debit: { account: sql`d.id`, bucket: out },
      credit: { account: sql`c.id`, bucket: into },
      amount: sql`${amount}::numeric`,
      from: sql`
        from ledger_account c
        join ledger_account d on d.organization_id = ${organizationId} and d.token_id = c.token_id
         and (${from}::text is null and d.kind = 'UNISSUED' or d.wallet_address = ${from})
       where c.organization_id = ${organizationId} and c.token_id = ${tokenId} and c.wallet_address = ${to}`,
    })}`;
  }, new Date());
}
