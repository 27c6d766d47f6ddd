import type { Metadata } from "next";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Page } from "#app/_components/page.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { param } from "#app/_data/page-links.ts";
import { MarkAllRead } from "#app/_notices/mark-all-read.tsx";
import { NoticeList } from "#app/_notices/notice-list.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { customerPage } from "#app/(portal)/_components/customer-page.tsx";

export const metadata: Metadata = { title: "Your notices" };

const PATH = "/portal/notices";

const about = { title: "Your notices", purpose: "be told of your money", path: PATH };

/** What a customer was told, newest first. */
export default customerPage(about, async ({ params }) => {
  const { data, nextCursor } = await orFirstPage(
    trpc.notice.list({ cursor: param(params, "cursor") }),
    PATH,
    params,
  );
  return (
    <Page>
      <PageHeader
        title="Your notices"
        description="What became of your money, and what issuers tell you."
        actions={
          <>
            {data.some(({ readAt }) => readAt === undefined) && <MarkAllRead />}
            <ButtonLink look="outline" href="/account#mails">
              Choose your mails
            </ButtonLink>
          </>
        }
      />
      <NoticeList notices={data} />
      <Pagination path={PATH} params={params} nextCursor={nextCursor} label="Notices" />
    </Page>
  );
});
