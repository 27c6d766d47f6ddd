"use client";

import { NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ButtonLink } from "#app/_components/button-link.tsx";
import classes from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { Panel } from "#app/_components/panel.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { kindNames } from "#app/_words/distributions.ts";
import { formatMoney } from "#app/_words/format.ts";
import columns from "#app/(console)/_components/columns.module.css";
import { confirm } from "#app/(console)/_components/confirm.ts";
import type { Choice } from "#app/(console)/_components/list-toolbar.tsx";
import { TokenSelect } from "#app/(console)/_components/record-selects.tsx";
import { utc } from "#app/(console)/_data/clock-time.ts";
import { typedNumber } from "#app/(console)/_data/typed.ts";
import { type Currency, currencies, type DistributionKind } from "#db/schema/enums.ts";
import {
  createDistribution,
  previewDistribution,
} from "#server/domain/distributions/distribution/contract.ts";
import { Preview } from "./preview.tsx";

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

interface Values {
  tokenId: string;
  kind: DistributionKind;
  title: string;
  amount: string;
  currency: Currency;
  recordDate: string;
}

const toInput = (values: Values) => ({
  ...values,
  amount: typedNumber(values.amount),
  recordDate: utc(values.recordDate),
});

/** The form of a distribution, and beside it what each holder would get. */
export function CreateDistribution(props: { token: Choice | null; recordDate: string }) {
  const router = useRouter();
  const [token, setToken] = useState(props.token);
  const { client } = trpc.useUtils();
  const sending = useProblemForm({
    schema: createDistribution.input,
    initialValues: {
      tokenId: props.token?.value ?? "",
      kind: "DIVIDEND",
      title: "",
      amount: "",
      currency: "EUR",
      recordDate: props.recordDate,
    } as Values,
    toInput,
    send: (input, context) => client.distribution.create.mutate(input, { context: { ...context } }),
    leaves: true,
    onSent: ({ distributionId, status, title }) => {
      const message = status === "SCHEDULED" ? "It starts at the record date." : "The payments are due now.";
      notifications.show({ title, message });
      router.push(`/console/distributions/${distributionId}`);
    },
  });
  const { form } = sending;
  const [asked] = useDebouncedValue(toInput(form.values), 300);
  const order = previewDistribution.input.safeParse(asked);
  const preview = trpc.distribution.preview.useQuery(order.data ?? placeholder, {
    enabled: order.success,
    placeholderData: (previous) => previous,
  });

  const ask = async () => {
    if (!sending.validateOnly(Object.keys(form.values))) return;
    const { amount, currency, recordDate } = form.values;
    const sum = formatMoney(Number(typedNumber(amount)), currency);
    const isPast = new Date(`${recordDate}Z`) <= new Date();
    const isMeant = await confirm({
      title: `Distribute ${sum}?`,
      text: isPast
        ? `The record date has passed, so ${sum} is due to the holders at once. This cannot be undone.`
        : `The holders at the record date are paid then. Until it comes you can cancel.`,
      yes: isPast ? "Start the payments" : "Schedule it",
    });
    if (isMeant) sending.onSubmit();
  };

  return (
    <div className={columns.pair}>
      <Panel title="The distribution">
        <Form
          noValidate
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <ProblemAlert {...sending.alert} />
          <TokenSelect
            label="Token"
            placeholder="Search by name or symbol"
            required
            {...form.getInputProps("tokenId")}
            chosen={token}
            onChoose={(choice) => {
              setToken(choice);
              form.setFieldValue("tokenId", choice?.value ?? "");
            }}
          />
          <div className={classes.fields}>
            <div data-wide>
              <TextInput
                label="Title"
                description="Holders read it on their payment."
                placeholder="e.g. Rent, second half-year"
                required
                {...form.getInputProps("title")}
              />
            </div>
            <div data-wide>
              <NativeSelect label="Kind" data={kinds} required {...form.getInputProps("kind")} />
            </div>
            <TextInput
              label="Amount"
              inputMode="decimal"
              autoComplete="off"
              required
              {...form.getInputProps("amount")}
            />
            <NativeSelect
              label="Currency"
              data={[...currencies]}
              required
              {...form.getInputProps("currency")}
            />
            <div data-wide>
              <TextInput
                type="datetime-local"
                label="Record date (UTC)"
                description="Whoever holds the token then is paid: at once where it has passed, otherwise when it comes."
                required
                {...form.getInputProps("recordDate")}
              />
            </div>
          </div>
          <div className={classes.actions}>
            <PendingButton isPending={sending.isSending}>Distribute…</PendingButton>
            <ButtonLink look="quiet" href="/console/distributions">
              Back to the distributions
            </ButtonLink>
          </div>
        </Form>
      </Panel>
      <Preview
        preview={order.success ? preview.data : undefined}
        error={order.success ? preview.error : null}
        isLoading={order.success && preview.isLoading}
      />
    </div>
  );
}

/** Never asked for: a query has an input also while it waits. */
const placeholder = { tokenId: "-", amount: 1, currency: "EUR", recordDate: "2000-01-01T00:00:00Z" } as const;
