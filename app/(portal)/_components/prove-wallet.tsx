"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { TRPCClientError } from "@trpc/client";
import { useState } from "react";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { shortAddress } from "#app/_words/format.ts";
import {
  addressesOf,
  type InjectedWallet,
  signatureOf,
  useInjectedWallets,
} from "#app/(portal)/_data/injected-wallets.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import classes from "./prove-wallet.module.css";
import { WalletButton } from "./wallet-button.tsx";

interface ProveWalletProps {
  customerId: string;
  address: string;
  /** What the customer is once the wallet is proven. */
  onProven: (customer: Customer) => void;
}

/** Lets a wallet of this browser sign that an address is the customer's. */
export function ProveWallet({ customerId, address, onProven }: ProveWalletProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" size="xs" onClick={open}>
        Prove it<span className="visually-hidden">: {shortAddress(address)}</span>
      </Button>
      <Modal opened={isOpen} onClose={close} title="Prove your wallet" centered>
        <Signing
          customerId={customerId}
          address={address}
          onProven={(customer) => {
            close();
            onProven(customer);
          }}
        />
      </Modal>
    </>
  );
}

function Signing({ customerId, address, onProven }: ProveWalletProps) {
  const wallets = useInjectedWallets();
  const { challenge, prove } = trpc.useUtils().client.wallet;
  const [asked, setAsked] = useState<InjectedWallet | null>(null);
  const [error, setError] = useState<unknown>(null);

  const sign = async (wallet: InjectedWallet) => {
    setAsked(wallet);
    setError(null);
    try {
      await requireAccount(wallet, address);
      const own = { customerId, walletAddress: address };
      const { nonce, message } = await challenge.mutate(own);
      const signature = await signatureOf(wallet, address, message);
      onProven(await prove.mutate({ ...own, nonce, signature }));
    } catch (refused) {
      setError(refused);
    } finally {
      setAsked(null);
    }
  };

  return (
    <div className={classes.signing}>
      <p>
        Sign a message with <code className={classes.address}>{address}</code> to show that it is yours. It
        moves nothing and costs nothing.
      </p>
      {isOfWallet(error) ? (
        <Notice tone="warning" role="alert">
          {error.message}
        </Notice>
      ) : (
        <ProblemAlert error={error} />
      )}
      {wallets.length === 0 ? (
        <Notice title="No wallet found in this browser">
          Open this page in the browser that has your wallet, or unlock it and reload the page.
        </Notice>
      ) : (
        <div className={classes.wallets}>
          {wallets.map((wallet) => (
            <WalletButton
              key={wallet.id}
              wallet={wallet}
              disabled={asked !== null}
              onClick={() => void sign(wallet)}
            >
              {asked?.id === wallet.id ? `Answer in ${wallet.name}…` : `Sign with ${wallet.name}`}
            </WalletButton>
          ))}
        </div>
      )}
    </div>
  );
}

/** @throws Error with a sentence for the person where the wallet shows other addresses alone */
async function requireAccount(wallet: InjectedWallet, address: string): Promise<void> {
  const shown = await addressesOf(wallet);
  if (shown.some((one) => one.toLowerCase() === address.toLowerCase())) return;
  const [first] = shown;
  throw new Error(
    `${wallet.name} shows ${first === undefined ? "no account" : shortAddress(first)}. Choose the account ${shortAddress(address)} there, then try again.`,
  );
}

/** Whether it was the wallet, and not the server, that something failed at. */
const isOfWallet = (error: unknown): error is Error =>
  error instanceof Error && !(error instanceof TRPCClientError);
