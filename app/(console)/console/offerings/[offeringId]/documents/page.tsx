import type { Metadata } from "next";
import { PaperList } from "#app/_components/documents/paper-list.tsx";
import { EmptyState } from "#app/_components/empty-state.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { formatDate } from "#app/_words/format.ts";
import { Allowed } from "#app/(console)/_components/allowed.tsx";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import type { OfferingDocument } from "#server/domain/primary/offering-document/contract.ts";
import { UploadForm } from "./upload-form.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

/** How many versions are looked at; more than an offering has in practice. */
const LOOKED_AT = 100;

export const metadata: Metadata = { title: "Documents" };

export default issuerPage<{ offeringId: string }>(async ({ params }) => {
  const { offeringId } = await params;
  const { data } = await orNotFound(
    trpc.offeringDocument.list({ offeringId, versions: "ALL", limit: LOOKED_AT }),
  );
  const inForce = data.filter(({ replacedAt }) => replacedAt === undefined);
  const earlier = data.filter(({ replacedAt }) => replacedAt !== undefined);
  return (
    <div className={columns.sided}>
      <div className={columns.stack}>
        <Panel
          title="In force"
          description="Buyers see these on the offering's page and accept each of them when they buy."
        >
          {inForce.length > 0 ? (
            <PaperList
              papers={inForce}
              note={added}
              aside={({ offeringDocumentId, title }) => (
                <Allowed to="offering:write">
                  <WithdrawButton
                    offeringId={offeringId}
                    offeringDocumentId={offeringDocumentId}
                    title={title}
                  />
                </Allowed>
              )}
            />
          ) : (
            <EmptyState title="No documents yet">
              Add the prospectus, the terms, or whatever buyers should have read.
            </EmptyState>
          )}
        </Panel>
        {earlier.length > 0 && (
          <Panel
            title="Earlier versions"
            description="Replaced or withdrawn; kept, since purchases may have accepted them."
          >
            <PaperList papers={earlier} note={until} />
          </Panel>
        )}
      </div>
      <Allowed to="offering:write">
        <Panel title="Add a document" description="The same kind and title again makes the next version.">
          <UploadForm offeringId={offeringId} titles={[...new Set(inForce.map(({ title }) => title))]} />
        </Panel>
      </Allowed>
    </div>
  );
});

function added({ createdAt, fileName }: OfferingDocument) {
  return `Added on ${formatDate(createdAt, "dateTime")} as ${fileName}`;
}

function until({ createdAt, replacedAt = createdAt }: OfferingDocument) {
  return `In force from ${formatDate(createdAt)} to ${formatDate(replacedAt)}`;
}
