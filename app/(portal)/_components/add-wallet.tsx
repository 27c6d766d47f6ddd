"use client";

import { Button, Modal, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import {
  addressesOf,
  type InjectedWallet,
  useInjectedWallets,
} from "#app/(portal)/_data/injected-wallets.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import { addWallet } from "#server/domain/investors/wallet/contract.ts";
import classes from "./add-wallet.module.css";
import { WalletButton } from "./wallet-button.tsx";
import { WalletHelp } from "./wallet-help.tsx";

interface AddWalletProps {
  customer: Pick<Customer, "id" | "wallets">;
  /** What the customer is once it has the wallet. */
  onAdded: (customer: Customer) => void;
}

/** Names a further wallet of the customer's: typed in, or asked of a wallet in this browser. */
export function AddWallet({ customer, onAdded }: AddWalletProps) {
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button variant="default" size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={open}>
        Add a wallet
      </Button>
      <Modal opened={isOpen} onClose={close} title="Add a wallet" centered>
        <AddForm
          customer={customer}
          onAdded={(changed) => {
            close();
            onAdded(changed);
          }}
        />
      </Modal>
    </>
  );
}

function AddForm({ customer, onAdded }: AddWalletProps) {
  const injected = useInjectedWallets();
  const { client } = trpc.useUtils();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: addWallet.input,
    initialValues: { address: "" },
    toInput: ({ address }) => ({ customerId: customer.id, address: address.trim() }),
    send: (input, context) => client.wallet.add.mutate(input, { context: { ...context } }),
    onSent: onAdded,
  });

  const ask = async (wallet: InjectedWallet) => {
    setRefusal(null);
    try {
      const known = new Set(customer.wallets.map(({ address }) => address.toLowerCase()));
      const fresh = (await addressesOf(wallet)).find((address) => !known.has(address.toLowerCase()));
      if (fresh === undefined) setRefusal(`${wallet.name} shows no wallet that is not in your list already.`);
      else form.setFieldValue("address", fresh);
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form}>
      <p>Any Ethereum address you control will do. Prove it afterwards, so that tokens can be sent to it.</p>
      <WalletHelp />
      <ProblemAlert {...alert} />
      {injected.map((wallet) => (
        <WalletButton key={wallet.id} wallet={wallet} onClick={() => void ask(wallet)}>
          Take from {wallet.name}
        </WalletButton>
      ))}
      {refusal !== null && (
        <Notice tone="warning" role="alert">
          {refusal}
        </Notice>
      )}
      <TextInput
        label="Wallet address"
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        required
        data-autofocus
        classNames={{ input: classes.mono ?? "" }}
        {...form.getInputProps("address")}
      />
      <div>
        <PendingButton isPending={isSending}>Add the wallet</PendingButton>
      </div>
    </Form>
  );
}
