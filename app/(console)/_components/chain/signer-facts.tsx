import { ContractLink } from "#app/_components/chain-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { formatCoin } from "#app/(console)/_words/chain.ts";
import type { ChainSigner } from "#server/domain/chain/chain/contract.ts";

interface SignerFactsProps {
  readonly signer: ChainSigner;
  readonly explorerUrl: string | undefined;
}

/** Who signs transactions, and what it can pay for. */
export function SignerFacts({ signer, explorerUrl }: SignerFactsProps) {
  const { address, balance, checkedAt } = signer;
  return (
    <FactRows
      facts={[
        {
          term: "Account",
          value: <ContractLink address={address} label="signing account" explorerUrl={explorerUrl} />,
        },
        {
          term: "Balance",
          value: balance === undefined ? "Not looked up yet" : formatCoin(balance),
          note: "In the chain's own coin. It pays for every transaction.",
        },
        checkedAt !== undefined && {
          term: "Last look",
          value: <DateTime value={checkedAt} detail="dateTime" />,
        },
      ]}
    />
  );
}
