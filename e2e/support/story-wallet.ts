import type { Page } from "@playwright/test";
import type { PrivateKeyAccount } from "viem/accounts";

/** What the story wallet does next; a story changes it as a person would in the wallet's own window. */
export interface StoryWallet {
  /** The accounts it shows, the chosen one first. */
  accounts: readonly PrivateKeyAccount[];
  /** Whether the person says no to whatever it is asked. */
  rejects: boolean;
}

/** Puts a wallet into the browser that announces itself (EIP-6963) and signs with accounts of the story. */
export async function giveWallet(page: Page, ...accounts: PrivateKeyAccount[]): Promise<StoryWallet> {
  const wallet: StoryWallet = { accounts, rejects: false };
  await page.exposeFunction("askStoryWallet", async (method: string, params: readonly string[]) => {
    if (wallet.rejects) return { code: 4001 };
    if (method === "eth_requestAccounts") return { result: wallet.accounts.map(({ address }) => address) };
    const [message, address] = params;
    const account = wallet.accounts.find((one) => one.address === address);
    if (method !== "personal_sign" || !account) return { code: 4200 };
    return { result: await account.signMessage({ message: { raw: message as `0x${string}` } }) };
  });
  await page.addInitScript(() => {
    type Answer = { result?: unknown; code?: number };
    const { askStoryWallet } = window as unknown as {
      askStoryWallet: (method: string, params: readonly unknown[]) => Promise<Answer>;
    };
    const provider = {
      async request({ method, params = [] }: { method: string; params?: readonly unknown[] }) {
        const { result, code } = await askStoryWallet(method, params);
        if (code !== undefined) throw Object.assign(new Error("refused"), { code });
        return result;
      },
    };
    const info = { uuid: "1", name: "Story Wallet", icon: "", rdns: "com.example.story" };
    const announce = () =>
      window.dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info, provider } }));
    window.addEventListener("eip6963:requestProvider", announce);
  });
  return wallet;
}
