import { z } from "zod";
import { offeringUpdateAudiences, offeringUpdateStatuses } from "#db/schema/enums.ts";
import { exampleOf } from "#server/kernel/fields/example-of.ts";
import { listInput, listOutput, wholeList } from "#server/kernel/fields/list.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { identifier, lineOfText, markdownText, timestamp } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

const ID = "upd_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";
const OFFERING = "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f";

/** The most characters of an update's text. */
const MOST_UPDATE_CHARACTERS = 20_000;

/** The most updates of one offering that are not withdrawn. */
export const MOST_UPDATES = 500;

const title = lineOfText(200).meta({ description: "Its title.", example: "The roof is on" });
const body = markdownText(MOST_UPDATE_CHARACTERS);
const audience = z.enum(offeringUpdateAudiences).meta({
  description:
    "Who reads it: `PUBLIC` = anybody; `HOLDERS` = customers alone who hold the token or have a completed purchase.",
  example: "PUBLIC",
});

export const offeringUpdate = z
  .object({
    object: objectName("offering_update"),
    offeringUpdateId: z
      .string()
      .meta({ description: "Unique identifier, assigned by the service.", example: ID }),
    offeringId: z.string().meta({ description: "The offering it is about.", example: OFFERING }),
    title: z.string().meta({ description: "Its title.", example: "The roof is on" }),
    text: z.string().meta({
      description: "What it says, as Markdown.",
      example: "The roof was closed on **3 March**, two weeks early.",
    }),
    audience,
    status: z.enum(offeringUpdateStatuses).meta({
      description:
        "`DRAFT` = nobody reads it yet; `SCHEDULED` = it is published at `publishAt`; `WITHDRAWN` = it is shown no more.",
      example: "PUBLISHED",
    }),
    publishAt: z.string().optional().meta({
      description: "When it is, or was, to be published; absent where no time was set.",
      example: "2027-03-05T09:00:00.000Z",
    }),
    publishedAt: z.string().optional().meta({
      description: "When it was published; absent until then.",
      example: "2027-03-05T09:00:00.000Z",
    }),
    createdAt: z.string().meta({ description: "When it was written.", example: "2027-03-04T15:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-03-05T09:00:00.000Z" }),
  })
  .meta({ id: "OfferingUpdate", description: "What an issuer tells about an offering." });
export type OfferingUpdate = z.input<typeof offeringUpdate>;

const exampleDraft = exampleOf(offeringUpdate, {
  status: "DRAFT",
  updatedAt: "2027-03-04T15:00:00.000Z",
  publishAt: undefined,
  publishedAt: undefined,
});
const examplePublished: OfferingUpdate = {
  ...exampleDraft,
  status: "PUBLISHED",
  publishedAt: "2027-03-05T09:00:00.000Z",
  updatedAt: "2027-03-05T09:00:00.000Z",
};

const offeringId = identifier.meta({ description: "Identifier of the offering.", example: OFFERING });
const offeringUpdateId = identifier.meta({ description: "Identifier of the update.", example: ID });
const path = "/offering/{offeringId}/update/{offeringUpdateId}";
const named = z.object({ offeringId, offeringUpdateId });
const namedExample = { offeringId: OFFERING, offeringUpdateId: ID };

export const createOfferingUpdate = defineOperation({
  name: "createOfferingUpdate",
  method: "POST",
  path: "/offering/{offeringId}/update",
  tag: "Offering update",
  summary: "Write an update",
  description:
    "Writes an update of an offering: a draft, or, with `publishAt`, one that is published then by itself.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "too_many_updates"],
  input: z.object({
    offeringId,
    title,
    text: body,
    audience: audience.default("PUBLIC"),
    publishAt: timestamp.optional().meta({
      description: "When to publish it, in the future; left out = it stays a draft.",
      example: "2027-03-05T09:00:00Z",
    }),
  }),
  output: offeringUpdate,
  example: {
    input: { offeringId: OFFERING, title: exampleDraft.title, text: exampleDraft.text },
    output: exampleDraft,
  },
});

export const updateOfferingUpdate = defineOperation({
  name: "updateOfferingUpdate",
  method: "PATCH",
  path,
  tag: "Offering update",
  summary: "Change an update",
  description:
    "Changes the fields that are sent of an update that is not published yet. `publishAt` sets its time, and null makes it a draft again.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "offering_update_not_found", "invalid_transition"],
  input: named.extend({
    title: title.optional(),
    text: body.optional(),
    audience: audience.optional(),
    publishAt: timestamp.nullable().optional().meta({
      description: "When to publish it, in the future; null = it becomes a draft.",
      example: null,
    }),
  }),
  output: offeringUpdate,
  example: { input: { ...namedExample, title: exampleDraft.title }, output: exampleDraft },
});

export const publishOfferingUpdate = defineOperation({
  name: "publishOfferingUpdate",
  method: "POST",
  path: `${path}/publish`,
  tag: "Offering update",
  summary: "Publish an update",
  description:
    "Shows an update to its audience at once, and tells those who bought by notice and by mail, unless they want no such mail. It happens once; the offering has to be published.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "offering_update_not_found", "invalid_transition"],
  input: named,
  output: offeringUpdate,
  example: { input: namedExample, output: examplePublished },
});

export const withdrawOfferingUpdate = defineOperation({
  name: "withdrawOfferingUpdate",
  method: "POST",
  path: `${path}/withdraw`,
  tag: "Offering update",
  summary: "Withdraw an update",
  description:
    "Takes an update off every page, or keeps it from being published. Mails that were sent stay sent.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "offering_update_not_found", "invalid_transition"],
  input: named,
  output: offeringUpdate,
  example: { input: namedExample, output: { ...exampleDraft, status: "WITHDRAWN" } },
});

export const getOfferingUpdate = defineOperation({
  name: "getOfferingUpdate",
  method: "GET",
  path,
  tag: "Offering update",
  summary: "Get an update",
  description: "One update of an offering; a customer sees what is published, and meant for it.",
  access: "caller",
  needs: "offering:read",
  errors: ["offering_not_found", "offering_update_not_found"],
  input: named,
  output: offeringUpdate,
  example: { input: namedExample, output: examplePublished },
});

const updateSorts = ["publishedAt"] as const;

export const listOfferingUpdates = defineOperation({
  name: "listOfferingUpdates",
  method: "GET",
  path: "/offering/{offeringId}/update",
  tag: "Offering update",
  summary: "List an offering's updates",
  description:
    "The updates of an offering, those to be published first, then by when they were. A customer sees those that are published, and of `HOLDERS` none unless it is one.",
  access: "caller",
  needs: "offering:read",
  errors: ["offering_not_found"],
  input: listInput(updateSorts, {
    offeringId,
    status: z
      .enum(offeringUpdateStatuses)
      .optional()
      .meta({ description: "Only updates that stand there.", example: "PUBLISHED" }),
  }),
  output: listOutput(offeringUpdate),
  example: {
    input: { offeringId: OFFERING },
    output: wholeList([examplePublished]),
  },
});

export const listMarketUpdates = defineOperation({
  name: "listMarketUpdates",
  method: "GET",
  path: "/market/offering/{offeringId}/update",
  tag: "Market",
  summary: "List a public offering's updates",
  description: "What the issuer of a published offering tells anybody, the latest first.",
  access: "public",
  errors: ["offering_not_found"],
  input: listInput(updateSorts, { offeringId }),
  output: listOutput(offeringUpdate),
  example: {
    input: { offeringId: OFFERING },
    output: wholeList([examplePublished]),
  },
});
