/**
 * The demo's own chain: anvil on this machine's loopback, where its package is installed. It starts and ends with the
 * demo, whichever way that ends, and leaves its state in a file when it ends in good order.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#db/embedded/cluster.ts";
import { newKeystore } from "#server/adapters/signer/keystore.ts";
import type { ChainEnv } from "#server/kernel/configuration.ts";

/** A chain that runs, and how it is reached. */
export interface DemoChain {
  readonly env: ChainEnv;
  /** Ends it; its state is kept. */
  stop(): Promise<void>;
}

const CHAIN_ID = 31_337;
const GWEI = 10n ** 9n;
/** How long it may take to start, and to write its state at the end, in milliseconds. */
const START_MS = 10_000;
const END_MS = 10_000;

/**
 * Asks the chain to end, and so to write its state, when this process is gone, however it went: the watcher's input closes
 * then. The shell becomes the chain (`exec`).
 */
const launchScript = `
chain=$$
exec 3<&0 </dev/null
( (
  trap '' INT TERM HUP
  read -r word <&3
  [ "$word" = stopped ] || kill -TERM "$chain"
) >/dev/null 2>&1 & )
exec 3<&-
exec "$@"
`;

/**
 * Starts the chain.
 * @param folder where its port and the operator's key are kept
 * @param beside where its state is: with the database whose register it follows, so that both go and come together
 * @returns undefined where anvil is not installed
 * @throws Error where it does not start
 */
export async function startDemoChain(folder: string, beside: string): Promise<DemoChain | undefined> {
  const program = findAnvil();
  if (!program) return undefined;
  mkdirSync(folder, { recursive: true });
  const state = join(beside, "chain.json");
  const port = await keptPort(join(folder, "chain.port"));
  // Old blocks, which one that was killed hard has left.
  const blocks = join(folder, "blocks");
  rmSync(blocks, { recursive: true, force: true });
  const options = [
    ...["--host", "127.0.0.1", "--port", String(port), "--chain-id", String(CHAIN_ID)],
    ...["--accounts", "1", "--silent", "--state", state, "--cache-path", blocks],
  ];
  const child = spawn(
    "/bin/sh",
    ["-c", launchScript, "sh", program, ...options],
    // A session of its own: the terminal's Ctrl-C is for this process, which ends the chain after its last request.
    { detached: true, stdio: ["pipe", "ignore", "ignore"] },
  );
  child.stdin.on("error", () => {});
  child.once("error", () => {});
  const url = `http://127.0.0.1:${port}`;
  const signer = keptKey(folder);
  if (!(await answers(child, url))) {
    await end(child);
    throw new Error("the chain did not start");
  }
  // A state that is older than what the register has would contradict it: without one, everything is sent again.
  rmSync(state, { force: true });
  return { env: envOf(url, signer), stop: () => end(child) };
}

/** How the chain is reached that another process of this machine runs; undefined where none does. */
export async function findDemoChain(folder: string): Promise<ChainEnv | undefined> {
  const portFile = join(folder, "chain.port");
  if (!existsSync(portFile) || !existsSync(join(folder, "operator.json"))) return undefined;
  const url = `http://127.0.0.1:${readFileSync(portFile, "utf8")}`;
  const isThere = await ask(url, "eth_chainId", []).catch(() => undefined);
  return isThere ? envOf(url, keptKey(folder)) : undefined;
}

function envOf(url: string, signer: ChainEnv["signer"]): ChainEnv {
  return {
    chainId: CHAIN_ID,
    rpcUrls: [url],
    // Blocks are made by transactions alone, so none would come after the last.
    confirmations: 0,
    signer,
    owner: undefined,
    maxFee: 1_000n * GWEI,
    // A holding that the demo's people make up is on the chain at once, however large.
    dailyLimitPercent: 100,
    explorerUrl: undefined,
  };
}

/** Gives an account as much as it will ever need. */
export async function fund(url: string, address: string): Promise<void> {
  await ask(url, "anvil_setBalance", [address, `0x${(10n ** 24n).toString(16)}`]);
}

function findAnvil(): string | undefined {
  try {
    const program = createRequire(import.meta.url).resolve("@foundry-rs/anvil-linux-amd64/bin/anvil");
    return existsSync(program) ? program : undefined;
  } catch {
    return undefined;
  }
}

/** The operator's key, made at the first start: whoever reads this folder has it, and it is good for nothing elsewhere. */
function keptKey(folder: string): Extract<ChainEnv["signer"], { kind: "keystore" }> {
  const path = join(folder, "operator.json");
  const passwordPath = join(folder, "operator.password");
  if (!existsSync(path) || !existsSync(passwordPath)) {
    const password = randomBytes(24).toString("base64url");
    for (const [file, text] of [
      [passwordPath, password],
      [path, newKeystore(password)],
    ] as const) {
      writeFileSync(file, text, { mode: 0o600 });
      chmodSync(file, 0o600);
    }
  }
  return { kind: "keystore", path, password: readFileSync(passwordPath, "utf8") };
}

async function keptPort(file: string): Promise<number> {
  const kept = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (kept > 0 && !(await isTaken(kept))) return kept;
  const port = await freePort();
  writeFileSync(file, String(port), { mode: 0o600 });
  return port;
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, "127.0.0.1");
    probe.once("connect", () => {
      probe.destroy();
      resolve(true);
    });
    probe.once("error", () => resolve(false));
  });
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  for (const until = Date.now() + START_MS; Date.now() < until && child.exitCode === null; await sleep(20))
    if (await ask(url, "eth_chainId", []).catch(() => undefined)) return true;
  return false;
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
  const headers = { "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(1_000) });
  return response.json();
}

async function end(child: ChildProcess): Promise<void> {
  const runs = () => child.exitCode === null && child.signalCode === null;
  child.kill("SIGTERM");
  for (const until = Date.now() + END_MS; runs() && Date.now() < until; ) await sleep(20);
  if (runs()) child.kill("SIGKILL");
  child.stdin?.end("stopped\n");
}
