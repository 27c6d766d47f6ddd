"use client";

import { Button, Modal } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ConfirmButton } from "#app/_components/form/confirm-button.tsx";
import fields from "#app/_components/form/form.module.css";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { Notice } from "#app/_components/notice.tsx";
import { trpc } from "#app/_trpc/client.tsx";
import { NewSecret } from "#app/(console)/console/developers/webhooks/new-secret.tsx";
import type { WebhookAttempt } from "#server/feed/webhook-delivery/contract.ts";
import type { WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";
import { EditForm } from "./edit-form.tsx";

/** What can be done with an endpoint: try, change, pause, give a new secret, delete. */
export function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const router = useRouter();
  const { webhookEndpointId, status } = endpoint;
  const [isEditing, { open: edit, close: endEdit }] = useDisclosure();
  const [secret, setSecret] = useState<string | null>(null);
  const test = trpc.webhookEndpoint.test.useMutation();
  const update = trpc.webhookEndpoint.update.useMutation({ onSuccess: () => router.refresh() });
  const rotate = trpc.webhookEndpoint.rotateSecret.useMutation({
    onSuccess: (rotated) => setSecret(rotated.secret ?? ""),
  });
  const remove = trpc.webhookEndpoint.delete.useMutation({
    onSuccess: () => {
      notifications.show({
        title: "Endpoint deleted",
        message: `Nothing is sent to ${endpoint.url} any more.`,
      });
      router.push("/console/developers");
      router.refresh();
    },
  });
  const isEnabled = status === "ENABLED";
  const error = test.error ?? update.error ?? rotate.error ?? remove.error;
  return (
    <>
      <div className={fields.actions}>
        <PendingButton
          type="button"
          isPending={test.isPending}
          onClick={() => test.mutate({ webhookEndpointId })}
        >
          Send a test
        </PendingButton>
        <Button variant="default" onClick={edit}>
          Edit…
        </Button>
        <ConfirmButton
          title="Give it a new secret?"
          question="The present one goes on signing for 24 hours beside the new one, so that your software can change over. One that was to end by then ends now."
          confirmLabel="Make a new secret"
          loading={rotate.isPending}
          onConfirm={() => rotate.mutate({ webhookEndpointId })}
        >
          Rotate secret…
        </ConfirmButton>
        <Button
          variant="default"
          loading={update.isPending}
          onClick={() => update.mutate({ webhookEndpointId, status: isEnabled ? "DISABLED" : "ENABLED" })}
        >
          {isEnabled ? "Disable" : "Enable"}
        </Button>
        <ConfirmButton
          title="Delete this endpoint?"
          question="Nothing is sent to it any more, and its deliveries with their attempts are gone. This cannot be undone."
          confirmLabel="Delete the endpoint"
          isDangerous
          loading={remove.isPending}
          onConfirm={() => remove.mutate({ webhookEndpointId })}
        >
          Delete…
        </ConfirmButton>
      </div>
      {test.data && <TestAnswer attempt={test.data} />}
      <ProblemAlert error={error} />
      <Modal opened={isEditing} onClose={endEdit} size="lg" title="Edit the endpoint">
        <EditForm
          endpoint={endpoint}
          onSaved={() => {
            endEdit();
            router.refresh();
          }}
        />
      </Modal>
      <Modal
        opened={secret !== null}
        onClose={() => setSecret(null)}
        size="lg"
        title="The endpoint's new secret"
        closeOnClickOutside={false}
        closeOnEscape={false}
      >
        <NewSecret
          secret={secret ?? ""}
          note="The one before signs as well for 24 hours."
          onDone={() => {
            setSecret(null);
            router.refresh();
          }}
        />
      </Modal>
    </>
  );
}

function TestAnswer({ attempt: { error, statusCode, durationMs, response } }: { attempt: WebhookAttempt }) {
  const isGood = error === undefined;
  return (
    <Notice
      tone={isGood ? "positive" : "negative"}
      role="status"
      title={isGood ? `Received: ${statusCode} after ${durationMs} ms` : "The test was not received"}
    >
      <span>{isGood ? "The address takes signed events." : error}</span>
      {response !== undefined && response !== "" && <code>{response.slice(0, 300)}</code>}
    </Notice>
  );
}
