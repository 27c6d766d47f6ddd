import { randomInt } from "node:crypto";
import { type Address, encodeFunctionData, type Hex } from "viem";
import { mnemonicToAccount } from "viem/accounts";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import type { SignerPort } from "#server/adapters/signer/port.ts";
import { takeTurn } from "#server/domain/chain/sender/send-on-chain.ts";
import { makeSender } from "#server/domain/chain/sender/sender.ts";
import type { Application, ChainLink } from "#server/kernel/application.ts";
import { type Anvil, openAnvil } from "#testing/anvil.ts";
import {
  deployIdentity,
  deployRegister,
  deployTrex,
  succeed,
  type TestContracts,
  tokenAbi,
  trexArtifact,
} from "#testing/chain-contracts.ts";
import { makeCustomer, makeToken, prove, verify } from "#testing/factories.ts";
import { type Suite, unique } from "#testing/testing.ts";
import { reconcileToken } from "./reconcile-token.ts";

/** What anvil's accounts come from. */
const MNEMONIC = "test test test test test test test test test test test junk";

/** An account of the test chain that signs by itself. */
function signerAt(place: number): SignerPort {
  const account = mnemonicToAccount(MNEMONIC, { addressIndex: place });
  return {
    address: account.address.toLowerCase() as Hex,
    sign: (transaction) => account.signTransaction({ ...transaction, type: "eip1559" }),
  };
}

/** A test chain, and an application of the suite that sends to it. Blocks are final at once. */
export async function openChain(suite: Suite) {
  // A number of its own: signers belong to a chain, and suites share the database.
  const anvil = await openAnvil({ chainId: randomInt(1_000_000, 2 ** 40) });
  const node = rpcChain({ urls: [anvil.url], chainId: anvil.chainId, confirmations: 0 });
  const link: ChainLink = {
    chainId: anvil.chainId,
    node,
    signer: signerAt(1),
    owner: anvil.account(0).toLowerCase(),
    maxFee: 10n ** 12n,
    dailyLimitPercent: 100,
    explorerUrl: undefined,
  };
  const app: Application = Object.assign(Object.create(suite.app) as Application, {
    chainLink: link,
    kept: new Map(),
  });
  const sender = makeSender(app, link);
  return {
    anvil,
    link,
    app,
    /** Sends whatever can be sent, until nothing moves any more. */
    async send() {
      for (let isMoving = true; isMoving; ) {
        const hasMoved = await takeTurn(sender, new Date());
        const underWay = await suite.sql`
          select from chain_transaction
           where chain_id = ${anvil.chainId} and status not in ('FINAL', 'VOIDED') limit 1`;
        isMoving = hasMoved || underWay.length > 0;
      }
    },
    close: () => anvil.close(),
  };
}

export type TestChain = Awaited<ReturnType<typeof openChain>>;

/** A token of the suite whose contracts are live on the chain: ours, or the official T-REX ones. */
export async function makeLiveToken(
  suite: Suite,
  chain: TestChain,
  { trex = false, totalSupply = 1_000_000 } = {},
) {
  const token = await makeToken(suite, { totalSupply, decimals: 6 });
  const order = { organizationId: unique("org"), tokenId: token.tokenId, decimals: 6 };
  const contracts = await (trex ? deployTrex : deployRegister)(chain.anvil, order);
  if (trex) await pauseByOwner(chain.anvil, contracts);
  const head = await chain.link.node.head();
  const { organizationId, sql } = suite;
  const lower = (address: string) => address.toLowerCase();
  await sql`update token set settlement = 'ERC3643' where organization_id = ${organizationId} and id = ${token.tokenId}`;
  await sql`
    insert into chain_token (organization_id, token_id, chain_id, address, agent, identity_registry, owner,
      first_operator, status, genesis_hash, deployed_block, is_attached, created_at)
    values (${organizationId}, ${token.tokenId}, ${chain.anvil.chainId}, ${lower(contracts.token)},
      ${lower(contracts.agent)}, ${lower(contracts.identities)}, ${lower(contracts.owner)}, ${lower(contracts.operator)},
      'LIVE', ${head.genesis}, ${head.latest.number}, ${trex}, now())`;
  return { tokenId: token.tokenId, contracts, trex };
}

export type LiveToken = Awaited<ReturnType<typeof makeLiveToken>>;

/** A verified customer with a proven wallet that the token's registry knows, on the chain too. */
export async function makeRegistered(
  suite: Suite,
  chain: TestChain,
  { contracts, tokenId, trex }: LiveToken,
) {
  const customer = await makeCustomer(suite);
  await verify(suite, customer.id);
  await prove(suite, customer);
  const address = (customer.wallets[0]?.address ?? "").toLowerCase();
  // T-REX verifies nobody without an identity of its own.
  const identity = trex ? (await deployIdentity(chain.anvil, address as Address)).toLowerCase() : null;
  const { organizationId, sql } = suite;
  await sql`
    insert into chain_wallet (organization_id, registry, address, customer_id, country, identity, status, created_at,
      updated_at)
    values (${organizationId}, ${contracts.identities.toLowerCase()}, ${address}, ${customer.id}, 276, ${identity},
      'WANTED', now(), now())`;
  await sql`
    insert into chain_operation (organization_id, id, token_id, seq, kind, to_address, units, country, created_at)
    values (${organizationId}, ${unique("cop")}, ${tokenId}, 1, 'REGISTER', ${address}, 0, 276, now())`;
  await chain.send();
  return { ...customer, address };
}

/** Compares a token as the round does. */
export async function reconcile(suite: Suite, chain: TestChain, { tokenId }: LiveToken, now = new Date()) {
  const place = { organizationId: suite.organizationId, tokenId };
  const outcome = await reconcileToken(chain.app, chain.link, place, now);
  if (!outcome) throw new Error("the token was not compared");
  return outcome;
}

/** Calls a token as its owner, who is an agent of it besides. */
export async function actOutside(
  { anvil }: TestChain,
  { contracts }: LiveToken,
  functionName:
    | "mint"
    | "burn"
    | "forcedTransfer"
    | "freezePartialTokens"
    | "unfreezePartialTokens"
    | "unpause"
    | "pause"
    | "addAgent"
    | "removeAgent",
  ...args: readonly unknown[]
): Promise<void> {
  const data = encodeFunctionData({ abi: tokenAbi, functionName, args } as never);
  await succeed(anvil, contracts.owner, { to: contracts.token, data, gas: 3_000_000n });
}

async function pauseByOwner(anvil: Anvil, { token, owner }: TestContracts): Promise<void> {
  const paused = await anvil.client.readContract({ address: token, abi: tokenAbi, functionName: "paused" });
  if (paused) return;
  const data = encodeFunctionData({ abi: trexArtifact("Token").abi, functionName: "pause" });
  await succeed(anvil, owner, { to: token, data, gas: 3_000_000n });
}

/** What a wallet has on the chain. */
export async function balanceOf({ link }: TestChain, { contracts }: LiveToken, wallet: string) {
  const head = await link.node.head();
  const [balance] = await link.node.balances(contracts.token as Address, [wallet], head.latest.number);
  return balance;
}
