"use client";

import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { Notice } from "#app/_components/notice.tsx";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { TokenSelect } from "#app/(console)/_components/record-selects.tsx";
import { useUnsavedGuard } from "#app/(console)/_components/use-unsaved-guard.ts";
import { AddressField } from "#app/(console)/console/offerings/_form/address-field.tsx";
import { EligibilityFields } from "#app/(console)/console/offerings/_form/eligibility-fields.tsx";
import { StoryFields } from "#app/(console)/console/offerings/_form/story-fields.tsx";
import { TermsFields } from "#app/(console)/console/offerings/_form/terms-fields.tsx";
import { TermsSummary } from "#app/(console)/console/offerings/_form/terms-summary.tsx";
import { useRestedAddress } from "#app/(console)/console/offerings/_form/use-rested-address.ts";
import { valuesOf } from "#app/(console)/console/offerings/_form/values.ts";
import { Preview } from "#app/(console)/console/offerings/_preview/preview.tsx";
import { previewOffering } from "#app/(console)/console/offerings/_preview/preview-offering.ts";
import { type Offering, updateOffering } from "#server/domain/primary/offering/contract.ts";
import type { RegisteredToken } from "#server/domain/register/token/contract.ts";
import { changesOf } from "./changes.ts";

interface EditFormProps {
  readonly offering: Offering;
  readonly token: RegisteredToken;
  /** Purchases have begun, so the terms stand. */
  readonly isFrozen: boolean;
  readonly types: readonly string[];
  readonly origin: string;
  readonly openedAt: string;
}

/** Changes an offering; what purchases have frozen is there to read. */
export function EditForm({
  offering,
  token: currentToken,
  isFrozen,
  types,
  origin,
  openedAt,
}: EditFormProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateOffering.input,
    opened: offering,
    initialValues: valuesOf(offering),
    toInput: (values) => changesOf(offering, values),
    send: (input, context) => client.offering.update.mutate(input, { context: { ...context } }),
    leaves: true,
    onSent: ({ title }) => {
      allowLeaving();
      notifications.show({ title: "Changes saved", message: title });
      router.push(`/console/offerings/${offering.offeringId}`);
      router.refresh();
    },
  });
  const allowLeaving = useUnsavedGuard(form.isDirty());
  const { values } = form;
  const { data: token = currentToken } = trpc.token.get.useQuery(
    { tokenId: values.tokenId },
    { enabled: values.tokenId !== "" && values.tokenId !== currentToken.tokenId },
  );
  const now = new Date(openedAt);
  const { organizationId, organizationName } = offering;
  const organization = { organizationId, organizationName };
  const imageUrl = useRestedAddress(values.imageUrl) ?? "";
  const preview = previewOffering({
    values: { ...values, imageUrl },
    saved: offering,
    token,
    organization,
    now,
  });
  return (
    <div className={fields.withPreview}>
      <Form noValidate onSubmit={onSubmit} className={fields.form}>
        <ProblemAlert {...alert} />
        <Panel title="Story">
          <StoryFields form={form} saved={offering} types={types} />
        </Panel>
        <Panel title="Terms">
          <div className={fields.form}>
            {isFrozen && (
              <Notice title="Purchases have begun">
                Token, price, currency, start, limits and lock-up can no longer change: buyers rely on them.
                The end and who may buy from now on can.
              </Notice>
            )}
            <TokenSelect
              label="Token"
              required
              disabled={isFrozen}
              {...form.getInputProps("tokenId")}
              chosen={{ value: token.tokenId, label: `${token.name} (${token.symbol})` }}
              onChoose={(choice) => form.setFieldValue("tokenId", choice?.value ?? currentToken.tokenId)}
            />
            <TermsFields form={form} isFrozen={isFrozen} mayTakeBoth={offering.currency === undefined} />
            <TermsSummary values={values} token={token} now={now} />
          </div>
        </Panel>
        <Panel title="Eligibility" description="Who may buy; it decides purchases to come.">
          <EligibilityFields form={form} isFrozen={isFrozen} />
        </Panel>
        <Panel title="Address">
          <AddressField form={form} origin={origin} />
        </Panel>
        <div className={fields.actions}>
          <PendingButton isPending={isSending} disabled={!form.isDirty()}>
            Save the changes
          </PendingButton>
        </div>
      </Form>
      <Preview offering={withProgress(preview, offering)} />
    </div>
  );
}

/** What was sold so far does not change by editing. */
function withProgress(preview: Offering, { fundingLimits, participants }: Offering): Offering {
  const { raised, reserved } = fundingLimits;
  return { ...preview, participants, fundingLimits: { ...preview.fundingLimits, raised, reserved } };
}
