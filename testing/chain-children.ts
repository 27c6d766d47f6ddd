/** Processes that send to a chain, for tests that kill them. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Sql } from "#db/client.ts";
import type { Station } from "#server/domain/chain/sender/sender.ts";
import type { ChainLink } from "#server/kernel/application.ts";

/** What a process has to know. */
export interface ChildOptions {
  readonly databaseUrl: string;
  readonly nodeUrl: string;
  readonly link: Pick<ChainLink, "chainId" | "signer">;
  readonly confirmations: number;
  /** Where it kills itself. */
  readonly station?: Station;
}

/** A process that is ready and waits to be told to begin. */
export async function forkSender(options: ChildOptions): Promise<ChildProcess> {
  const { databaseUrl, nodeUrl, link, confirmations, station } = options;
  const words = [databaseUrl, nodeUrl, String(link.chainId), link.signer.address, String(confirmations)];
  const child = fork(
    join(import.meta.dirname, "chain-sender.ts"),
    [...words, ...(station ? [station] : [])],
    {
      execPath: process.execPath,
      execArgv: [],
      env: { NODE_ENV: "test" },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const died = once(child, "exit").then(([code]) => {
    throw new Error(`the sender ended with ${code} before it was ready`);
  });
  await Promise.race([once(child, "message"), died]);
  died.catch(() => undefined);
  return child;
}

/** Has a process begin; the lease of whoever was killed before ends at once, as it would after 20 seconds. */
export async function begin(child: ChildProcess, sql: Sql, chainId: number): Promise<void> {
  await sql`update chain_signer set lease_until = now() - interval '1 second' where chain_id = ${chainId}`;
  child.send("begin");
}

/** Waits until a process has ended. */
export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}

/** Kills a process as the system does when memory is short. */
export async function kill(child: ChildProcess): Promise<void> {
  child.kill("SIGKILL");
  await ended(child);
}
