/**
 * A process that sends to a chain and does nothing else, to be killed: `chain-sender.ts <database> <node> <chain> <signer>
 * <confirmations> [station]`. With a station it kills itself there; it begins when it is told to.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { applicationUrl } from "#db/application-role.ts";
import { connect } from "#db/client.ts";
import type { Hex } from "#server/adapters/chain/port.ts";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import { rpcSigner } from "#server/adapters/signer/rpc.ts";
import { takeTurn } from "#server/domain/chain/sender/send-on-chain.ts";
import { makeSender } from "#server/domain/chain/sender/sender.ts";
import type { ChainLink } from "#server/kernel/application.ts";

const [databaseUrl = "", nodeUrl = "", chain, signer, confirmations, station] = process.argv.slice(2);

const chainId = Number(chain);
const link: ChainLink = {
  chainId,
  node: rpcChain({ urls: [nodeUrl], chainId, confirmations: Number(confirmations) }),
  signer: rpcSigner(nodeUrl, signer as Hex),
  owner: signer ?? "",
  maxFee: 10n ** 12n,
  dailyLimitPercent: 100,
  explorerUrl: undefined,
};
const app = {
  compartments: { chain: connect(applicationUrl(databaseUrl), 1) },
  log: pino({ level: "silent" }),
};

const sender = makeSender(app, link, (reached) => {
  if (reached === station) process.kill(process.pid, "SIGKILL");
});

process.once("disconnect", () => process.exit(0));
process.once("message", () => void run());
process.send?.("ready");

async function run(): Promise<void> {
  for (;;) {
    const hasMoved = await takeTurn(sender, new Date()).catch(() => false);
    if (!hasMoved) await sleep(20);
  }
}
