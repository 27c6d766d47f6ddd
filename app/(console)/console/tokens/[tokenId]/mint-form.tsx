"use client";

import { NativeSelect, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { formatTokens, shortAddress } from "#app/_words/format.ts";
import { confirm } from "#app/(console)/_components/confirm.ts";
import type { Choice } from "#app/(console)/_components/list-toolbar.tsx";
import { CustomerSelect } from "#app/(console)/_components/record-selects.tsx";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import { useMintForm } from "./use-mint-form.ts";

interface MintFormProps {
  readonly tokenId: string;
  readonly symbol: string;
  /** What is left of the supply, as people read it. */
  readonly unissued: string;
  readonly onMinted: () => void;
}

/** Issues tokens out of the supply that is left into a customer's wallet; asks first, since nothing takes them back. */
export function MintForm({ tokenId, symbol, unissued, onMinted }: MintFormProps) {
  const router = useRouter();
  const [customer, setCustomer] = useState<Choice | null>(null);
  const mint = useMintForm(tokenId, () => {
    notifications.show({ title: "Tokens minted", message: `${written()} to ${customer?.label}` });
    onMinted();
    router.refresh();
  });
  const { form } = mint;
  const { customerId, amount, walletAddress } = form.values;
  const { data: owner } = trpc.customer.get.useQuery({ customerId }, { enabled: customerId !== "" });
  const { setFieldValue } = form;
  const [first, second] = owner?.wallets ?? [];

  // Nothing to choose where there is one wallet.
  useEffect(() => {
    if (first && !second) setFieldValue("walletAddress", first.address);
  }, [first, second, setFieldValue]);

  const wallets = owner?.wallets.map(({ address }) => ({ value: address, label: address })) ?? [];
  const typed = typedNumber(amount);
  const written = () => `${typeof typed === "number" ? formatTokens(typed) : amount} ${symbol}`;

  const choose = (choice: Choice | null) => {
    setCustomer(choice);
    setFieldValue("customerId", choice?.value ?? "");
    setFieldValue("walletAddress", "");
  };
  const ask = async () => {
    if (!mint.validateOnly(Object.keys(form.values))) return;
    const isMeant = await confirm({
      title: `Mint ${written()}?`,
      text: `They go to ${customer?.label}, wallet ${shortAddress(walletAddress)}. Minting cannot be undone.`,
      yes: "Mint the tokens",
    });
    if (isMeant) mint.onSubmit();
  };
  return (
    <Form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <ProblemAlert {...mint.alert} />
      <CustomerSelect
        label="Customer"
        placeholder="Search by name or e-mail"
        required
        {...form.getInputProps("customerId")}
        chosen={customer}
        onChoose={choose}
      />
      <NativeSelect
        label="Wallet"
        required
        disabled={customerId === ""}
        data={[
          { value: "", label: customerId === "" ? "Choose a customer first" : "Choose a wallet" },
          ...wallets,
        ]}
        {...form.getInputProps("walletAddress")}
      />
      <TextInput
        label="Amount"
        description={`Up to ${unissued} ${symbol} can be issued.`}
        inputMode="decimal"
        autoComplete="off"
        required
        rightSection={<span className={classes.unit}>{symbol}</span>}
        rightSectionWidth="4.5rem"
        {...form.getInputProps("amount")}
      />
      <TextInput
        label="Note"
        description="Why, for the register."
        placeholder="e.g. Founders' share"
        autoComplete="off"
        {...form.getInputProps("note")}
      />
      <div className={classes.actions}>
        <PendingButton isPending={mint.isSending}>Mint…</PendingButton>
      </div>
    </Form>
  );
}
