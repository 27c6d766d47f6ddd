import { Notice } from "#app/_components/notice.tsx";
import classes from "./wallet-help.module.css";

/** What a wallet is, and how to come by one without leaving the page for long; for whoever has none yet. */
export function WalletHelp({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <details className={classes.help} open={isOpen}>
      <summary>What is a wallet, and how do I get one?</summary>
      <div className={classes.text}>
        <p>
          A wallet is an app that keeps the key to your tokens. Its address is like an account number: it
          begins with 0x, and you can show it to anybody. The key stays with you; nobody here ever asks for
          it.
        </p>
        <ol>
          <li>
            Install a wallet for Ethereum that you trust, as an app on your phone or as an extension of this
            browser: MetaMask, Rabby and Trust Wallet are common ones. It is free, and takes a few minutes.
          </li>
          <li>
            Let it create a new wallet, and write its recovery phrase on paper. Whoever has it has your
            tokens.
          </li>
          <li>
            Come back to this page. A wallet of this browser shows up here by itself, after a reload at the
            latest; from a phone, copy the address that begins with 0x and paste it below.
          </li>
        </ol>
        <Notice>
          What you have typed so far stays in this tab. Coins or fees are not needed: to buy, to hold and to
          sell here costs nothing on the wallet's side.
        </Notice>
      </div>
    </details>
  );
}
