import Link from "next/link";
import { DateTime } from "#app/_components/date-time.tsx";
import { DocumentList } from "#app/_components/documents/document-list.tsx";
import { DocumentUpload } from "#app/_components/documents/document-upload.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { StatusBadge } from "#app/_components/status-badge.tsx";
import { dueLabel } from "#app/_words/due-fields.ts";
import { providerNames } from "#app/_words/verification.ts";
import columns from "#app/(console)/_components/columns.module.css";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import type {
  Verification as Check,
  VerificationDocument,
} from "#server/domain/investors/verification/contract.ts";
import { Review } from "./review.tsx";
import { SubmitButton } from "./submit-button.tsx";
import classes from "./verification.module.css";

interface VerificationProps {
  customer: Customer;
  checks: readonly Check[];
  documents: readonly VerificationDocument[];
  /** What the viewer may do. */
  may: readonly string[];
}

/** Where a customer's check stands, what it is decided by, and how those before it ended. */
export function Verification({ customer, checks, documents, may }: VerificationProps) {
  const mayDecide = may.includes("verification:write");
  const mayCare = may.includes("customer:write");
  const { verificationStatus } = customer;
  return (
    <div className={columns.halves} id="verification">
      <Panel
        title="Verification"
        aside={<StatusBadge kind="verificationStatus" value={verificationStatus} />}
        {...(verificationStatus === "IN_PROGRESS" && {
          description: <Link href={`/console/verifications/${customer.id}`}>Check it at the desk</Link>,
        })}
      >
        <VerificationStatus customer={customer} mayDecide={mayDecide} />
        {verificationStatus === "IN_PROGRESS" && mayDecide && <Review customer={customer} />}
        {verificationStatus === "INCOMPLETE" &&
          customer.verification.currentlyDue.length === 0 &&
          mayCare && <SubmitButton customerId={customer.id} />}
        {checks.length > 0 && <History checks={checks} />}
      </Panel>
      <Panel
        title="Documents"
        description="What the check is decided by. Each look at one stands in the audit trail."
      >
        <div className={classes.documents}>
          {documents.length === 0 && <p className={classes.none}>No documents yet.</p>}
          <DocumentList documents={documents} mayRead={mayDecide} mayDelete={mayCare} />
          {mayCare && verificationStatus !== "COMPLETED" && (
            <DocumentUpload customer={customer} count={documents.length} />
          )}
        </div>
      </Panel>
    </div>
  );
}

function VerificationStatus({ customer, mayDecide }: { customer: Customer; mayDecide: boolean }) {
  const { verificationStatus, verification } = customer;
  const { currentlyDue, lastError, provider = "MANUAL", validUntil } = verification;
  if (verificationStatus === "COMPLETED") {
    return (
      <p className={classes.none}>
        {validUntil === undefined ? (
          "Verified."
        ) : (
          <>
            Verified until <DateTime value={validUntil} />.
          </>
        )}
      </p>
    );
  }
  if (verificationStatus === "IN_PROGRESS") {
    return (
      <p className={classes.none}>
        {provider === "MANUAL"
          ? "Compare the details with the documents, then decide."
          : `${providerNames[provider]} is asked.`}
        {provider !== "MANUAL" && mayDecide && " You can decide before it does."}
      </p>
    );
  }
  return (
    <>
      {lastError && (
        <Notice tone="negative" title="Why it is not verified">
          {lastError.reason}
        </Notice>
      )}
      {currentlyDue.length > 0 && (
        <Notice tone="warning" title="The check still needs">
          <ul>
            {currentlyDue.map((field) => (
              <li key={field}>{dueLabel(field)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function History({ checks }: { checks: readonly Check[] }) {
  return (
    <ol className={classes.history} aria-label="Checks so far">
      {checks.map(({ verificationId, status, provider, decidedBy, decidedAt, submittedAt, error }) => (
        <li key={verificationId}>
          <span className={classes.head}>
            <StatusBadge kind="checkStatus" value={status} />
            <span>
              {decidedBy === undefined ? providerNames[provider] : (decidedBy.name ?? decidedBy.userId)}
            </span>
          </span>
          <span className={classes.times}>
            Begun <DateTime value={submittedAt} detail="dateTime" />
            {decidedAt !== undefined && (
              <>
                , ended <DateTime value={decidedAt} detail="dateTime" />
              </>
            )}
          </span>
          {error && (
            <span>
              {error.reason} <code className={classes.code}>{error.code}</code>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
