import { IconBook2 } from "@tabler/icons-react";
import type { Metadata } from "next";
import Link from "next/link";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { DataTable } from "#app/_components/list/data-table.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import { HaltNotice } from "#app/(console)/_components/chain/halt-notice.tsx";
import {
  operationColumns,
  operationHref,
  operationKey,
} from "#app/(console)/_components/chain/operation-columns.tsx";
import { QueueFigure } from "#app/(console)/_components/chain/queue-figure.tsx";
import { SignerFacts } from "#app/(console)/_components/chain/signer-facts.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { readToken } from "#app/(console)/_data/records.ts";
import { TokenTabs } from "#app/(console)/console/tokens/[tokenId]/token-tabs.tsx";
import type { TokenOnChain } from "#server/domain/chain/chain-token/contract.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { AttachDialog } from "./attach-dialog.tsx";
import { ContractPanel } from "./contract-panel.tsx";
import { DetachButton } from "./detach-button.tsx";
import { DifferencesPanel } from "./differences-panel.tsx";

export const metadata: Metadata = { title: "Chain" };

/** Operations that are shown here; the others stand under Developers. */
const NEWEST = 8;

export default issuerPage<{ tokenId: string }>(
  async ({ params }) => {
    const tokenId = decodeURIComponent((await params).tokenId);
    const [token, onChain] = await Promise.all([
      orNotFound(readToken(tokenId)),
      orNotFound(trpc.chain.token({ tokenId })),
    ]);
    return (
      <div className={columns.stack}>
        <PageHeader
          breadcrumb={[
            { label: "Tokens", href: "/console/tokens" },
            { label: token.name, href: `/console/tokens/${encodeURIComponent(tokenId)}` },
          ]}
          title="Chain"
          description={`How the blockchain follows the register of ${token.symbol}.`}
          badge={onChain.contract && <StatusBadge kind="chainTokenStatus" value={onChain.contract.status} />}
          actions={
            onChain.contract && (
              <Allowed to="chain:write">
                <DetachButton tokenId={tokenId} symbol={token.symbol} />
              </Allowed>
            )
          }
        />
        <TokenTabs tokenId={tokenId} />
        {onChain.contract ? (
          <Following token={token} onChain={onChain} contract={onChain.contract} />
        ) : (
          <LedgerOnly token={token} />
        )}
      </div>
    );
  },
  { may: "chain:read", others: "/console/tokens" },
);

/** A token that the register alone knows, and how it gets onto a chain. */
async function LedgerOnly({ token }: { token: RegisteredToken }) {
  const { isConfigured } = await trpc.chain.get({});
  return (
    <EmptyState
      icon={IconBook2}
      title="Kept in the register alone"
      action={
        isConfigured && (
          <Allowed to="chain:write">
            <AttachDialog tokenId={token.tokenId} symbol={token.symbol} />
          </Allowed>
        )
      }
    >
      {isConfigured
        ? `Who holds ${token.symbol} stands in this register. Attach an ERC-3643 contract, and it follows every movement on the blockchain, where holders see their tokens in their wallets.`
        : `Who holds ${token.symbol} stands in this register. This installation has no blockchain; whoever runs it can set one up.`}
    </EmptyState>
  );
}

interface FollowingProps {
  readonly token: RegisteredToken;
  readonly onChain: TokenOnChain;
  readonly contract: NonNullable<TokenOnChain["contract"]>;
}

/** What waits, what is final, what differs, and what to do. */
async function Following({ token, onChain, contract }: FollowingProps) {
  const { tokenId } = token;
  const { signer, queue, latestBlock, finalBlock } = onChain;
  const [differences, operations] = await Promise.all([
    trpc.chain.differences({ tokenId, limit: 20 }),
    trpc.chainOperation.list({ tokenId, limit: NEWEST }),
  ]);
  const all = `/console/developers/chain?tokenId=${encodeURIComponent(tokenId)}`;
  const isMoving = contract.status === "DEPLOYING" || (queue && queue.waiting + queue.sent > 0);
  return (
    <>
      {isMoving && <AutoRefresh />}
      <HaltNotice reason={contract.haltReason ?? signer?.haltReason} since={signer?.haltedAt} />
      {contract.status === "DEPLOYING" && (
        <Notice title="The contract is being made">
          Its address is known already. What is minted waits in line until the contract is there, usually a
          few minutes.
        </Notice>
      )}
      {!contract.inSync && (
        <Notice tone="negative" title="Register and chain differ">
          Nothing is sent for what is concerned until somebody has decided. The differences stand below.
        </Notice>
      )}
      {queue && queue.refused > 0 && (
        <Notice tone="warning" title={`${queue.refused} refused`}>
          <span>
            The contract would not do what the register says.{" "}
            <Link href={`${all}&status=REFUSED`}>See why</Link>, put it right, and try again; later movements
            of the same wallets wait meanwhile.
          </span>
        </Notice>
      )}
      {queue && (
        <Panel
          title="From the register to the chain"
          description="The register leads: every movement counts at once, and the chain follows it."
        >
          <QueueFigure
            queue={queue}
            latestBlock={latestBlock}
            finalBlock={finalBlock}
            comparedBlock={contract.reconciledBlock}
          />
        </Panel>
      )}
      <DifferencesPanel differences={differences.data} contract={contract} symbol={token.symbol} />
      <div className={columns.pair}>
        <ContractPanel contract={contract} decimals={token.decimals} />
        {signer && (
          <Panel
            title="Who signs"
            description={
              signer.address.toLowerCase() === contract.owner.toLowerCase()
                ? "Pays for transactions. It owns the agent too, which is for test networks alone."
                : "Pays for transactions; it can do nothing but use the agent."
            }
          >
            <SignerFacts signer={signer} explorerUrl={contract.explorerUrl} />
          </Panel>
        )}
      </div>
      <Panel title="Newest operations" aside={<Link href={all}>All operations</Link>} isFlush>
        {operations.data.length > 0 ? (
          <DataTable
            caption="Newest operations"
            columns={operationColumns}
            rows={operations.data}
            rowKey={operationKey}
            rowHref={operationHref}
          />
        ) : (
          <EmptyState title="Nothing yet">
            Minting, purchases and trades stand here once there are any.
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
