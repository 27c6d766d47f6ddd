import { z } from "zod";
import { noticeTopics, optionalTopics } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const ID = "ntc_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const CUSTOMER = "cus_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const PURCHASE = "opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

/** Unread notices that are counted at most; where there are more, this many are told. */
export const MOST_COUNTED = 100;

const noticeId = identifier.meta({ description: "Identifier of the notice.", example: ID });

export const notice = z
  .object({
    object: objectName("notice"),
    noticeId: z.string().meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    topic: z.enum(noticeTopics).meta({ description: "What it is about.", example: "PAYMENT_RECEIVED" }),
    title: z.string().meta({ description: "The news in a few words.", example: "€1,250.00 received" }),
    text: z.string().meta({
      description: "The news in a sentence or two.",
      example: "Your payment of €1,250.00 for Harbour Lofts has come in.",
    }),
    path: z.string().meta({
      description: "The page of this service that shows it, from the first slash on.",
      example: "/portal/purchases/opi_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    createdAt: z.string().meta({ description: "When it happened.", example: "2027-02-02T09:00:00.000Z" }),
    readAt: z
      .string()
      .optional()
      .meta({ description: "When it was read; absent until then.", example: "2027-02-02T10:00:00.000Z" }),
  })
  .meta({ id: "Notice", description: "Something that somebody is told, once." });
export type Notice = z.input<typeof notice>;

const exampleNotice = exampleOf(notice, { readAt: undefined });

const whose =
  "A customer has its own, whoever signs in as it; a member those for its roles; an API key has none.";

export const listNotices = defineOperation({
  name: "listNotices",
  method: "GET",
  path: "/notice",
  tag: "Notice",
  summary: "List one's notices",
  description: `What the caller was told, newest first. ${whose}`,
  access: "caller",
  needs: "organization:read",
  needsOfCustomer: "own",
  errors: [],
  input: listInput(["createdAt"], {
    show: z
      .enum(["ALL", "UNREAD"])
      .default("ALL")
      .meta({ description: "All, or those alone that are not read.", example: "ALL" }),
  }),
  output: listOutput(notice),
  example: {
    input: {},
    output: wholeList([exampleNotice]),
  },
});

const unread = z.object({
  object: objectName("unread_count"),
  unread: z
    .number()
    .meta({ description: `How many are not read, ${MOST_COUNTED} where there are more.`, example: 3 }),
});

export const countNotices = defineOperation({
  name: "countNotices",
  method: "GET",
  path: "/notice/count",
  tag: "Notice",
  summary: "Count one's unread notices",
  description: `How many notices the caller has not read. ${whose}`,
  access: "caller",
  needs: "organization:read",
  needsOfCustomer: "own",
  errors: [],
  input: z.object({}),
  output: unread,
  example: { input: {}, output: { unread: 3 } },
});

export const readNotices = defineOperation({
  name: "readNotices",
  method: "POST",
  path: "/notice/read",
  tag: "Notice",
  summary: "Mark notices as read",
  description: `Marks the caller's notices as read: those that are named, or all. What is read already, or somebody else's, stays as it is. ${whose}`,
  access: "caller",
  needs: "organization:read",
  needsOfCustomer: "own",
  errors: [],
  input: z.object({
    noticeIds: z
      .array(noticeId)
      .max(100, { error: "Name at most 100 notices, or none for all." })
      .optional()
      .meta({ description: "Which; left out = all.", example: [ID] }),
  }),
  output: unread.meta({ description: "What is left." }),
  example: { input: {}, output: { unread: 0 } },
});

const customerId = identifier.meta({ description: "Identifier of the customer.", example: CUSTOMER });
const offeringUpdates = z
  .boolean()
  .meta({ description: "Whether updates of issuers are mailed.", example: true });
const filledOffers = z
  .boolean()
  .meta({ description: "Whether it is mailed that an offer was accepted.", example: true });

const mailChoices = z
  .object({
    object: objectName("mail_choices"),
    customerId: z.string().meta({ description: "The customer.", example: CUSTOMER }),
    offeringUpdates,
    filledOffers,
  })
  .meta({
    id: "MailChoices",
    description: "Which mails a customer wants, besides those about its money, which always go.",
  });
export type MailChoices = z.input<typeof mailChoices>;

const exampleChoices: MailChoices = { customerId: CUSTOMER, offeringUpdates: true, filledOffers: true };

export const getMailChoices = defineOperation({
  name: "getMailChoices",
  method: "GET",
  path: "/customer/{customerId}/mail-choices",
  tag: "Notice",
  summary: "Get a customer's choice of mails",
  description: "Which mails a customer wants. Those about its money are no choice: they always go.",
  access: "caller",
  needs: "customer:read",
  needsOfCustomer: "own",
  errors: ["customer_not_found"],
  input: z.object({ customerId }),
  output: mailChoices,
  example: { input: { customerId: CUSTOMER }, output: exampleChoices },
});

export const updateMailChoices = defineOperation({
  name: "updateMailChoices",
  method: "PATCH",
  path: "/customer/{customerId}/mail-choices",
  tag: "Notice",
  summary: "Change a customer's choice of mails",
  description: "Switches kinds of mail on or off for a customer; what is left out stays as it is.",
  access: "caller",
  needs: "customer:write",
  needsOfCustomer: "own",
  errors: ["customer_not_found"],
  input: z.object({
    customerId,
    offeringUpdates: offeringUpdates.optional(),
    filledOffers: filledOffers.optional(),
  }),
  output: mailChoices,
  example: {
    input: { customerId: CUSTOMER, offeringUpdates: false },
    output: { ...exampleChoices, offeringUpdates: false },
  },
});

export const unsubscribe = defineOperation({
  name: "unsubscribe",
  method: "POST",
  path: "/notice/unsubscribe",
  tag: "Notice",
  summary: "Unsubscribe from a kind of mail",
  description:
    "Switches off the kind of mail that a link was in, for the customer it was sent to. The link is proof enough; doing it again changes nothing.",
  access: "public",
  errors: ["unsubscribe_link_invalid"],
  input: z.object({
    token: freeText(1000).meta({ description: "What the link carries.", example: "eyJvIjoib3JnX2EifQ.c2ln" }),
  }),
  output: z.object({
    object: objectName("unsubscription"),
    topic: z
      .enum(optionalTopics)
      .meta({ description: "What is mailed no more.", example: "OFFERING_UPDATE" }),
  }),
  example: {
    input: { token: "eyJvIjoib3JnX2EifQ.c2ln" },
    output: { topic: "OFFERING_UPDATE" },
  },
});

export const remindPurchase = defineOperation({
  name: "remindPurchase",
  method: "POST",
  path: "/offering-purchase-intent/{offeringPurchaseIntentId}/remind",
  tag: "Offering purchase intent",
  summary: "Remind of a payment",
  description:
    "Tells the customer of a PENDING purchase, in the portal and by mail, that its price has not come in yet: once a day (UTC) at most.",
  access: "caller",
  needs: ["purchase_intent:write", "customer:write"],
  errors: [
    "offering_purchase_intent_not_found",
    "purchase_not_awaiting_payment",
    "customer_without_email",
    "already_reminded",
  ],
  input: z.object({
    offeringPurchaseIntentId: identifier.meta({
      description: "Identifier of the purchase intent.",
      example: PURCHASE,
    }),
  }),
  output: z
    .object({
      object: objectName("purchase_reminder"),
      offeringPurchaseIntentId: z
        .string()
        .meta({ description: "The purchase that was reminded of.", example: PURCHASE }),
      customerId: z.string().meta({ description: "Who was told.", example: CUSTOMER }),
      remindedAt: z.string().meta({ description: "When it was told.", example: "2027-02-02T09:00:00.000Z" }),
    })
    .meta({ id: "PurchaseReminder", description: "That a customer was reminded of a payment." }),
  example: {
    input: { offeringPurchaseIntentId: PURCHASE },
    output: {
      offeringPurchaseIntentId: PURCHASE,
      customerId: CUSTOMER,
      remindedAt: "2027-02-02T09:00:00.000Z",
    },
  },
});
