import { IconMailForward } from "@tabler/icons-react";
import type { Metadata } from "next";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { readListQuery } from "#app/_data/list-query.ts";
import { orFirstPage } from "#app/_data/or-first-page.ts";
import { trpc } from "#app/_trpc/server.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { currentIssuer } from "#app/(console)/_data/issuer.ts";
import rows from "#app/(console)/console/settings/_components/rows.module.css";
import { listMembers } from "#server/domain/organization/member/contract.ts";
import { InvitationRows } from "./invitation-rows.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRows } from "./member-rows.tsx";
import { RoleList } from "./role-list.tsx";

export const metadata: Metadata = { title: "Members" };

const path = "/console/settings/members";

export default issuerPage(async ({ searchParams }) => {
  const issuer = await currentIssuer();
  const params = await searchParams;
  const query = { ...readListQuery(listMembers, params), limit: 50, sort: "name", order: "asc" } as const;
  const [members, owners, pending, expired] = await Promise.all([
    orFirstPage(trpc.member.list(query), path, params),
    trpc.member.list({ role: "owner", limit: 2 }),
    trpc.invitation.list({ status: "PENDING", limit: 100 }),
    trpc.invitation.list({ status: "EXPIRED", limit: 20 }),
  ]);
  const invitations = [...pending.data, ...expired.data];
  const mayManage = issuer?.may.includes("member:write") ?? false;
  const isOwner = issuer?.roles.includes("owner") ?? false;
  const invite = <InviteDialog isOwner={isOwner} />;
  return (
    <div className={columns.stack}>
      <Panel
        title="Members"
        description="Who acts for the organization, each with a role."
        isFlush
        {...(mayManage && { aside: invite })}
      >
        <MemberRows
          members={members.data}
          ownEmail={issuer?.person?.email ?? ""}
          mayManage={mayManage}
          isOwner={isOwner}
          hasOneOwner={owners.data.length < 2}
        />
        <div className={rows.pages}>
          <Pagination path={path} params={params} nextCursor={members.nextCursor} label="Members" />
        </div>
      </Panel>
      <Panel
        title="Invitations"
        description="Sent by mail, and not answered yet."
        isFlush={invitations.length > 0}
      >
        {invitations.length > 0 ? (
          <InvitationRows invitations={invitations} mayManage={mayManage} isOwner={isOwner} />
        ) : (
          <EmptyState icon={IconMailForward} title="No open invitations">
            {mayManage
              ? "Invite colleagues by mail; they choose how to sign in themselves."
              : "Owners and admins invite by mail."}
          </EmptyState>
        )}
      </Panel>
      <Panel title="What the roles may do">
        <RoleList />
      </Panel>
    </div>
  );
});
