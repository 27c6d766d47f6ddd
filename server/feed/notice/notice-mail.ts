import { type NoticeTopic, type OptionalTopic, optionalTopics } from "#db/schema/enums.ts";
import type { Mail } from "#server/adapters/mail/port.ts";
import { mailSender } from "#server/domain/organization/api.ts";
import type { Brand } from "#server/domain/organization/brand/contract.ts";
import type { Env } from "#server/kernel/configuration.ts";
import type { Letter } from "#server/platform/mail/letter.ts";
import { writeLetter } from "#server/platform/mail/write-letter.ts";
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
  brand: Brand | null;
  is_switched_off: boolean;
}

type MailEnv = Pick<Env, "publicUrl" | "authSecret">;

/** The mail that goes with a customer's notice, in the issuer's colours; one that may be switched off says how. */
export function noticeMail(
  env: MailEnv,
  row: Omit<WrittenRow, "id" | "created_at" | "email" | "is_switched_off"> & {
    readonly email: string;
    readonly organizationId: string;
  },
): Mail {
  const { title, text, path } = wordNotice(row.topic, row.facts, row.resource_id);
  const topic = optionalTopics.find((optional) => optional === row.topic);
  const letter: Letter = {
    recipient: row.email,
    subject: title,
    name: row.name,
    paragraphs: [text],
    links: [{ label: labelOf(path), href: env.publicUrl + path }],
    unsubscribe: topic && farewell(env, { ...row, topic }),
  };
  return writeLetter(letter, mailSender(env, row.organization, row.brand));
}

/** What opening the page of a notice is called, by the page. */
const labels: Readonly<Record<string, string>> = {
  purchases: "See your purchase",
  distributions: "See your distributions",
  updates: "Read the update",
  trades: "See your trades",
};

const labelOf = (path: string) => labels[path.split("/")[2] ?? ""] ?? "See more";

function farewell(
  env: MailEnv,
  {
    organizationId,
    recipient_id: customerId,
    topic,
  }: { organizationId: string; recipient_id: string; topic: OptionalTopic },
): Letter["unsubscribe"] {
  const token = signUnsubscribe(env, { organizationId, customerId, topic });
  return {
    pageUrl: `${env.publicUrl}/unsubscribe?token=${token}`,
    oneClickUrl: `${env.publicUrl}/api/notice/unsubscribe/one-click?token=${token}`,
  };
}
