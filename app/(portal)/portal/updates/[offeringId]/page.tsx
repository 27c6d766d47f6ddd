import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param, type SearchParams } from "#app/_data/page-links.ts";
import { UpdateList } from "#app/_offering/update-list.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { NotACustomer } from "#app/(portal)/_components/not-a-customer.tsx";

export const metadata: Metadata = { title: "Updates" };

interface UpdatesPageProps {
  params: Promise<{ offeringId: string }>;
  searchParams: Promise<SearchParams>;
}

/** What the issuer of an offering told a customer: anybody's updates, and its holders' where it is one. */
export default async function UpdatesPage({ params, searchParams }: UpdatesPageProps) {
  const [viewer, { offeringId }, query] = await Promise.all([currentViewer(), params, searchParams]);
  const path = `/portal/updates/${encodeURIComponent(offeringId)}`;
  if (viewer.customerId === undefined) {
    return (
      <NotACustomer viewer={viewer} title="Updates" purpose="read what issuers tell you" returnTo={path} />
    );
  }
  const [{ title }, { data, nextCursor }] = await orNotFound(
    Promise.all([
      trpc.offering.get({ offeringId }),
      trpc.offeringUpdate.list({ offeringId, cursor: param(query, "cursor") }),
    ]),
  );
  return (
    <Page>
      <PageHeader
        title={`Updates on ${title}`}
        description="What the issuer tells those who bought, and anybody."
        actions={
          <ButtonLink look="outline" href={`/offerings/${offeringId}`}>
            The offering
          </ButtonLink>
        }
      />
      {data.length === 0 ? (
        <EmptyState title="No updates yet">You are told as soon as there is one.</EmptyState>
      ) : (
        <UpdateList updates={data} />
      )}
      <Pagination path={path} params={query} nextCursor={nextCursor} label="Updates" />
    </Page>
  );
}
