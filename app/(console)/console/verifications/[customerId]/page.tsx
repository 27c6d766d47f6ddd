import type { Metadata } from "next";
import Link from "next/link";
import { ButtonLink } from "#app/_components/button-link.tsx";
import { FactRows } from "#app/_components/fact-rows.tsx";
import { PageHeader } from "#app/_components/page-header.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { currentViewer } from "#app/_data/current-viewer.ts";
import { orNotFound } from "#app/_data/or-not-found.ts";
import { trpc } from "#app/_trpc/server.ts";
import { providerNames } from "#app/_words/verification.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { issuerPage } from "#app/(console)/_components/issuer-page.tsx";
import { readCustomer } from "#app/(console)/_data/records.ts";
import { customerTypeNames, displayName } from "#app/(console)/_words/names.ts";
import { identityOf } from "#app/(console)/console/customers/[customerId]/identity-of.tsx";
import { Review } from "#app/(console)/console/customers/[customerId]/review.tsx";
import { readReviewers } from "#app/(console)/console/verifications/read-reviewers.ts";
import { Assignee } from "./_desk/assignee.tsx";
import { DeskKeys } from "./_desk/desk-keys.tsx";
import { DocumentViewer } from "./_desk/document-viewer.tsx";
import { readNext } from "./_desk/read-next.ts";

export const metadata: Metadata = { title: "Check" };

/** One check to decide: the documents beside what the customer says, and the way to the next one. */
export default issuerPage<{ customerId: string }>(async ({ params }) => {
  const { customerId } = await params;
  const viewer = await currentViewer();
  const mayDecide = viewer.may.includes("verification:write");
  const reviewers = (await readReviewers()).map(({ userId, name, email }) => ({
    userId,
    name,
    isMe: email === viewer.person?.email,
  }));
  const me = reviewers.find(({ isMe }) => isMe)?.userId;
  const [customer, documents, next] = await orNotFound(
    Promise.all([
      readCustomer(customerId),
      trpc.verification.document.list({ customerId }),
      readNext(customerId, me),
    ]),
  );
  const isWaiting = customer.verificationStatus === "IN_PROGRESS";
  const { provider = "MANUAL" } = customer.verification;
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: "Verifications", href: "/console/verifications" }]}
        title={displayName(customer)}
        description={customerTypeNames[customer.type]}
        badge={<StatusBadge kind="verificationStatus" value={customer.verificationStatus} />}
        actions={
          <>
            <ButtonLink look="outline" href={`/console/customers/${customerId}`}>
              Whole customer
            </ButtonLink>
            {next !== null && (
              <ButtonLink look="outline" href={next}>
                Next check
              </ButtonLink>
            )}
          </>
        }
      />
      <DeskKeys next={next} decides={isWaiting && mayDecide} />
      <div className={columns.sided}>
        <Panel title="Documents" description="Each look at one stands in the audit trail.">
          <DocumentViewer documents={documents.data} mayRead={mayDecide} />
        </Panel>
        <div className={columns.stack}>
          <Panel title="What the customer says">
            <FactRows facts={identityOf(customer)} />
          </Panel>
          <Panel
            title="Decision"
            description={
              isWaiting && provider !== "MANUAL"
                ? `${providerNames[provider]} is asked. You can decide before it does.`
                : undefined
            }
          >
            {isWaiting && mayDecide ? (
              <div className={columns.stack}>
                <Assignee
                  customerId={customerId}
                  assigneeId={customer.verification.assignee?.userId}
                  reviewers={reviewers}
                />
                <Review customer={customer} next={next ?? "/console/verifications"} hasKeys />
              </div>
            ) : (
              <p>
                {isWaiting ? "Your role does not decide checks." : "There is nothing to decide."}{" "}
                <Link href="/console/verifications">All who wait</Link>
              </p>
            )}
          </Panel>
        </div>
      </div>
    </>
  );
});
