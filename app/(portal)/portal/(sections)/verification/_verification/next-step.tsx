"use client";

import { Button } from "@mantine/core";
import { useRouter } from "next/navigation";
import { AutoRefresh } from "#app/_components/auto-refresh.tsx";
import { DateTime } from "#app/_components/date-time.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { dueLabel } from "#app/_words/due-fields.ts";
import type { Customer } from "#server/domain/investors/customer/contract.ts";
import classes from "./next-step.module.css";

interface NextStepProps {
  customer: Customer;
  issuer: string;
  /** How many documents there are. */
  documents: number;
  /** Where the provider waits for the customer, if it does. */
  url: string | undefined;
}

/** What a customer has to do now to be verified, or that there is nothing to do. */
export function NextStep({ customer, issuer, documents, url }: NextStepProps) {
  const { verificationStatus, verification } = customer;
  if (verificationStatus === "COMPLETED") {
    return (
      <Notice tone="positive" role="status" title="You are verified">
        <span>
          {verification.validUntil === undefined ? (
            "There is nothing to do."
          ) : (
            <>
              This holds until <DateTime value={verification.validUntil} />. There is nothing to do until
              then.
            </>
          )}
        </span>
      </Notice>
    );
  }
  if (verificationStatus === "IN_PROGRESS") {
    return (
      <>
        {/* A reviewer takes longer than anybody watches. */}
        {verification.provider !== "MANUAL" && url === undefined && <AutoRefresh />}
        <Waiting issuer={issuer} documents={documents} url={url} />
      </>
    );
  }
  return (
    <>
      {verification.lastError && (
        <Notice tone="negative" title={refusalTitle(verification.lastError.code)}>
          <span>{verification.lastError.reason}</span>
        </Notice>
      )}
      <Submit customer={customer} issuer={issuer} />
    </>
  );
}

function refusalTitle(code: string): string {
  return code === "verification_expired" ? "Your verification has expired" : "You could not be verified yet";
}

function Waiting({ issuer, documents, url }: Omit<NextStepProps, "customer">) {
  if (url !== undefined) {
    return (
      <Notice title="Show who you are">
        <span>
          {issuer} has this done by a provider: have your passport or identity card at hand, and a device with
          a camera.
        </span>
        <div className={classes.action}>
          <Button component="a" href={url} rel="noreferrer">
            Go on to the check
          </Button>
        </div>
      </Notice>
    );
  }
  return (
    <Notice role="status" title="You are being checked">
      <span>
        {issuer} looks at your details and tells you by mail what came of it.
        {documents === 0 && " A document that shows who you are, uploaded below, makes it quicker."}
      </span>
    </Notice>
  );
}

function Submit({ customer, issuer }: { customer: Customer; issuer: string }) {
  const router = useRouter();
  const submit = trpc.verification.submit.useMutation({ onSuccess: () => router.refresh() });
  const { currentlyDue } = customer.verification;
  if (currentlyDue.length > 0) {
    return (
      <Notice tone="warning" title="Complete your details">
        <span>The check starts by itself once these are there:</span>
        <ul>
          {currentlyDue.map((field) => (
            <li key={field}>{dueLabel(field)}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <Notice title="Submit your details">
      <span>
        Look through your details and documents below. Once they are right, have {issuer} check them.
      </span>
      <ProblemAlert error={submit.error} />
      <div className={classes.action}>
        <PendingButton
          type="button"
          isPending={submit.isPending}
          onClick={() => submit.mutate({ customerId: customer.id })}
        >
          Submit for the check
        </PendingButton>
      </div>
    </Notice>
  );
}
