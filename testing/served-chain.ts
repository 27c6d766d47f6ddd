/** The chain that a server under test sends to, where there is one. */
import { anvilProgram, openAnvil } from "./anvil.ts";

/** Where links to the chain lead in tests. */
export const EXPLORER = "https://explorer.example";

/** A chain, and the variables that tell a server of it. */
export interface ServedChain {
  readonly env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts a chain whose blocks come each second and are final two blocks later; undefined where anvil is not installed. */
export async function openServedChain(): Promise<ServedChain | undefined> {
  if (!anvilProgram) return undefined;
  const { url, chainId, account, close } = await openAnvil({ blockTime: 1 });
  return {
    env: {
      CHAIN_ID: String(chainId),
      CHAIN_RPC_URLS: url,
      CHAIN_CONFIRMATIONS: "2",
      // The node signs for its own accounts.
      CHAIN_SIGNER: `rpc:${url}`,
      CHAIN_SIGNER_ADDRESS: account(1),
      CHAIN_EXPLORER_URL: EXPLORER,
    },
    close,
  };
}
