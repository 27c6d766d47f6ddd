import { randomInt } from "node:crypto";
import { Decimal } from "decimal.js";
import { type Hex, parseEther } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { raw } from "#db/client.ts";
import type { ChainTokenStatus } from "#db/schema/enums.ts";
import type { ChainLog, TokenContracts } from "#server/adapters/chain/port.ts";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import type { SignerPort } from "#server/adapters/signer/port.ts";
import { postEntries } from "#server/domain/settlement/post-entries.ts";
import type { Application, ChainLink } from "#server/kernel/application.ts";
import { newId } from "#server/kernel/fields/id.ts";
import { type Anvil, type AnvilOptions, openAnvil } from "#testing/anvil.ts";
import { makeCustomer, makeToken, prove, verify } from "#testing/factories.ts";
import { NOW, newWallet, type Suite } from "#testing/testing.ts";
import { isAway } from "./in-time.ts";
import { takeTurn } from "./sender/send-on-chain.ts";
import { makeSender, type Sender } from "./sender/sender.ts";

/** A token whose settlement is ERC3643, with contracts that nobody deploys. */
export async function makeChainToken(
  suite: Suite,
  { totalSupply = 1000, decimals = 18, status = "DEPLOYING" as ChainTokenStatus } = {},
) {
  const token = await makeToken(suite, { totalSupply, decimals });
  const { organizationId, sql } = suite;
  const registry = newWallet();
  await sql`update token set settlement = 'ERC3643' where organization_id = ${organizationId} and id = ${token.tokenId}`;
  await sql`
    insert into chain_token (organization_id, token_id, chain_id, address, agent, identity_registry, owner,
      first_operator, status, genesis_hash, deployed_block, created_at)
    values (${organizationId}, ${token.tokenId}, 31337, ${newWallet()}, ${newWallet()}, ${registry},
      ${newWallet()}, ${newWallet()}, ${status},
      '0x00', 1, now())`;
  return { ...token, registry };
}

/** A verified customer with a proven wallet that the token's registry knows. */
export async function makeChainCustomer(suite: Suite, registry: string) {
  const customer = await makeCustomer(suite);
  await verify(suite, customer.id);
  await prove(suite, customer);
  const address = customer.wallets[0]?.address.toLowerCase() ?? "";
  await suite.sql`
    insert into chain_wallet (organization_id, registry, address, customer_id, country, status, created_at, updated_at)
    values (${suite.organizationId}, ${registry}, ${address}, ${customer.id}, 276, 'REGISTERED', now(), now())`;
  return { ...customer, address };
}

/** A chain of a suite's own, and the process that sends to it. */
export interface TestChain {
  readonly anvil: Anvil;
  readonly link: ChainLink;
  /** The suite's application, with this chain. */
  readonly app: Application;
  readonly sender: Sender;
  /** The signer's key, for whoever uses it elsewhere. */
  readonly privateKey: Hex;
  /** Another process that sends for the same signer. */
  another(reached?: Sender["reached"]): Sender;
  /**
   * Has the sender take a turn. What the nodes do not tell now they do after the next block, as for the round.
   * @returns whether it did something
   */
  turn(): Promise<boolean>;
  /** Takes turns until nothing moves, making blocks in between where the chain does not by itself. */
  settle(sender?: Sender): Promise<void>;
  close(): Promise<void>;
}

export interface TestChainOptions extends AnvilOptions {
  readonly confirmations?: number;
  readonly maxFee?: bigint;
  readonly dailyLimitPercent?: number;
  /** Who signs, where it is not a key of this process; it has money already. */
  readonly signer?: (anvil: Anvil) => SignerPort;
}

