import { exampleEvent } from "#server/feed/event/contract.ts";

/** What is posted to the endpoints that asked for it; signed by Standard Webhooks. */
export function webhook() {
  return {
    post: {
      operationId: "receiveEvent",
      summary: "Receive an event",
      description:
        "Sent to each endpoint that listens to the event's type, until it answers with 2xx. Verify the signature over the body as it came, and pass over a `webhook-id` that was there before. After an erasure, members with personal data are null in the resource inside.",
      tags: ["Webhook"],
      security: [{}],
      parameters: [
        header("webhook-id", "The `eventId`; the same each time an event is sent.", exampleEvent.eventId),
        header("webhook-timestamp", "When it was sent, in seconds since 1970.", "1799744400"),
        header(
          "webhook-signature",
          "`v1,` and the base64 of HMAC-SHA256 over `{webhook-id}.{webhook-timestamp}.{body}`; several, with a space between, while a secret is replaced.",
          "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
        ),
      ],
      requestBody: {
        required: true,
        content: { "application/json": { schema: { $ref: "#/components/schemas/Event" } } },
      },
      responses: {
        "2XX": { description: "It was received." },
        "4XX": { description: "It was not; it is sent again later." },
      },
    },
  };
}

function header(name: string, description: string, example: string) {
  return { name, in: "header", required: true, description, schema: { type: "string", example } } as const;
}
