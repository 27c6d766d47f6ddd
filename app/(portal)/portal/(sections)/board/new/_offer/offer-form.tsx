"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { issuePriceInEuro, issuePriceOf, lastIssueOf } from "#app/_words/unit-price.ts";
import { CheckNotice } from "#app/(portal)/_components/check-notice.tsx";
import order from "#app/(portal)/_components/order-form.module.css";
import { useDryRun } from "#app/(portal)/_data/use-dry-run.ts";
import type { Intention } from "#db/schema/enums.ts";
import type { Holding } from "#server/domain/investors/customer/contract.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { OfferFields } from "./offer-fields.tsx";
import classes from "./offer-form.module.css";
import { OfferSummary } from "./offer-summary.tsx";
import { type OfferValues, offerFields, toOffer, typedOffer } from "./offer-values.ts";

const posted: Record<Intention, string> = {
  SELL: "Its tokens are frozen until it is filled, cancelled or expires.",
  BUY: "You can cancel it there at any time.",
};

interface OfferFormProps {
  customerId: string;
  wallets: readonly string[];
  holdings: readonly Holding[];
  tokens: readonly RegisteredToken[];
  initial: OfferValues;
}

/** Posts an offer; unit price, what it freezes and every rule are told as one types. */
export function OfferForm({ customerId, wallets, holdings, tokens, initial }: OfferFormProps) {
  const router = useRouter();
  const { create } = trpc.useUtils().client.bulletinBoard.offer;
  const [isPosted, setPosted] = useState(false);
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: typedOffer,
    initialValues: initial,
    // A sentence that appears as one leaves a field would move the button away under the pointer.
    toInput: (values) => toOffer(values, customerId),
    send: (typed, context) => create.mutate(typedOffer.parse(typed), { context: { ...context } }),
    onSent: ({ intention }) => {
      setPosted(true);
      notifications.show({ color: "brand", title: "Your offer is on the board", message: posted[intention] });
      router.replace("/portal/board/offers?by=me");
    },
  });
  const { values } = form;
  const offer = typedOffer.safeParse(toOffer(values, customerId)).data ?? null;
  const check = useDryRun("offer", isPosted ? null : offer, create.mutate);
  const errorAt = (field: keyof OfferValues) =>
    form.errors[field] ?? check.violations.find(({ param }) => param === field)?.detail;
  const token = tokens.find(({ tokenId }) => tokenId === values.tokenId);
  const { data: price } = trpc.offering.list.useQuery(lastIssueOf(values.tokenId), {
    enabled: token !== undefined,
    select: ({ data: [newest] }) => newest && issuePriceOf(newest),
  });

  return (
    <Form noValidate onSubmit={onSubmit} className={classes.form} aria-label="Offer">
      <Panel title="Your offer">
        <OfferFields
          form={form}
          errorAt={errorAt}
          tokens={tokens}
          token={token}
          wallets={wallets}
          holdings={holdings}
        />
      </Panel>
      <div className={order.side}>
        <Panel title="Summary">
          <OfferSummary values={values} token={token} issuePrice={issuePriceInEuro(price)} />
          {alert.error === null && (
            <CheckNotice check={check} passed="All checked: you can post this." shownAtFields={offerFields} />
          )}
          <ProblemAlert error={alert.error} />
          <PendingButton isPending={isSending || isPosted} pendingLabel="Posting…" size="md" fullWidth>
            Post offer
          </PendingButton>
        </Panel>
      </div>
    </Form>
  );
}
