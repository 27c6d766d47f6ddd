"use client";

import { NativeSelect } from "@mantine/core";
import { useEffect, useState } from "react";
import { trpc } from "#app/_trpc/client.tsx";
import { formatTokens } from "#app/_words/format.ts";
import type { Choice } from "#app/(console)/_components/list-toolbar.tsx";
import { CustomerSelect } from "#app/(console)/_components/record-selects.tsx";
import type { useTransferForm } from "./use-transfer-form.ts";

interface TransferSideProps {
  readonly side: "from" | "to";
  readonly form: ReturnType<typeof useTransferForm>["form"];
  readonly tokenId: string;
}

const labels = { from: ["From customer", "From wallet"], to: ["To customer", "To wallet"] } as const;

/** Who gives or receives, with which wallet; wallets that give tell what is available. */
export function TransferSide({ side, form, tokenId }: TransferSideProps) {
  const [customer, setCustomer] = useState<Choice | null>(null);
  const customerId = form.values[`${side}CustomerId`];
  const { data: owner } = trpc.customer.get.useQuery({ customerId }, { enabled: customerId !== "" });
  const { setFieldValue } = form;
  const [first, second] = owner?.wallets ?? [];

  // Nothing to choose where there is one wallet.
  useEffect(() => {
    if (first && !second) setFieldValue(`${side}WalletAddress`, first.address);
  }, [first, second, setFieldValue, side]);

  const availableIn = (address: string) =>
    owner?.holdings.find((held) => held.tokenId === tokenId && held.walletAddress === address)?.available
      .amount ?? "0";
  const wallets =
    owner?.wallets.map(({ address }) => ({
      value: address,
      label: side === "from" ? `${address}: ${formatTokens(availableIn(address))} available` : address,
    })) ?? [];
  const [customerLabel, walletLabel] = labels[side];
  return (
    <>
      <CustomerSelect
        label={customerLabel}
        placeholder="Search by name or e-mail"
        required
        {...form.getInputProps(`${side}CustomerId`)}
        chosen={customer}
        onChoose={(choice) => {
          setCustomer(choice);
          setFieldValue(`${side}CustomerId`, choice?.value ?? "");
          setFieldValue(`${side}WalletAddress`, "");
        }}
      />
      <NativeSelect
        label={walletLabel}
        required
        disabled={customerId === ""}
        data={[
          { value: "", label: customerId === "" ? "Choose a customer first" : "Choose a wallet" },
          ...wallets,
        ]}
        {...form.getInputProps(`${side}WalletAddress`)}
      />
    </>
  );
}
