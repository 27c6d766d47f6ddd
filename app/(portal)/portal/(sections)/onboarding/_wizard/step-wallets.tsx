import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { v4 } from "uuid";
import wizard from "#app/_components/form/wizard.module.css";
import { Notice } from "#app/_components/notice.tsx";
import { WalletButton } from "#app/(portal)/_components/wallet-button.tsx";
import { WalletHelp } from "#app/(portal)/_components/wallet-help.tsx";
import { addressesOf, type InjectedWallet } from "#app/(portal)/_data/injected-wallets.ts";
import type { OnboardingForm } from "./use-onboarding-form.ts";
import classes from "./wizard.module.css";

interface StepWalletsProps {
  form: OnboardingForm;
  /** The wallets that this browser has. */
  injected: readonly InjectedWallet[];
}

/** The wallets that will hold the tokens: typed in, or asked of a wallet in this browser. */
export function StepWallets({ form, injected }: StepWalletsProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { wallets } = form.values;
  // As it was when the step was opened: nothing folds away while one types.
  const [hasNone] = useState(() => wallets.every(({ address }) => address === ""));

  const add = (addresses: readonly string[]) => {
    const known = new Set(wallets.map(({ address }) => address.trim().toLowerCase()));
    const added = addresses.filter((address) => !known.has(address.toLowerCase()));
    const kept = wallets.filter(({ address }) => address.trim() !== "");
    form.setFieldValue("wallets", [...kept, ...added.map((address) => ({ key: v4(), address }))]);
  };
  const ask = async (wallet: InjectedWallet) => {
    setRefusal(null);
    try {
      add(await addressesOf(wallet));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  };

  return (
    <>
      <p className={wizard.hint}>
        Tokens you buy arrive in one of these wallets. Any Ethereum address you control will do.
      </p>
      <WalletHelp isOpen={hasNone} />
      {injected.length > 0 && (
        <div className={classes.injected}>
          {injected.map((wallet) => (
            <WalletButton key={wallet.id} wallet={wallet} onClick={() => void ask(wallet)}>
              Take from {wallet.name}
            </WalletButton>
          ))}
        </div>
      )}
      {refusal !== null && (
        <Notice tone="warning" role="alert">
          {refusal}
        </Notice>
      )}
      <ol className={classes.wallets}>
        {wallets.map(({ key }, index) => (
          <li key={key} className={classes.wallet}>
            <TextInput
              label={wallets.length > 1 ? `Wallet address ${index + 1}` : "Wallet address"}
              placeholder="0x…"
              autoComplete="off"
              spellCheck={false}
              withAsterisk
              classNames={{ input: classes.mono }}
              {...form.getInputProps(`wallets.${index}.address`)}
            />
            {wallets.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={`Remove wallet ${index + 1}`}
                onClick={() => form.removeListItem("wallets", index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="subtle"
        className={classes.add}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => form.insertListItem("wallets", { key: v4(), address: "" })}
      >
        Add another wallet
      </Button>
    </>
  );
}
