"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import {
  createWebhookEndpoint,
  type WebhookEndpointWithSecret,
} from "#server/feed/webhook-endpoint/contract.ts";
import { EndpointFields, type EndpointValues, toEndpoint } from "./endpoint-fields.tsx";
import { NewSecret } from "./new-secret.tsx";

/** Asks where events go and which, registers the endpoint, and shows its secret once. */
export function CreateEndpointDialog() {
  const router = useRouter();
  const [isOpen, { open, close }] = useDisclosure();
  const [created, setCreated] = useState<WebhookEndpointWithSecret | null>(null);
  const leave = () => {
    close();
    setCreated(null);
    // Only now: what is read anew may take this dialog's place on the page.
    if (created !== null) router.push(`/console/developers/webhooks/${created.webhookEndpointId}`);
  };
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={open}>
        Add an endpoint
      </Button>
      <Modal
        opened={isOpen}
        onClose={leave}
        size="lg"
        title={created === null ? "Add a webhook endpoint" : "Your endpoint's secret"}
        // The secret is shown this once: only its button or the cross takes it away.
        closeOnClickOutside={created === null}
        closeOnEscape={created === null}
      >
        {created === null ? (
          <CreateForm onCreated={setCreated} />
        ) : (
          <NewSecret secret={created.secret ?? ""} onDone={leave} />
        )}
      </Modal>
    </>
  );
}

const empty: EndpointValues = { url: "", description: "", eventTypes: [] };

function CreateForm({ onCreated }: { onCreated: (endpoint: WebhookEndpointWithSecret) => void }) {
  const { client } = trpc.useUtils();
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: createWebhookEndpoint.input,
    initialValues: empty,
    toInput: toEndpoint,
    // Without an Idempotency-Key: the secret is told in the first answer alone.
    send: (input) => client.webhookEndpoint.create.mutate(input),
    onSent: onCreated,
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={fields.form}>
      <ProblemAlert {...alert} />
      <EndpointFields form={form} />
      <div className={fields.actions}>
        <PendingButton isPending={isSending}>Add the endpoint</PendingButton>
      </div>
    </Form>
  );
}
