/** A test chain on this machine: anvil, where its package is installed. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Address,
  createTestClient,
  type Hex,
  http,
  publicActions,
  TransactionNotFoundError,
  type TransactionReceipt,
  TransactionReceiptNotFoundError,
  walletActions,
} from "viem";
import { foundry } from "viem/chains";

export interface AnvilOptions {
  /** Where the chain is read from at the start, if it is there, and written to at the end. */
  readonly stateFile?: string;
  /** Seconds between blocks; without it each transaction makes one at once. */
  readonly blockTime?: number;
  /** Blocks are made by `client.mine` alone. */
  readonly noMining?: boolean;
  /** Blocks whose state is kept in memory; left out, old ones go to disk, where a turn of the chain does not find them. */
  readonly statesInMemory?: number;
  readonly chainId?: number;
  /** Loopback port; a free one where it is left out. */
  readonly port?: number;
}

/** What a transaction does. `gas` is the sender's, never an estimate, unless it is left out. */
interface Call {
  readonly to?: Address;
  readonly data: Hex;
  readonly gas?: bigint;
}

type AnvilClient = ReturnType<typeof clientOf>;

export interface RunningAnvil {
  readonly url: string;
  readonly chainId: number;
  /** Reads, sends for the funded accounts without a key, and steers the chain. */
  readonly client: AnvilClient;
  /** Ten accounts with 10,000 ETH each, whose keys the node has. */
  readonly accounts: readonly Address[];
  /** Account by its place among the ten. */
  account(place: number): Address;
  /** Sends a transaction and gives its receipt, reverted or not; the chain must make its blocks by itself. */
  send(from: Address, call: Call): Promise<TransactionReceipt>;
  /** Makes a contract and gives its address. */
  create(from: Address, bytecode: Hex): Promise<Address>;
}

/** One that was started here. */
export interface Anvil extends RunningAnvil {
  /** Ends it; with `stateFile` its state is there then. */
  close(): Promise<void>;
  /** Ends it as a crash would: nothing is written. */
  kill(): Promise<void>;
}

/** Where the program is; undefined where its package is not installed, as on platforms it has none for. */
export const anvilProgram = findProgram();

/** What a suite says that is skipped. */
export const noAnvil = "anvil is not installed here: @foundry-rs/anvil-linux-amd64 is an optional package";

/**
 * Starts a test chain.
 * @throws where anvil is not installed, or ends before it listens
 */
export async function openAnvil(options: AnvilOptions = {}): Promise<Anvil> {
  if (!anvilProgram) throw new Error(noAnvil);
  const chainId = options.chainId ?? foundry.id;
  const { child, url } = await start(anvilProgram, [
    ...["--host", "127.0.0.1", "--port", String(options.port ?? 0), "--chain-id", String(chainId)],
    ...(options.stateFile ? ["--state", options.stateFile] : []),
    ...(options.blockTime ? ["--block-time", String(options.blockTime)] : []),
    ...(options.noMining ? ["--no-mining"] : []),
    ...(options.statesInMemory ? ["--prune-history", String(options.statesInMemory)] : []),
  ]);
  return {
    ...(await findAnvil(url, chainId)),
    close: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

/** A test chain that runs already, whoever started it. */
export async function findAnvil(url: string, chainId: number): Promise<RunningAnvil> {
  const client = clientOf(url, chainId);
  const accounts = await client.getAddresses();
  const receiptOf = async (hash: Hex) => {
    for (;;) {
      // Asked before the receipt: what is in neither place now is lost.
      const known = await unless(TransactionNotFoundError, client.getTransaction({ hash }));
      const receipt = await unless(TransactionReceiptNotFoundError, client.getTransactionReceipt({ hash }));
      if (receipt || !known) return receipt;
      await sleep(5);
    }
  };
  // An account that a server sends from as well may give one number to two transactions, and only one of them stays.
  const send = async (account: Address, call: Call): Promise<TransactionReceipt> => {
    for (;;) {
      const hash = await client.sendTransaction({ account, chain: null, ...call });
      const receipt = await receiptOf(hash);
      if (!receipt) continue;
      // The receipt may be there before the block counts as the latest, which the next question is answered from.
      while ((await client.getBlockNumber()) < receipt.blockNumber) await sleep(5);
      return receipt;
    }
  };
  return {
    url,
    chainId,
    client,
    accounts,
    account(place) {
      const account = accounts[place];
      if (!account) throw new Error(`There is no account ${place}.`);
      return account;
    },
    send,
    async create(from, bytecode) {
      const { contractAddress } = await send(from, { data: bytecode, gas: 16_000_000n });
      if (!contractAddress) throw new Error("The contract was not made.");
      return contractAddress;
    },
  };
}

/** What is answered, or undefined where there is none yet. */
async function unless<T>(
  absent: new (...args: never[]) => Error,
  answer: Promise<T>,
): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof absent)) throw error;
    return undefined;
  }
}

function clientOf(url: string, chainId: number) {
  const chain = { ...foundry, id: chainId };
  // A test chain answers at once: there is nothing to wait for between questions.
  return createTestClient({ mode: "anvil", chain, transport: http(url), pollingInterval: 5, cacheTime: 0 })
    .extend(publicActions)
    .extend(walletActions);
}

function findProgram(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const program = require.resolve("@foundry-rs/anvil-linux-amd64/bin/anvil");
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

function start(program: string, args: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  return new Promise((resolve, reject) => {
    // It leaves old blocks where they are unless it ends by itself.
    const old = mkdtempSync(join(tmpdir(), "offerboard-anvil-"));
    const forget = () => rmSync(old, { recursive: true, force: true });
    const child = spawn(program, [...args, "--cache-path", old], { stdio: ["ignore", "pipe", "pipe"] });
    // Nobody's chain outlives the process that started it.
    const kill = () => {
      child.kill("SIGKILL");
      forget();
    };
    process.once("exit", kill);
    let words = "";
    const read = (text: string) => {
      if (words.includes("Listening on")) return;
      words += text;
      const [, address] = /Listening on (\S+)\n/.exec(words) ?? [];
      if (address) resolve({ child, url: `http://${address}` });
    };
    child.stdout.setEncoding("utf8").on("data", read);
    child.stderr.setEncoding("utf8").on("data", read);
    child.once("error", (error) => {
      forget();
      reject(error);
    });
    child.once("exit", () => {
      process.off("exit", kill);
      forget();
      reject(new Error(`anvil ended before it listened:\n${words}`));
    });
  });
}

function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
