import { IconListDetails } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { isNarrowed, readCountedQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param } from "#app/_data/page-links.ts";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { ListPanel } from "#app/(console)/_components/list-panel.tsx";
import { CustomerFilter } from "#app/(console)/_components/record-filters.tsx";
import { readCustomer, readToken } from "#app/(console)/_data/records.ts";
import { choicesOf, displayName } from "#app/(console)/_words/names.ts";
import { TokenTabs } from "#app/(console)/console/tokens/[tokenId]/token-tabs.tsx";
import { type LedgerEntry, listEntries } from "#server/domain/register/register/contract.ts";
import { entryColumns, entryKey, onChainEntryColumns, reasonNames } from "./columns.tsx";
import { foldSteps } from "./fold-steps.ts";

export const metadata: Metadata = { title: "Register entries" };

export default issuerPage<{ tokenId: string }>(async ({ params, searchParams }) => {
  const tokenId = decodeURIComponent((await params).tokenId);
  const home = `/console/tokens/${encodeURIComponent(tokenId)}`;
  const path = `${home}/entries`;
  const token = await orNotFound(readToken(tokenId));
  const search = await searchParams;
  const { tokenId: _, ...query } = readCountedQuery(listEntries, search);
  const page = await orFirstPage(trpc.register.entries({ ...query, tokenId }), path, search);
  const showsSteps = param(search, "steps") === "all";
  const shown = showsSteps ? page.data.map((entry) => ({ ...entry, steps: 0 })) : foldSteps(page.data);
  const buyers = await readBuyers(shown);
  const customer =
    query.customerId === undefined ? null : await readCustomer(query.customerId).catch(() => null);
  return (
    <>
      <PageHeader
        breadcrumb={[
          { label: "Tokens", href: "/console/tokens" },
          { label: token.name, href: home },
        ]}
        title="Register entries"
        description={`Every movement of ${token.symbol}. Entries are never changed nor removed; the holders follow from them.`}
      />
      <TokenTabs tokenId={tokenId} />
      <ListPanel
        caption="Register entries"
        list={{ path, params: search, query }}
        page={{
          ...page,
          data: shown.map((entry) => ({ ...entry, buyer: buyers.get(entry.reference ?? "") })),
        }}
        columns={token.settlement === "ERC3643" ? onChainEntryColumns : entryColumns}
        rowKey={entryKey}
        rowHref={(entry) => hrefOf(entry, home)}
        searchLabel="Search by name, wallet, reference or note"
        filters={[
          { name: "reason", label: "Reason", all: "All reasons", choices: choicesOf(reasonNames) },
          {
            name: "steps",
            label: "Steps within unissued",
            all: "Steps folded",
            choices: [{ value: "all", label: "All steps" }],
          },
        ]}
        moreFilters={
          <CustomerFilter chosen={customer && { value: customer.id, label: displayName(customer) }} />
        }
        hasDates
        // Steps are folded page by page, so that a page has fewer rows than entries.
        counted={{ one: "entry", many: showsSteps ? "entries" : "entries, with the steps that are folded" }}
        exported={{ list: isNarrowed(query) ? "ledgerEntries" : "entries", within: { tokenId } }}
        nothingYet={
          <EmptyState icon={IconListDetails} title="No entries yet">
            Minting, purchases and trades write the register.
          </EmptyState>
        }
      />
    </>
  );
});

/** Who made the purchases that tokens were set aside for: such entries name nobody, as they reach no wallet. */
async function readBuyers(entries: readonly LedgerEntry[]): Promise<ReadonlyMap<string, string>> {
  const nameless = entries.filter(({ from, to }) => (to.customerId ?? from.customerId) === undefined);
  const ids = new Set(nameless.flatMap(({ reference = "" }) => (isPurchase(reference) ? [reference] : [])));
  if (ids.size === 0) return new Map();
  const { data } = await trpc.offeringPurchaseIntent.list({ ids: [...ids].join(","), limit: ids.size });
  return new Map(
    data.map(({ offeringPurchaseIntentId: id, customerId, customerName }) => [
      id,
      customerName ?? customerId,
    ]),
  );
}

const isPurchase = (reference: string) => reference.startsWith("opi_");

/** What caused an entry: a purchase, an offer; else whom it concerns: who received, who gave, or the token alone. */
function hrefOf({ reference = "", from, to }: LedgerEntry, home: string): string {
  if (isPurchase(reference)) return `/console/purchases/${reference}`;
  if (reference.startsWith("bbo_")) return `/console/bulletin-board/${reference}`;
  const customerId = to.customerId ?? from.customerId;
  return customerId === undefined ? home : `/console/customers/${customerId}`;
}
