import { join } from "node:path";
import { dataDirectory } from "#db/embedded.ts";
import { findDemoChain } from "#demo/chain.ts";
import type { Env } from "#server/kernel/configuration.ts";
import { provideChain } from "./env.ts";

/** Has this process use the chain of a demo that runs beside it, unless another one is configured. */
export async function findChain(env: Env): Promise<void> {
  if (env.chain) return;
  const chain = await findDemoChain(join(dataDirectory(env.dataDirectory), "chain"));
  if (chain) provideChain(chain);
}
