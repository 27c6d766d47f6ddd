import { procedure } from "../trpc/procedure.ts";
import { trpc } from "../trpc/trpc.ts";
import { addWallet } from "./add-wallet.ts";
import * as contract from "./contract.ts";
import { createWalletChallenge } from "./create-wallet-challenge.ts";
import { proveWallet } from "./prove-wallet.ts";

export const walletRouter = trpc.router({
  add: procedure(contract.addWallet).mutation(addWallet),
  challenge: procedure(contract.createWalletChallenge).mutation(createWalletChallenge),
  prove: procedure(contract.proveWallet).mutation(proveWallet),
});
