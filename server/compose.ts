import type { Logger } from "pino";
import { type Connection, connect } from "#db/client.ts";
import type { ChainPort } from "./adapters/chain/port.ts";
import { sandboxChain } from "./adapters/chain/sandbox.ts";
import { type Env, readEnv } from "./env.ts";
import { createLog } from "./log.ts";
import { Intake } from "./purchase-intent/intake.ts";

/** What exists once a process: the pool, the intake's batches, the providers. */
export interface Application extends Connection {
  readonly env: Env;
  readonly log: Logger;
  readonly chain: ChainPort;
  readonly intake: Intake;
}

// Next bundles its own copy of these modules, so what must exist once hangs on the process itself.
const home = globalThis as { __offerboard?: Application };

function compose(): Application {
  const env = readEnv();
  const connection = connect(env.databaseUrl, env.databasePool);
  return {
    ...connection,
    env,
    log: createLog(env),
    chain: sandboxChain,
    intake: new Intake(connection.db),
  };
}

/** The application of this process; made at the first call. */
export function application(): Application {
  home.__offerboard ??= compose();
  return home.__offerboard;
}

/** Closes what {@link application} opened, if anything. */
export async function closeApplication(): Promise<void> {
  const app = home.__offerboard;
  delete home.__offerboard;
  await app?.close();
}
