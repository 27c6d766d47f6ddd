/** The key, its password and what is signed and not sent stand where they are meant to, and nowhere else. */
import { randomBytes } from "node:crypto";
import { type Address, parseEther } from "viem";
import { generatePrivateKey } from "viem/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import { keystoreSigner, newKeystore } from "#server/adapters/signer/keystore.ts";
import {
  makeHolders,
  mintAll,
  openTestChain,
  orderToken,
  statusesOf,
  type TestChain,
} from "#server/domain/chain/testing.ts";
import type { Application } from "#server/kernel/application.ts";
import { createLog } from "#server/process/log.ts";
import { anvilProgram } from "#testing/anvil.ts";
import { type Lies, type LyingNode, openLyingNode } from "#testing/lying-node.ts";
import { openSuite } from "#testing/testing.ts";
import { takeTurn } from "./send-on-chain.ts";
import { makeSender, type Sender, type Station } from "./sender.ts";

const suite = await openSuite();
let chain: TestChain;
let node: LyingNode;
const password = randomBytes(24).toString("hex");
const privateKey = generatePrivateKey();
const file = newKeystore(password, privateKey);
/** All that was logged, and all that was thrown. */
const said: string[] = [];

beforeAll(async () => {
  if (!anvilProgram) return;
  chain = await openTestChain(suite, { signer: () => keystoreSigner(file, password) });
  node = await openLyingNode(chain.anvil.url);
}, 60_000);
afterAll(async () => {
  await node?.close();
  await chain?.close();
});

/** A process that logs all there is, over a node that fails as it is told. */
async function processOver(lies: Lies, reached?: (station: Station) => void): Promise<Sender> {
  for (const name of Object.keys(node.lies) as (keyof Lies)[]) delete node.lies[name];
  Object.assign(node.lies, lies);
  const log = createLog({ logLevel: "trace" }, { write: (line: string) => void said.push(line) });
  const { chainId } = chain.link;
  const link = { ...chain.link, node: rpcChain({ urls: [node.url], chainId, confirmations: 1 }) };
  const app: Application = Object.assign(Object.create(chain.app), { log, chainLink: link });
  await suite.sql`update chain_signer set lease_until = null, lease_holder = null where chain_id = ${chainId}`;
  return makeSender(app, link, reached);
}

/** A turn, logged as the round does where it fails. */
async function turn(sender: Sender): Promise<void> {
  try {
    await takeTurn(sender, new Date());
  } catch (error) {
    (sender.app as Application).log.error({ err: error, round: "sendOnChain" }, "round failed");
    const { message, stack, cause } = error as Error;
    said.push(JSON.stringify({ message, stack, cause: String(cause), own: { ...(error as Error) } }));
  }
}

it.skipIf(!anvilProgram)("stay where they are meant to, whatever fails", { timeout: 120_000 }, async () => {
  const { tokenId, registry } = await orderToken(suite, chain);
  const holders = await makeHolders(suite, tokenId, registry, 4);
  await chain.settle();
  const mint = () => mintAll(suite, tokenId, holders);
  const address = chain.link.signer.address as Address;
  const { client } = chain.anvil;
  for (const lies of [
    { losesAnswers: true },
    { swallows: true },
    { status: 500 },
    { status: 429 },
  ] as Lies[]) {
    await mint();
    const sender = await processOver(lies);
    await turn(sender);
    await turn(sender);
  }
  await mint();
  await client.setBalance({ address, value: 1_000n });
  await turn(await processOver({}));
  await client.setBalance({ address, value: parseEther("1000") });
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 5_000n * 10n ** 9n });
  await client.mine({ blocks: 1 });
  await turn(await processOver({}));
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 10n ** 9n });
  await client.mine({ blocks: 1 });
  await chain.settle(await processOver({}));
  // Signed, kept, and never handed to anybody.
  await mint();
  await turn(
    await processOver({}, (station) => {
      if (station === "kept") throw new Error("ended here");
    }),
  );
  expect(await statusesOf(suite, tokenId)).toMatchObject({ ASSIGNED: 4 });
  expect(() => keystoreSigner(file, `${password}x`)).toThrow();
  try {
    keystoreSigner(file, `${password}x`);
  } catch (error) {
    said.push(String((error as Error).stack));
  }

  const signed = await suite.sql<{ raw: string; sent: boolean }[]>`
    select a.raw, a.broadcast_at is not null as sent from chain_attempt a
      join chain_transaction t on t.id = a.transaction_id where t.chain_id = ${chain.link.chainId}`;
  expect(signed.some(({ sent }) => !sent)).toBe(true);
  // The last bytes are the signature's, and stand in nothing else.
  const signatures = signed.map(({ raw }) => raw.slice(-60));
  const secrets = [privateKey.slice(2), password];
  expect(said.length).toBeGreaterThan(4);
  const spoken = said.join("\n").toLowerCase();
  expect([...secrets, ...signatures].filter((secret) => spoken.includes(secret.toLowerCase()))).toEqual([]);

  const tables = await suite.sql<{ name: string }[]>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(40);
  const found: string[] = [];
  for (const { name } of tables) {
    const sought = name === "public.chain_attempt" ? secrets : [...secrets, ...signatures];
    const [row] = await suite.sql<{ holds: boolean }[]>`
      select exists (select 1 from ${suite.sql.unsafe(name)} t, unnest(${sought}::text[]) s
                      where position(s in lower(t::text)) > 0) as holds`;
    if (row?.holds) found.push(name);
  }
  expect(found).toEqual([]);
});
