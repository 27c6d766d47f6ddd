import { type NoticeTopic, type OptionalTopic, optionalTopics } from "#db/schema/enums.ts";
import type { Mail } from "#server/adapters/mail/port.ts";
import type { Env } from "#server/kernel/configuration.ts";
import type { Facts } from "./rules.ts";
import { signUnsubscribe } from "./unsubscribe-token.ts";
import { wordNotice } from "./words.ts";

/** A notice as it was written, with what its mail needs. */
export interface WrittenRow {
  id: string;
  recipient_id: string;
  topic: NoticeTopic;
  resource_id: string;
  facts: Facts;
  created_at: string;
  email: string | null;
  name: string | null;
  organization: string;
  is_switched_off: boolean;
}

/** The mail that goes with a customer's notice; one that may be switched off carries a link that does it. */
export function noticeMail(
  env: Pick<Env, "publicUrl" | "authSecret">,
  row: Pick<WrittenRow, "recipient_id" | "topic" | "resource_id" | "facts" | "name" | "organization"> & {
    readonly email: string;
    readonly organizationId: string;
  },
): Mail {
  const { title, text, path } = wordNotice(row.topic, row.facts, row.resource_id);
  const greeting = row.name === null ? "Hello" : `Hello ${row.name}`;
  const topic = optionalTopics.find((optional) => optional === row.topic);
  return {
    recipient: row.email,
    subject: title,
    text: `${greeting},\n\n${text}\n\n${env.publicUrl}${path}\n\n${row.organization}\n${
      topic === undefined ? "" : farewell(env, { ...row, topic })
    }`,
  };
}

function farewell(
  env: Pick<Env, "publicUrl" | "authSecret">,
  {
    organizationId,
    recipient_id: customerId,
    topic,
  }: { organizationId: string; recipient_id: string; topic: OptionalTopic },
): string {
  const token = signUnsubscribe(env, { organizationId, customerId, topic });
  return `\n--\nNo more mails like this one: ${env.publicUrl}/unsubscribe?token=${token}\n`;
}
