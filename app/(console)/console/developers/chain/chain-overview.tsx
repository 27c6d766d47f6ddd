import { IconLinkOff } from "@tabler/icons-react";
import Link from "next/link";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { formatCount } from "#app/_words/format.ts";
import { HaltNotice } from "#app/(console)/_components/chain/halt-notice.tsx";
import { QueueFigure } from "#app/(console)/_components/chain/queue-figure.tsx";
import { SignerFacts } from "#app/(console)/_components/chain/signer-facts.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import type { Chain } from "#server/domain/chain/chain/contract.ts";

/** How the chain of this installation stands: what keeps it from sending, what waits, who signs. */
export function ChainOverview({ chain }: { chain: Chain }) {
  const { isConfigured, signer, queue, tokens, chainId, explorerUrl, latestBlock, finalBlock } = chain;
  if (!isConfigured || !signer) {
    return (
      <EmptyState icon={IconLinkOff} title="No blockchain is set up">
        Tokens are kept in the register alone. Whoever runs this installation connects it with CHAIN_ID,
        CHAIN_RPC_URLS and CHAIN_SIGNER.
      </EmptyState>
    );
  }
  return (
    <>
      {queue.waiting + queue.sent > 0 && <AutoRefresh />}
      <HaltNotice reason={signer.haltReason} since={signer.haltedAt} />
      {tokens.halted + tokens.outOfSync > 0 && (
        <Notice tone="negative" title="Tokens that need you">
          <span>
            {[
              tokens.halted > 0 && `Nothing is sent for ${tokensOf(tokens.halted)}.`,
              tokens.outOfSync > 0 && `Register and chain differ for ${tokensOf(tokens.outOfSync)}.`,
            ]
              .filter(Boolean)
              .join(" ")}{" "}
            <Link href="/console/tokens">See which</Link>; the Chain page of each says what to do.
          </span>
        </Notice>
      )}
      {queue.refused > 0 && (
        <Notice tone="warning" title={`${queue.refused} refused`}>
          <span>
            A contract would not do what the register says. <Link href="?status=REFUSED">See why</Link>, put
            it right, and try again; later movements of the same wallets wait meanwhile.
          </span>
        </Notice>
      )}
      <Panel
        title="From the register to the chain"
        description="Your organization's movements that are not final."
      >
        <QueueFigure queue={queue} latestBlock={latestBlock} finalBlock={finalBlock} />
      </Panel>
      <div className={columns.pair}>
        <Panel title="Who signs" description="One account signs for all tokens of this installation.">
          <SignerFacts signer={signer} explorerUrl={explorerUrl} />
        </Panel>
        <Panel title="Your tokens there">
          <FactRows
            facts={[
              { term: "Chain", value: chainId === undefined ? "–" : `Number ${chainId}` },
              { term: "Live", value: tokens.live },
              { term: "Being made", value: tokens.deploying },
              { term: "Halted", value: tokens.halted },
              { term: "Not in sync", value: tokens.outOfSync },
            ]}
          />
        </Panel>
      </div>
    </>
  );
}

const tokensOf = (count: number) => (count === 1 ? "one token" : `${formatCount(count)} tokens`);
