import fields from "#app/_components/form/form.module.css";
import { Form } from "#app/_components/form/form.tsx";
import { PendingButton } from "#app/_components/form/pending-button.tsx";
import { ProblemAlert } from "#app/_components/form/problem-alert.tsx";
import { useProblemForm } from "#app/_components/form/use-problem-form.ts";
import { trpc } from "#app/_trpc/client.tsx";
import {
  EndpointFields,
  type EndpointValues,
  toEndpoint,
} from "#app/(console)/console/developers/webhooks/endpoint-fields.tsx";
import { updateWebhookEndpoint, type WebhookEndpoint } from "#server/feed/webhook-endpoint/contract.ts";

interface EditFormProps {
  readonly endpoint: WebhookEndpoint;
  readonly onSaved: () => void;
}

/** Changes where events go and which. */
export function EditForm({ endpoint, onSaved }: EditFormProps) {
  const { client } = trpc.useUtils();
  const { webhookEndpointId, url, description = "", eventTypes } = endpoint;
  const { form, onSubmit, alert, isSending } = useProblemForm({
    schema: updateWebhookEndpoint.input,
    opened: endpoint,
    initialValues: {
      url,
      description,
      eventTypes: eventTypes ?? [],
    } satisfies EndpointValues as EndpointValues,
    toInput: (values) => ({ webhookEndpointId, ...toEndpoint(values) }),
    send: (input, context) => client.webhookEndpoint.update.mutate(input, { context: { ...context } }),
    onSent: onSaved,
  });
  return (
    <Form noValidate onSubmit={onSubmit} className={fields.form}>
      <ProblemAlert {...alert} />
      <EndpointFields form={form} />
      <div className={fields.actions}>
        <PendingButton isPending={isSending}>Save</PendingButton>
      </div>
    </Form>
  );
}
