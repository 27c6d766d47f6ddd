import { ContractLink } from "#app/_components/chain-link.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Panel } from "#app/_components/panel.tsx";
import type { TokenOnChain } from "#server/domain/chain/chain-token/contract.ts";

interface ContractPanelProps {
  readonly contract: NonNullable<TokenOnChain["contract"]>;
  readonly decimals: number;
}

/** Where a token's contracts are, and what each of them is for. */
export function ContractPanel({ contract, decimals }: ContractPanelProps) {
  const { explorerUrl, chainId, policy, isAttached, liveAt } = contract;
  const at = (address: string, label: string, kind?: "token") => (
    <ContractLink address={address} label={label} explorerUrl={explorerUrl} {...(kind && { kind })} />
  );
  return (
    <Panel
      title="Contracts"
      description={isAttached ? "The token's was there before and attached." : undefined}
    >
      <FactRows
        facts={[
          {
            term: "Token",
            value: at(contract.address, "token contract", "token"),
            note: "Holds the balances.",
          },
          {
            term: "Agent",
            value: at(contract.agent, "agent contract"),
            note: "Moves tokens, each movement once.",
          },
          {
            term: "Identities",
            value: at(contract.identityRegistry, "identity registry"),
            note: "Knows the wallets that may hold some.",
          },
          { term: "Owner", value: at(contract.owner, "owner"), note: "Names who may use the agent." },
          { term: "Chain", value: `Number ${chainId}` },
          { term: "Decimals", value: decimals },
          {
            term: "Who moves tokens",
            value: policy === "CLOSED" ? "The register alone" : "The register and holders",
          },
          liveAt !== undefined && {
            term: "Live since",
            value: <DateTime value={liveAt} detail="dateTime" />,
          },
        ]}
      />
    </Panel>
  );
}
