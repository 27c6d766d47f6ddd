import { ContractLink } from "#app/_components/chain-link.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Panel } from "#app/_components/panel.tsx";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import classes from "./in-your-wallet.module.css";

interface InYourWalletProps {
  readonly token: RegisteredToken;
  /** Behind a line to open, where it stands below something else. */
  readonly isFolded?: boolean;
}

/** How a customer sees a token in a wallet app. */
export function InYourWallet({ token, isFolded = false }: InYourWalletProps) {
  if (isFolded) {
    return (
      <details className={classes.folded}>
        <summary>See {token.symbol} in your wallet app</summary>
        <Steps token={token} />
      </details>
    );
  }
  return (
    <Panel title="In your wallet">
      <Steps token={token} />
    </Panel>
  );
}

function Steps({ token }: { token: RegisteredToken }) {
  const { symbol, address, decimals, chain } = token;
  return (
    <div className={classes.steps}>
      <p>
        Your wallet app may not list {symbol} by itself. Choose “Import token” or “Add token” there, and copy
        the address below; the balance appears once it is written to the blockchain.
      </p>
      <FactRows
        facts={[
          {
            term: "Token address",
            value: (
              <ContractLink
                address={address}
                label="token contract"
                explorerUrl={chain?.explorerUrl}
                kind="token"
              />
            ),
          },
          { term: "Symbol", value: symbol },
          { term: "Decimals", value: decimals },
          chain !== undefined && { term: "Network", value: `Chain number ${chain.chainId}` },
        ]}
      />
      <p className={classes.hint}>
        Tokens cannot be sent from the wallet app: sell them on the bulletin board, so that the register of
        holders stays right.
      </p>
    </div>
  );
}
