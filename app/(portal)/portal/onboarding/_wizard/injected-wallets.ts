import { useEffect, useState } from "react";

/** What a browser wallet answers to (EIP-1193). */
interface Eip1193Provider {
  request(call: { method: string }): Promise<unknown>;
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
export async function addressesOf({ name, provider }: InjectedWallet): Promise<string[]> {
  let answer: unknown;
  try {
    answer = await provider.request({ method: "eth_requestAccounts" });
  } catch (error) {
    const code = typeof error === "object" && error !== null && "code" in error ? error.code : undefined;
    throw new Error(
      code === REJECTED
        ? "You did not share an address. Try again, or type it in."
        : `Your ${name} did not answer. Unlock it and try again, or type the address in.`,
    );
  }
  return Array.isArray(answer) ? answer.filter((address) => typeof address === "string") : [];
}
