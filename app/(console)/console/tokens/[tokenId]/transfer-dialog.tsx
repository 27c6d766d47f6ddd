"use client";

import { Button, Modal, Textarea, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { formatTokens, shortAddress } from "#app/_words/format.ts";
import { confirm } from "#app/(console)/_components/confirm.ts";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import { TransferSide } from "./transfer-side.tsx";
import { useTransferForm } from "./use-transfer-form.ts";

interface TransferProps {
  readonly tokenId: string;
  readonly symbol: string;
}

/** Moves tokens between two wallets by the issuer's hand, in a dialog. */
export function TransferDialog(props: TransferProps) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" leftSection={<IconArrowsExchange size={18} aria-hidden />} onClick={open}>
        Transfer
      </Button>
      <Modal opened={isOpen} onClose={close} size="lg" title={`Transfer ${props.symbol}`}>
        <TransferForm {...props} onDone={close} />
      </Modal>
    </>
  );
}

function TransferForm({ tokenId, symbol, onDone }: TransferProps & { onDone: () => void }) {
  const router = useRouter();
  const transfer = useTransferForm(tokenId, () => {
    onDone();
    notifications.show({
      title: "Tokens transferred",
      message: "The register has the entry and its reason.",
    });
    router.refresh();
  });
  const { form } = transfer;
  const ask = async () => {
    if (!transfer.validateOnly(Object.keys(form.values))) return;
    const { amount, toWalletAddress } = form.values;
    const typed = typedNumber(amount);
    const written = typeof typed === "number" ? formatTokens(typed) : amount;
    const isMeant = await confirm({
      title: `Transfer ${written} ${symbol}?`,
      text: `They leave their holder's wallet for ${shortAddress(toWalletAddress)}, without the holder being asked. The register keeps the entry for good.`,
      yes: "Transfer the tokens",
      isDangerous: true,
    });
    if (isMeant) transfer.onSubmit();
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
      <ProblemAlert {...transfer.alert} />
      <TransferSide side="from" form={form} tokenId={tokenId} />
      <TransferSide side="to" form={form} tokenId={tokenId} />
      <TextInput
        label="Amount"
        inputMode="decimal"
        autoComplete="off"
        required
        rightSection={<span className={classes.unit}>{symbol}</span>}
        rightSectionWidth="4.5rem"
        {...form.getInputProps("amount")}
      />
      <Textarea
        label="Reason"
        description="Why, for the register: an inheritance, a lost wallet, a court order."
        required
        autosize
        minRows={2}
        {...form.getInputProps("reason")}
      />
      <div className={classes.actions}>
        <PendingButton isPending={transfer.isSending}>Transfer…</PendingButton>
      </div>
    </Form>
  );
}