/** Starts a chain that no other suite knows, whose numbers differ from all others. */
export async function openTestChain(suite: Suite, options: TestChainOptions = {}): Promise<TestChain> {
  const { confirmations = 1, maxFee = 10n ** 12n, dailyLimitPercent = 100, ...rest } = options;
  const chainId = options.chainId ?? randomInt(100_000, 1_000_000_000);
  const anvil = await openAnvil({ ...rest, chainId });
  const privateKey = generatePrivateKey();
  const signer = options.signer?.(anvil) ?? keySigner(privateKey);
  await anvil.client.setBalance({ address: signer.address, value: parseEther("1000") });
  const node = rpcChain({ urls: [anvil.url], chainId, confirmations });
  const link: ChainLink = {
    ...{ chainId, node, signer, owner: signer.address, maxFee, dailyLimitPercent },
    explorerUrl: undefined,
  };
  const app: Application = Object.assign(Object.create(suite.app), { chainLink: link });
  const sender = makeSender(app, link);
  const turnOf = (by: Sender) =>
    takeTurn(by, new Date()).catch((error: unknown) => {
      if (isAway(error)) return false;
      throw error;
    });
  return {
    ...{ anvil, link, app, sender, privateKey },
    another: (reached) => makeSender(app, link, reached),
    turn: () => turnOf(sender),
    async settle(by = sender) {
      for (let idle = 0; idle <= confirmations + 2; ) {
        const hasMoved = await turnOf(by);
        idle = hasMoved ? 0 : idle + 1;
        if (!hasMoved) await anvil.client.mine({ blocks: 1 });
      }
    },
    close: () => anvil.close(),
  };
}

/** Signs with a key that is held here. */
function keySigner(privateKey: Hex): SignerPort {
  const account = privateKeyToAccount(privateKey);
  return {
    address: account.address.toLowerCase() as Hex,
    sign: (transaction) => account.signTransaction({ ...transaction, type: "eip1559" }),
  };
}

/** A token whose contracts the sender has still to make. */
export async function orderToken(
  suite: Suite,
  { link }: TestChain,
  { totalSupply = 1_000_000, decimals = 18 } = {},
) {
  const token = await makeToken(suite, { totalSupply, decimals });
  const { organizationId, sql } = suite;
  const { tokenId, name, symbol } = token;
  const cap = BigInt(totalSupply) * 10n ** BigInt(decimals);
  const owner = link.signer.address;
  const order = {
    organizationId,
    tokenId,
    name,
    symbol,
    decimals,
    cap,
    dailyLimit: cap,
    owner,
    firstOperator: owner,
  };
  const contracts = link.node.predict(order);
  await sql`update token set settlement = 'ERC3643', address = ${contracts.token}
    where organization_id = ${organizationId} and id = ${tokenId}`;
  await sql`
    insert into chain_token (organization_id, token_id, chain_id, address, agent, identity_registry, owner,
      first_operator, created_at)
    values (${organizationId}, ${tokenId}, ${link.chainId}, ${contracts.token}, ${contracts.agent},
      ${contracts.identityRegistry}, ${owner}, ${owner}, now())`;
  await sql`
    insert into chain_operation (organization_id, id, token_id, seq, kind, units, created_at)
    values (${organizationId}, ${newId("cop", new Date())}, ${tokenId}, 0, 'DEPLOY', 0, now())`;
  return { ...token, contracts, registry: contracts.identityRegistry };
}

/** Verified customers with proven wallets that wait to be registered for a token. */
export async function makeHolders(suite: Suite, tokenId: string, registry: string, count: number) {
  const { organizationId, sql } = suite;
  const holders = Array.from({ length: count }, () => ({ id: newId("cus", NOW), address: newWallet() }));
  const rows = JSON.stringify(holders);
  await sql`
    insert into customer (organization_id, id, type, country_code, verification_status, referral_code, created_at, updated_at)
    select ${organizationId}, h.id, 'INDIVIDUAL', 'DE', 'COMPLETED', h.id, now(), now()
      from jsonb_to_recordset(${rows}::jsonb) as h(id text)`;
  await sql`
    insert into wallet (organization_id, customer_id, address, proven_at, created_at, position)
    select ${organizationId}, h.id, h.address, now(), now(), 0
      from jsonb_to_recordset(${rows}::jsonb) as h(id text, address text)`;
  await sql`
    insert into chain_wallet (organization_id, registry, address, customer_id, country, created_at, updated_at)
    select ${organizationId}, ${registry}, h.address, h.id, 276, now(), now()
      from jsonb_to_recordset(${rows}::jsonb) as h(id text, address text)`;
  await sql`
    insert into chain_operation (organization_id, id, token_id, seq, kind, to_address, units, country, created_at)
    select ${organizationId}, new_id('cop', now()), ${tokenId}, row_number() over (), 'REGISTER', h.address, 0, 276, now()
      from jsonb_to_recordset(${rows}::jsonb) as h(id text, address text)`;
  await sql`
    insert into ledger_account (organization_id, id, token_id, kind, customer_id, wallet_address)
    select ${organizationId}, new_id('acc', now()), ${tokenId}, 'WALLET', h.id, h.address
      from jsonb_to_recordset(${rows}::jsonb) as h(id text, address text)`;
  return holders;
}

