import type { Metadata } from "next";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { MarkAllRead } from "#app/_notices/mark-all-read.tsx";
import { NoticeList } from "#app/_notices/notice-list.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";

export const metadata: Metadata = { title: "Notices" };

const PATH = "/console/notices";

/** What a member was told for its roles, newest first. */
export default issuerPage(async ({ searchParams }) => {
  const params = await searchParams;
  const { data, nextCursor } = await orFirstPage(
    trpc.notice.list({ cursor: param(params, "cursor") }),
    PATH,
    params,
  );
  return (
    <>
      <PageHeader
        title="Notices"
        description="What needs somebody with your role, and what came to an end."
        actions={data.some(({ readAt }) => readAt === undefined) && <MarkAllRead />}
      />
      <NoticeList notices={data} />
      <Pagination path={PATH} params={params} nextCursor={nextCursor} label="Notices" />
    </>
  );
});
