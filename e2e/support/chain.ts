/** The chain that the server under test sends to, as somebody sees it who knows nothing of the server. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { createPublicClient, formatUnits, type Hex, http, parseAbi } from "viem";
import { generatePrivateKey, privateKeyToAccount } from "viem/accounts";
import { findAnvil, noAnvil, type RunningAnvil } from "#testing/anvil.ts";
import { newCustomer, post } from "./preparations.ts";

const nodeUrl = process.env.CHAIN_RPC_URLS;
/** Deployment, registration and what follows take some blocks each. */
const PATIENCE = { timeout: 60_000 };

/** Skips the stories of this file, with a plain word, where the server under test has no chain. */
export function needsChain(): void {
  test.beforeEach(() => test.info().skip(nodeUrl === undefined, noAnvil));
}

/** The node itself, whose accounts do what a contract's owner does elsewhere. */
export function testNode(): Promise<RunningAnvil> {
  return findAnvil(nodeUrl ?? "", Number(process.env.CHAIN_ID));
}

const reads = parseAbi([
  "function balanceOf(address) view returns (uint256)",
  "function getFrozenTokens(address) view returns (uint256)",
]);

/** What a wallet has on the chain: tokens in all, and how many of them are frozen. */
export async function onChain(token: string, wallet: string) {
  const client = createPublicClient({ transport: http(nodeUrl ?? "") });
  const read = async (functionName: "balanceOf" | "getFrozenTokens") => {
    const units = await client.readContract({
      address: token as Hex,
      abi: reads,
      functionName,
      args: [wallet as Hex],
    });
    return Number(formatUnits(units, 18));
  };
  return { total: await read("balanceOf"), frozen: await read("getFrozenTokens") };
}

/** What of a token stands on the chain. */
interface Contract {
  readonly status: string;
  readonly address: string;
  readonly agent: string;
  readonly identityRegistry: string;
}

/** A token with a contract of its own, once that is live. */
export async function newChainToken(request: APIRequestContext, tokenId: string) {
  const symbol = `C${tokenId.slice(-6)}`.toUpperCase();
  await post(request, "/token", {
    ...{ tokenId, name: `Chain ${tokenId.slice(-8)}`, symbol, totalSupply: 1_000_000 },
    settlement: "ERC3643",
  });
  await expect(async () => expect((await contractOf(request, tokenId)).status).toBe("LIVE")).toPass(PATIENCE);
  return { tokenId, symbol, ...(await contractOf(request, tokenId)) };
}

async function contractOf(request: APIRequestContext, tokenId: string): Promise<Contract> {
  return (await (await request.get(`/api/token/${tokenId}/chain`)).json()).contract;
}

/** A verified customer whose wallet is proven, and registered for the tokens of the chain. */
export async function newRegisteredCustomer(request: APIRequestContext, name: string, tokenId: string) {
  const account = privateKeyToAccount(generatePrivateKey());
  const { id, wallet } = await newCustomer(request, name, account.address);
  await post(request, `/customer/${id}/verification/approve`, {});
  const path = `/customer/${id}/wallet/${wallet}`;
  const { nonce, message } = await post<{ nonce: string; message: string }>(request, `${path}/challenge`, {});
  const signature = await account.signMessage({ message });
  await post(request, `${path}/proof`, { nonce, signature });
  // A rehearsal of a mint says when the registry knows the wallet.
  const rehearsal = {
    headers: { "Dry-Run": "true" },
    data: { customerId: id, walletAddress: wallet, amount: 1 },
  };
  await expect(async () => {
    const answer = await request.post(`/api/token/${tokenId}/mint`, rehearsal);
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass(PATIENCE);
  return { id, wallet };
}

/** Waits until all that was asked of a token is final. */
export async function allFinal(request: APIRequestContext, tokenId: string): Promise<void> {
  await expect(async () => {
    const { data } = await (await request.get(`/api/chain-operation?tokenId=${tokenId}&limit=100`)).json();
    expect(new Set(data.map(({ status }: { status: string }) => status))).toEqual(new Set(["FINAL"]));
  }).toPass(PATIENCE);
}

/** Compares a token with its contract now, as an operator does; gives what the command said, and how it ended. */
export function reconcile(tokenId: string): Promise<{ code: number; words: string }> {
  const root = join(import.meta.dirname, "../..");
  const words = ["server/process/admin/main.ts", "chain", "reconcile", "--token", tokenId];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, words: stdout + stderr }),
    );
  });
}
