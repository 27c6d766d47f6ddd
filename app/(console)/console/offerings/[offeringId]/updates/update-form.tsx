"use client";

import { Radio, Stack, Textarea, TextInput } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { LocalTimeField } from "#app/_components/form/local-time-field.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import { type OfferingUpdateAudience, offeringUpdateAudiences } from "#db/schema/enums.ts";
import {
  createOfferingUpdate,
  type OfferingUpdate,
} from "#server/domain/primary/offering-update/contract.ts";
import { audienceWords } from "./audience-words.ts";

interface UpdateFormProps {
  readonly offeringId: string;
  /** The page of the offering's updates. */
  readonly path: string;
  /** The update that is changed; absent for a new one. */
  readonly edited?: OfferingUpdate | undefined;
}

/** Writes an update, or changes one that is not published: what it says, to whom, and when. */
export function UpdateForm({ offeringId, path, edited }: UpdateFormProps) {
  const router = useRouter();
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: createOfferingUpdate.input,
    ...(edited && { opened: edited }),
    initialValues: {
      title: edited?.title ?? "",
      text: edited?.text ?? "",
      audience: edited?.audience ?? ("PUBLIC" as OfferingUpdateAudience),
      publishAt: edited?.publishAt ?? "",
    },
    toInput: ({ publishAt, ...values }) => ({
      ...values,
      offeringId,
      ...(publishAt !== "" && { publishAt }),
    }),
    send: (input, context) =>
      edited === undefined
        ? client.offeringUpdate.create.mutate(input, { context: { ...context } })
        : client.offeringUpdate.update.mutate(
            { ...input, offeringUpdateId: edited.offeringUpdateId, publishAt: input.publishAt ?? null },
            { context: { ...context } },
          ),
    onSent: ({ title, status }) => {
      notifications.show({
        title: status === "SCHEDULED" ? "Update scheduled" : "Draft saved",
        message: title,
      });
      form.reset();
      router.replace(path, { scroll: false });
      router.refresh();
    },
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={fields.form}>
      <ProblemAlert {...alert} />
      <TextInput label="Title" required maxLength={200} {...form.getInputProps("title")} />
      <Textarea
        label="Text"
        description="Markdown: **bold**, lists, and [links](https://example.com)."
        required
        autosize
        minRows={6}
        maxRows={20}
        {...form.getInputProps("text")}
      />
      <Radio.Group label="Who reads it" {...form.getInputProps("audience")}>
        <Stack gap="xs" mt="xs">
          {offeringUpdateAudiences.map((audience) => (
            <Radio key={audience} value={audience} {...audienceWords[audience]} />
          ))}
        </Stack>
      </Radio.Group>
      <LocalTimeField
        label="Publish by itself (optional)"
        value={form.values.publishAt}
        onChange={(value) => form.setFieldValue("publishAt", value)}
        error={form.errors.publishAt}
      />
      <div className={fields.actions}>
        <PendingButton isPending={isSending} pendingLabel="Saving…">
          {form.values.publishAt === "" ? "Save the draft" : "Schedule"}
        </PendingButton>
      </div>
    </Form>
  );
}
