import { Address } from "#app/_components/address.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { FactList } from "#app/_offering/fact-list.tsx";
import { Section } from "#app/_offering/section.tsx";
import { formatCount, formatTokens } from "#app/_words/format.ts";
import type { Token } from "#server/domain/register/token/contract.ts";

/** The token one gets. */
export function TokenFacts({ token }: { token: Token }) {
  return (
    <Section title="The token">
      <FactList
        facts={[
          { term: "Name", value: token.name },
          { term: "Symbol", value: token.symbol },
          { term: "Contract", value: <Address address={token.address} label="contract address" /> },
          { term: "Total supply", value: formatTokens(token.totalSupply) },
          {
            term: "Decimals",
            value: formatCount(token.decimals),
            note: token.decimals === 0 ? "whole tokens only" : "parts of a token can be bought",
          },
          {
            term: "Created",
            value: <DateTime value={token.createdAt} />,
            note: token.isPaused ? "transfers are paused" : undefined,
          },
        ]}
      />
    </Section>
  );
}