/** Mints whole tokens to each of these wallets, in one statement as a closing does. */
export async function mintAll(
  suite: Suite,
  tokenId: string,
  holders: readonly { address: string }[],
  amount = 1,
): Promise<void> {
  const addresses = holders.map(({ address }) => address);
  await suite.asSystem((ctx) => {
    const sql = raw(ctx.db);
    return sql`${postEntries(ctx, {
      reason: "MINT",
      token: sql`u.token_id`,
      debit: { account: sql`u.id`, bucket: "AVAILABLE" },
      credit: { account: sql`a.id`, bucket: "AVAILABLE" },
      amount: sql`${amount}::numeric`,
      from: sql`
        from ledger_account u
        join ledger_account a on a.organization_id = u.organization_id and a.token_id = u.token_id and a.kind = 'WALLET'
       where u.organization_id = ${suite.organizationId} and u.token_id = ${tokenId} and u.kind = 'UNISSUED'
         and a.wallet_address = any (${addresses})`,
    })}`;
  }, new Date());
}

/** Where register and chain differ: nothing, once all is final. */
export async function differences(suite: Suite, { link, anvil }: TestChain, tokenId: string, token: string) {
  const rows = await suite.sql<{ address: string; total: string; frozen: string; decimals: number }[]>`
    select a.wallet_address as address, sum(a.total)::text as total, sum(a.frozen)::text as frozen, k.decimals
      from ledger_account a join token k on k.organization_id = a.organization_id and k.id = a.token_id
     where a.organization_id = ${suite.organizationId} and a.token_id = ${tokenId} and a.kind = 'WALLET'
     group by 1, k.decimals`;
  const block = Number(await anvil.client.getBlockNumber());
  const found = await link.node.balances(
    token,
    rows.map(({ address }) => address),
    block,
  );
  return rows.flatMap(({ address, total, frozen, decimals }, index) => {
    const units = (amount: string) =>
      BigInt(new Decimal(amount).times(new Decimal(10).pow(decimals)).toFixed());
    const chain = found[index];
    const isSame = chain?.total === units(total) && chain.frozen === units(frozen);
    return isSame ? [] : [{ address, register: { total, frozen }, chain }];
  });
}

/** How many of a token's operations stand where. */
export async function statusesOf(suite: Suite, tokenId: string): Promise<Record<string, number>> {
  const rows = await suite.sql<{ status: string; count: number }[]>`
    select status, count(*)::int as count from chain_operation
     where organization_id = ${suite.organizationId} and token_id = ${tokenId} group by 1`;
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}

/** What an agent told of operations it carried out. */
export async function executionLogs(
  { link, anvil }: TestChain,
  contracts: TokenContracts,
): Promise<readonly ChainLog[]> {
  const latest = Number(await anvil.client.getBlockNumber());
  return (await link.node.logs(contracts, 0, latest)).filter(({ name }) => name === "Executed");
}

/** How often an agent told of each operation that it carried it out: once. */
export async function executions(chain: TestChain, contracts: TokenContracts) {
  const counts = new Map<string, number>();
  for (const { args } of await executionLogs(chain, contracts))
    counts.set(args.operationId ?? "", (counts.get(args.operationId ?? "") ?? 0) + 1);
  return counts;
}
