import { useEffect, useState } from "react";

/** What a browser wallet answers to (EIP-1193). */
interface Eip1193Provider {
  request(call: { method: string; params?: readonly unknown[] }): Promise<unknown>;
}

/** A wallet that lives in this browser. */
export interface InjectedWallet {
  readonly id: string;
  readonly name: string;
  readonly icon?: string;
  readonly provider: Eip1193Provider;
}

/** How a wallet announces itself (EIP-6963). */
interface Announcement {
  readonly info: {
    readonly uuid: string;
    readonly name: string;
    readonly icon: string;
    readonly rdns: string;
  };
  readonly provider: Eip1193Provider;
}

declare global {
  interface WindowEventMap {
    "eip6963:announceProvider": CustomEvent<Announcement>;
  }
  interface Window {
    ethereum?: Eip1193Provider;
  }
}

/** How long wallets get to announce themselves before the one of the old kind counts. */
const ANNOUNCEMENTS_TAKE = 300;

/** EIP-1193: the person said no. */
const REJECTED = 4001;

/** Wallets' own word for: a question of this page waits for its answer already. */
const PENDING = -32002;

/** The wallets that this browser has; empty on the server and before they announced themselves. */
export function useInjectedWallets(): readonly InjectedWallet[] {
  const [wallets, setWallets] = useState<readonly InjectedWallet[]>([]);

  useEffect(() => {
    const add = (wallet: InjectedWallet) =>
      setWallets((known) => (known.some(({ id }) => id === wallet.id) ? known : [...known, wallet]));
    const listen = ({ detail: { info, provider } }: CustomEvent<Announcement>) =>
      add({ id: info.rdns, name: info.name, icon: info.icon, provider });
    window.addEventListener("eip6963:announceProvider", listen);
    window.dispatchEvent(new Event("eip6963:requestProvider"));
    const timer = setTimeout(() => {
      const { ethereum } = window;
      if (ethereum === undefined) return;
      setWallets((known) =>
        known.length > 0 ? known : [{ id: "injected", name: "browser wallet", provider: ethereum }],
      );
    }, ANNOUNCEMENTS_TAKE);
    return () => {
      window.removeEventListener("eip6963:announceProvider", listen);
      clearTimeout(timer);
    };
  }, []);

  return wallets;
}

/**
 * Asks a wallet for the addresses it will show.
 * @throws Error with a sentence for the person
 */
export async function addressesOf(wallet: InjectedWallet): Promise<string[]> {
  const answer = await ask(wallet, "eth_requestAccounts", [], "You did not share an address.");
  return Array.isArray(answer) ? answer.filter((address) => typeof address === "string") : [];
}

/**
 * Asks a wallet to sign a text with one of its addresses (EIP-191).
 * @throws Error with a sentence for the person
 */
export async function signatureOf(wallet: InjectedWallet, address: string, message: string): Promise<string> {
  const bytes = new TextEncoder().encode(message);
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return String(
    await ask(wallet, "personal_sign", [`0x${digits}`, address], "You did not sign the message."),
  );
}

async function ask(
  { name, provider }: InjectedWallet,
  method: string,
  params: readonly unknown[],
  rejected: string,
): Promise<unknown> {
  try {
    return await provider.request({ method, params });
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
    if (code === REJECTED) throw new Error(`${rejected} Nothing was changed; you can try again.`);
    if (code === PENDING)
      throw new Error(`Your ${name} waits for your answer already. Open it and answer there.`);
    throw new Error(`Your ${name} did not answer. Unlock it and try again.`);
  }
}
