import { Address } from "#app/_components/address.tsx";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { TokenAmount } from "#app/_components/token-amount.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { InYourWallet } from "#app/(portal)/_components/in-your-wallet.tsx";
import type { TokenHolding } from "#app/(portal)/_data/holdings.ts";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import classes from "./in-wallets.module.css";

/** What is held of a token, wallet by wallet, what of it is locked up, and how it stands on the blockchain. */
export function InWallets({ held }: { held: TokenHolding }) {
  const { tokenId, name, symbol, total, available, frozen, lockedUp, wallets } = held;
  return (
    <Panel
      title="In your wallets"
      description="What is available can be sold; what is frozen is held by your open offers or by a lock-up."
    >
      <table className={classes.wallets}>
        <caption className="visually-hidden">{name} by wallet</caption>
        <thead>
          <tr>
            <th scope="col">Wallet</th>
            <th scope="col">Total</th>
            <th scope="col">Available</th>
            <th scope="col">Frozen</th>
            <th scope="col">
              <span className="visually-hidden">Sell</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {wallets.map((wallet) => (
            <tr key={wallet.walletAddress}>
              <th scope="row">
                <Address address={wallet.walletAddress} />
              </th>
              <Amounts
                total={wallet.total}
                available={wallet.available.amount}
                frozen={wallet.frozen.amount}
              />
              <td className={classes.action}>
                <Sell tokenId={tokenId} wallet={wallet} />
              </td>
            </tr>
          ))}
        </tbody>
        {wallets.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">All wallets</th>
              <Amounts total={total} available={available} frozen={frozen} />
              <td className={classes.action} />
            </tr>
          </tfoot>
        )}
      </table>
      <LockUps lockedUp={lockedUp} symbol={symbol} />
      {wallets.some(({ chain }) => chain) && <OnChain tokenId={tokenId} symbol={symbol} wallets={wallets} />}
    </Panel>
  );
}

/** How the same tokens stand on the blockchain, and how a wallet shows them. */
async function OnChain({ tokenId, symbol, wallets }: Pick<TokenHolding, "tokenId" | "symbol" | "wallets">) {
  const token = await trpc.token.get({ tokenId });
  const onTheirWay = wallets.filter(({ chain }) => chain && !chain.inSync);
  return (
    <>
      {onTheirWay.map(({ walletAddress, total, chain }) => (
        <Notice key={walletAddress}>
          <span>
            {chain?.total === total ? "Some movements of" : "Of"}{" "}
            <Address address={walletAddress} withoutCopy /> are still on their way to the blockchain: it shows{" "}
            <TokenAmount amount={chain?.total ?? "0"} symbol={symbol} /> there for now. They are yours
            already.
          </span>
        </Notice>
      ))}
      <InYourWallet token={token} isFolded />
    </>
  );
}

/** When what is locked up after a purchase can be sold. */
function LockUps({ lockedUp, symbol }: Pick<TokenHolding, "lockedUp" | "symbol">) {
  if (lockedUp.length === 0) return null;
  return (
    <ul className={classes.locks}>
      {lockedUp.map(({ amount, until }) => (
        <li key={until}>
          <TokenAmount amount={amount} symbol={symbol} /> locked up until <DateTime value={until} />
        </li>
      ))}
    </ul>
  );
}

function Amounts({ total, available, frozen }: { total: string; available: string; frozen: string }) {
  const columns = [
    ["Total", total],
    ["Available", available],
    ["Frozen", frozen],
  ] as const;
  return columns.map(([label, amount]) => (
    <td key={label} className={classes.amount}>
      <span className={classes.label}>{label}</span>
      <TokenAmount amount={amount} />
    </td>
  ));
}

function Sell({ tokenId, wallet }: { tokenId: string; wallet: Holding }) {
  if (wallet.available.amount === "0") return null;
  const asked = new URLSearchParams({ intention: "SELL", token: tokenId, wallet: wallet.walletAddress });
  return (
    <ButtonLink look="outline" href={`/portal/board/new?${asked}`}>
      Sell
      <span className="visually-hidden">
        {" "}
        {wallet.name} from {wallet.walletAddress}
      </span>
    </ButtonLink>
  );
}
