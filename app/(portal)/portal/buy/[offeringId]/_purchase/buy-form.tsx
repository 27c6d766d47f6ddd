"use client";

import { Checkbox } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { type PurchaseDraft, readDraft, termsOf } from "#app/_data/purchase-draft.ts";
import { problemOf, type RouterInputs, trpc } from "#app/_trpc/client.tsx";
import { formatMoney } from "#app/_words/format.ts";
import { CheckNotice } from "#app/(portal)/_components/check-notice.tsx";
import { useIdempotencyKey } from "#app/(portal)/_data/idempotency-key.ts";
import { useDryRun } from "#app/(portal)/_data/use-dry-run.ts";
import { type Currency, currencies } from "#db/schema/enums.ts";
import type { Offering } from "#server/domain/primary/offering/contract.ts";
import type { OfferingDocument } from "#server/domain/primary/offering-document/contract.ts";
import { AcceptDocuments } from "./accept-documents.tsx";
import classes from "./buy-form.module.css";
import { PurchaseFields, shownAtFields } from "./purchase-fields.tsx";
import { PurchaseSummary } from "./purchase-summary.tsx";

interface BuyFormProps {
  /** What of it a purchase is reckoned with. */
  offering: Pick<
    Offering,
    "offeringId" | "title" | "organizationName" | "token" | "pricePerToken" | "currency" | "fundingLimits"
  >;
  /** Of what is bought. */
  picture: ReactNode;
  customerId: string;
  wallets: readonly string[];
  /** What has to be read and accepted. */
  documents: readonly OfferingDocument[];
  /** What the address asked for. */
  asked: { draft: PurchaseDraft; currency: Currency | undefined; walletAddress: string };
  /** What happens after buying, which the server knows. */
  children: ReactNode;
}

/** The summary before buying: everything can still be changed, and every rule is checked as one types. */
export function BuyForm(props: BuyFormProps) {
  const { offering, picture, customerId, wallets, documents, asked, children } = props;
  const router = useRouter();
  const { client } = trpc.useUtils();
  const keyOf = useIdempotencyKey();
  const acknowledgement = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(asked.draft);
  const [walletAddress, setWalletAddress] = useState(asked.walletAddress);
  const [chosen, setCurrency] = useState<Currency>(asked.currency ?? currencies[0]);
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [acknowledged, setAcknowledged] = useState(false);
  const [tried, setTried] = useState(false);

  const currency = offering.currency ?? chosen;
  const read = readDraft(draft, termsOf(offering));
  const { offeringId } = offering;
  const purchase = read.payment && {
    customerId,
    offeringId,
    walletAddress,
    payment: { ...read.payment, currency },
  };
  const check = useDryRun("purchase", purchase, client.offeringPurchaseIntent.create.mutate);
  const buy = useMutation({
    mutationFn: (input: RouterInputs["offeringPurchaseIntent"]["create"]) =>
      client.offeringPurchaseIntent.create.mutate(input, { context: { idempotencyKey: keyOf(input) } }),
    // Going back must not lead to a form that buys once more.
    onSuccess: ({ offeringPurchaseIntentId }) =>
      router.replace(`/portal/purchases/${offeringPurchaseIntentId}?new=1`),
  });

  const violations = [...(problemOf(buy.error)?.errors ?? []), ...check.violations];
  const errorAt = (param: string) => violations.find((violation) => violation.param === param)?.detail;
  const change = (set: () => void) => {
    set();
    buy.reset();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true], [data-unread]");
    if (wrong) wrong.focus();
    else if (!acknowledged) acknowledgement.current?.focus();
    else if (purchase !== null) buy.mutate({ ...purchase, acceptedDocuments: [...accepted] });
  };

  return (
    <Form noValidate onSubmit={submit} className={classes.form} aria-label="Purchase">
      <div className={classes.fields}>
        <Panel title="Your purchase">
          <PurchaseFields
            offering={offering}
            currency={currency}
            read={read}
            wallets={wallets}
            walletAddress={walletAddress}
            errorAt={errorAt}
            onDraft={(next) => change(() => setDraft(next))}
            onCurrency={(next) => change(() => setCurrency(next))}
            onWallet={(next) => change(() => setWalletAddress(next))}
          />
        </Panel>
      </div>
      <div className={classes.side}>
        <Panel title="Summary">
          <PurchaseSummary
            offering={offering}
            picture={picture}
            payment={read.payment}
            currency={currency}
            walletAddress={walletAddress}
          />
          <CheckNotice check={check} passed="All checked: you can buy this." shownAtFields={shownAtFields} />
          <ProblemAlert error={buy.error} shownAtFields={shownAtFields} />
          <AcceptDocuments
            documents={documents}
            accepted={accepted}
            isAsked={tried}
            onChange={(next) => change(() => setAccepted(next))}
          />
          <Checkbox
            ref={acknowledgement}
            label="I have read the offering and know that I can lose all the money I put in."
            checked={acknowledged}
            onChange={(event) => setAcknowledged(event.currentTarget.checked)}
            error={tried && !acknowledged && "Tick this box if you agree; you cannot buy without."}
          />
          <PendingButton
            isPending={buy.isPending || buy.isSuccess}
            pendingLabel="Buying…"
            size="md"
            fullWidth
          >
            {read.payment ? `Buy for ${formatMoney(read.payment.purchaseAmount, currency)}` : "Buy"}
          </PendingButton>
        </Panel>
      </div>
      <div className={classes.next}>{children}</div>
    </Form>
  );
}
