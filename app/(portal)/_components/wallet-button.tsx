import { Button, type ButtonProps } from "@mantine/core";
import { IconWallet } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { InjectedWallet } from "#app/(portal)/_data/injected-wallets.ts";
import classes from "./wallet-button.module.css";

interface WalletButtonProps extends ButtonProps {
  wallet: InjectedWallet;
  onClick: () => void;
  children: ReactNode;
}

/** A button that asks something of a wallet of this browser, under the wallet's own picture. */
export function WalletButton({ wallet: { icon }, onClick, children, ...button }: WalletButtonProps) {
  return (
    <Button
      variant="default"
      {...button}
      onClick={onClick}
      leftSection={
        icon ? (
          <span className={classes.icon} style={{ backgroundImage: `url("${icon}")` }} aria-hidden="true" />
        ) : (
          <IconWallet size={18} aria-hidden />
        )
      }
    >
      {children}
    </Button>
  );
}
