import type { Metadata } from "next";
import { DateTime } from "#app/_components/date-time.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Pagination } from "#app/_components/list/pagination.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { param } from "#app/_data/page-links.ts";
import { Markdown } from "#app/_offering/story/markdown.tsx";
import { trpc } from "#app/_trpc/server.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { readOffering } from "#app/(console)/_data/records.ts";
import type { OfferingUpdate } from "#server/domain/primary/offering-update/contract.ts";
import { audienceWords } from "./audience-words.ts";
import { UpdateActions } from "./update-actions.tsx";
import { UpdateForm } from "./update-form.tsx";
import classes from "./updates.module.css";

export const metadata: Metadata = { title: "Updates" };

/** What the issuer tells about an offering: written, scheduled, published; `?update=…` changes one. */
export default issuerPage<{ offeringId: string }>(async ({ params, searchParams }) => {
  const [{ offeringId }, query, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  const [{ state }, { data, nextCursor }] = await orNotFound(
    Promise.all([
      readOffering(offeringId),
      trpc.offeringUpdate.list({ offeringId, cursor: param(query, "cursor") }),
    ]),
  );
  const edited = data.find((update) => update.offeringUpdateId === param(query, "update") && isOpen(update));
  const path = `/console/offerings/${offeringId}/updates`;
  const mayWrite = viewer.may.includes("offering:write");
  return (
    <div className={mayWrite ? columns.sided : columns.stack}>
      <div className={columns.stack}>
        {data.length === 0 ? (
          <EmptyState title="No updates yet">
            Tell those who bought how it goes: they get a notice and a mail, and the offering's page shows it.
          </EmptyState>
        ) : (
          data.map((update) => (
            <Panel
              key={update.offeringUpdateId}
              title={update.title}
              description={<Standing update={update} />}
              aside={<StatusBadge kind="offeringUpdateStatus" value={update.status} />}
            >
              <div className={classes.update}>
                <Markdown text={update.text} />
                <Allowed to="offering:write">
                  <UpdateActions update={update} path={path} isOfferingSeen={state !== "DRAFT"} />
                </Allowed>
              </div>
            </Panel>
          ))
        )}
        <Pagination path={path} params={query} nextCursor={nextCursor} label="Updates" />
      </div>
      <Allowed to="offering:write">
        <Panel
          title={edited ? "Change the update" : "Write an update"}
          description="Nobody reads it before it is published."
        >
          <UpdateForm key={edited?.updatedAt ?? "new"} offeringId={offeringId} path={path} edited={edited} />
        </Panel>
      </Allowed>
    </div>
  );
});

const isOpen = ({ status }: OfferingUpdate) => status === "DRAFT" || status === "SCHEDULED";

/** Whom it is for, and when. */
function Standing({ update }: { update: OfferingUpdate }) {
  const [words, at] = whenOf(update);
  return (
    <>
      {audienceWords[update.audience].label} · {words} <DateTime value={at} detail="dateTime" />
    </>
  );
}

function whenOf({ status, publishAt, publishedAt, updatedAt }: OfferingUpdate): readonly [string, string] {
  if (publishedAt !== undefined) return ["published", publishedAt];
  if (status === "SCHEDULED" && publishAt !== undefined) return ["to be published", publishAt];
  return ["changed", updatedAt];
}
