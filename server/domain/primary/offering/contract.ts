import { z } from "zod";
import { offeringStates } from "#db/schema/enums.ts";
import { eligibility, everybody } from "#server/domain/primary/eligibility/contract.ts";
import { highlights, story } from "#server/domain/primary/offering-story/contract.ts";
import { exampleTerms, terms } from "#server/domain/primary/offering-terms/contract.ts";
import { createToken, token } from "#server/domain/register/token/contract.ts";
import { currency } from "#server/kernel/fields/currency.ts";
import {
  counted,
  countedOutput,
  createdRange,
  listInput,
  listOutput,
  updatedRange,
  wholeList,
} from "#server/kernel/fields/list.ts";
import { keptMetadata, metadata, metadataChange, metadataFilter } from "#server/kernel/fields/metadata.ts";
import { objectName } from "#server/kernel/fields/object-name.ts";
import { changedLimits, changedPeriod } from "#server/kernel/fields/offering-terms.ts";
import { expandable, omittable, several } from "#server/kernel/fields/several.ts";
import { freeText, identifier } from "#server/kernel/fields/text.ts";
import { defineOperation } from "#server/kernel/operation.ts";

/** What a buyer can do now, derived from state, period and room (docs/domain.md, Offering). */
export const availabilities = ["UPCOMING", "OPEN", "SOLD_OUT", "RESIDUAL", "ENDED"] as const;
export type Availability = (typeof availabilities)[number];

/** Where an offering stands on the market: to be bought, to come, or over. */
export const stages = ["OPEN", "UPCOMING", "CLOSED"] as const;
export type Stage = (typeof stages)[number];

/** Which availabilities each stage gathers. */
export const stageAvailabilities: Record<Stage, readonly Availability[]> = {
  OPEN: ["OPEN", "RESIDUAL"],
  UPCOMING: ["UPCOMING"],
  CLOSED: ["SOLD_OUT", "ENDED"],
};

export const offering = z
  .object({
    object: objectName("offering"),
    offeringId: z.string().meta({
      description: "Unique identifier, assigned by the service.",
      example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
    }),
    title: z.string().meta({ description: "Title of the offering.", example: "Harbour Lofts Hamburg" }),
    token: token.meta({ description: "The token of the offering." }),
    tokenId: z.string().meta({ description: "Identifier of that token.", example: "harbour-lofts" }),
    pricePerToken: z.number().meta({ description: "Price per token.", example: 12.5 }),
    offeringPeriod: z
      .object({
        startDate: z
          .string()
          .meta({ description: "When the offering opens.", example: "2027-02-01T09:00:00.000Z" }),
        endDate: z
          .string()
          .meta({ description: "When the offering ends.", example: "2027-04-30T22:00:00.000Z" }),
      })
      .meta({ description: "The period during which the offering is available." }),
    fundingLimits: z
      .object({
        raised: z.number().meta({ description: "Sum of the COMPLETED purchases.", example: 187500 }),
        reserved: z.number().meta({ description: "Sum that PENDING purchases hold.", example: 12500 }),
        minPayableAmount: z.number().meta({ description: "The least one purchase may pay.", example: 100 }),
        maxPayableAmount: z
          .number()
          .meta({ description: "The most one customer may pay in all.", example: 25000 }),
        hardCap: z.number().meta({ description: "The most the offering may raise.", example: 500000 }),
        softCap: z.number().meta({ description: "What it must raise to succeed.", example: 150000 }),
      })
      .meta({ description: "What was raised, and the limits." }),
    participants: z.number().meta({ description: "Customers with a COMPLETED purchase.", example: 42 }),
    investors: z
      .number()
      .meta({ description: "Customers with a PENDING or COMPLETED purchase.", example: 45 }),
    eligibility,
    organizationId: z
      .string()
      .meta({ description: "The organization that owns the offering.", example: "org_demo" }),
    organizationName: z
      .string()
      .meta({ description: "Name of that organization.", example: "Nordlicht Real Assets" }),
    subdomain: z.string().meta({ description: "The offering's own subdomain.", example: "harbour-lofts" }),
    subtitle: z
      .string()
      .optional()
      .meta({ description: "Short tagline.", example: "Twelve apartments above the old harbour" }),
    description: z.string().optional().meta({
      description: "Detailed description.",
      example: "A converted warehouse with twelve let apartments.",
    }),
    imageUrl: z.string().optional().meta({
      description: "URL of the image, as it was sent.",
      example: "https://example.com/harbour-lofts.jpg",
    }),
    highlights: highlights.optional().meta({
      description: "The highlights of its story, for its card.",
      example: [{ kind: "YIELD", percent: 4.1 }],
    }),
    story: story.optional().meta({
      description:
        "What its page tells, in blocks; absent in lists and events, and where only `description` is told.",
    }),
    type: z.string().optional().meta({ description: "Type of the offering.", example: "Real estate" }),
    metadata: keptMetadata.optional(),
    currency: currency
      .optional()
      .meta({ description: "Currency of the price; absent = whichever a payment names.", example: "EUR" }),
    state: z.enum(offeringStates).meta({ description: "Lifecycle state.", example: "PUBLISHED" }),
    availability: z.enum(availabilities).meta({
      description: "What a buyer can do now; RESIDUAL = what is left is under the minimum.",
      example: "OPEN",
    }),
    closedAt: z
      .string()
      .optional()
      .meta({ description: "When it was closed or cancelled.", example: "2027-04-30T22:00:00.000Z" }),
    raisedAtClose: z.number().optional().meta({
      description: "What had been raised when it was closed; one that failed gives everything back.",
      example: 187500,
    }),
    createdAt: z.string().meta({ description: "When it was created.", example: "2027-01-10T09:00:00.000Z" }),
    updatedAt: z.string().meta({ description: "When it last changed.", example: "2027-01-10T09:00:00.000Z" }),
  })
  .meta({ id: "Offering", description: "An offering of a token." });
/** What has a name of its own, which presenters need not write. */
type Named = "object" | "token";
export type Offering = Omit<z.infer<typeof offering>, Named> & Pick<z.input<typeof offering>, Named>;

export const exampleOffering: Offering = {
  offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
  title: "Harbour Lofts Hamburg",
  token: {
    name: "Harbour Lofts Hamburg",
    symbol: "HLH",
    address: "0x52908400098527886E0F7030069857D2E4169EE7",
    decimals: 18,
    isPaused: false,
    totalSupply: 50000,
    createdAt: "2027-01-04T09:00:00.000Z",
  },
  tokenId: "harbour-lofts",
  pricePerToken: 12.5,
  offeringPeriod: { startDate: "2027-02-01T09:00:00.000Z", endDate: "2027-04-30T22:00:00.000Z" },
  fundingLimits: {
    raised: 0,
    reserved: 0,
    minPayableAmount: 100,
    maxPayableAmount: 25000,
    hardCap: 500000,
    softCap: 150000,
  },
  participants: 0,
  investors: 0,
  eligibility: everybody,
  organizationId: "org_demo",
  organizationName: "Nordlicht Real Assets",
  subdomain: "harbour-lofts-2027",
  subtitle: "Twelve apartments above the old harbour",
  description: "A converted warehouse with twelve let apartments.",
  imageUrl: "https://example.com/harbour-lofts.jpg",
  type: "Real estate",
  currency: "EUR",
  state: "PUBLISHED",
  availability: "UPCOMING",
  createdAt: "2027-01-10T09:00:00.000Z",
  updatedAt: "2027-01-10T09:00:00.000Z",
};

export const offeringId = identifier.meta({
  description: "Identifier of the offering.",
  example: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
});

export const createOffering = defineOperation({
  name: "createOffering",
  method: "POST",
  path: "/offering",
  tag: "Offering",
  summary: "Create an offering",
  description:
    "Creates an offering and publishes it, unless `publish` is false: then it is a draft. With `newToken` its token is registered in the same moment, under tokenId; that takes the right `token:write` too. With the sandbox chain an unknown tokenId is registered on the spot as a sandbox token of 18 decimals.",
  access: "caller",
  needs: "offering:write",
  errors: [
    "subdomain_taken",
    "token_not_found",
    "image_not_found",
    "token_exists",
    "precision_exceeded",
    "chain_not_configured",
    "chain_address_given",
  ],
  input: z.object({
    ...terms,
    metadata: metadata.optional(),
    newToken: createToken.input
      .omit({ tokenId: true })
      .optional()
      .meta({ description: "The token, where it is to be registered with the offering, under `tokenId`." }),
    publish: z.boolean().default(true).meta({ description: "false keeps it a draft.", example: true }),
  }),
  output: offering,
  example: { input: exampleTerms, output: exampleOffering },
});

export const updateOffering = defineOperation({
  name: "updateOffering",
  method: "PATCH",
  path: "/offering/{offeringId}",
  tag: "Offering",
  summary: "Change an offering",
  description:
    "Changes the fields that are sent, also single ones of the period and the limits. Price, period start, token, currency, limits and lock-up freeze with the first purchase intent; the end of a running offering may move, also to extend it, as long as it lies in the future; closed and cancelled offerings do not change, but for `metadata`, which is merged at any time.",
  access: "caller",
  needs: "offering:write",
  errors: [
    "offering_not_found",
    "offering_not_editable",
    "investor_limit_too_low",
    "invalid_transition",
    "subdomain_taken",
    "token_not_found",
    "image_not_found",
  ],
  input: z.object({
    offeringId,
    ...z.object(terms).partial().shape,
    offeringPeriod: changedPeriod.optional().meta({ description: "What changes of the period." }),
    fundingLimits: changedLimits.optional().meta({ description: "What changes of the limits." }),
    metadata: metadataChange.optional(),
  }),
  output: offering,
  example: {
    input: {
      offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f",
      subtitle: "Twelve apartments above the old harbour",
    },
    output: exampleOffering,
  },
});

export const publishOffering = defineOperation({
  name: "publishOffering",
  method: "POST",
  path: "/offering/{offeringId}/publish",
  tag: "Offering",
  summary: "Publish a draft",
  description:
    "Makes a draft visible on the market; it sells from its start date on. A draft whose end has passed needs a later end first.",
  access: "caller",
  needs: "offering:write",
  errors: ["offering_not_found", "invalid_transition", "offering_ended"],
  input: z.object({ offeringId }),
  output: offering,
  example: { input: { offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }, output: exampleOffering },
});

/** What an offering can hold whole. */
const expand = expandable(["token"]);
/** What a list of offerings can do without. */
const omit = omittable(["subtitle", "description", "imageUrl", "highlights", "metadata"]);

export const getOffering = defineOperation({
  name: "getOffering",
  method: "GET",
  path: "/offering/{offeringId}",
  tag: "Offering",
  summary: "Get an offering",
  description: "One offering of the organization.",
  access: "caller",
  needs: "offering:read",
  errors: ["offering_not_found"],
  input: z.object({ offeringId, expand }),
  output: offering,
  example: { input: { offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }, output: exampleOffering },
});

export const offeringSorts = [
  "createdAt",
  "title",
  "startDate",
  "endDate",
  "pricePerToken",
  "raised",
  "hardCap",
  "participants",
] as const;

/** Days ahead at most in which ends of offerings are looked for. */
const MOST_DAYS_TO_END = 366;
const WITHIN_DAYS = `Send a whole number of days from 1 to ${MOST_DAYS_TO_END}.`;

export const listOfferings = defineOperation({
  name: "listOfferings",
  method: "GET",
  path: "/offering",
  tag: "Offering",
  summary: "List offerings",
  description: "The organization's offerings, newest first.",
  access: "caller",
  needs: "offering:read",
  errors: [],
  input: listInput(offeringSorts, {
    ...counted,
    state: several(offeringStates, {
      description: "Only offerings in one of these states.",
      example: ["PUBLISHED"],
    }),
    availability: several(availabilities, {
      description: "Only offerings of one of these availabilities.",
      example: ["OPEN", "RESIDUAL"],
    }),
    tokenId: identifier
      .optional()
      .meta({ description: "Only offerings of this token.", example: "harbour-lofts" }),
    endsWithinDays: z.coerce
      .number({ error: WITHIN_DAYS })
      .int({ error: WITHIN_DAYS })
      .min(1, { error: WITHIN_DAYS })
      .max(MOST_DAYS_TO_END, { error: WITHIN_DAYS })
      .optional()
      .meta({
        description: "Only offerings, on sale or paused, whose end is no more than so many days away.",
        example: 7,
      }),
    metadata: metadataFilter,
    ...createdRange,
    ...updatedRange,
    expand,
    omit,
  }),
  output: countedOutput(offering),
  example: {
    input: {},
    output: wholeList([exampleOffering]),
  },
});

export const listMarketOfferings = defineOperation({
  name: "listMarketOfferings",
  method: "GET",
  path: "/market/offering",
  tag: "Market",
  summary: "List public offerings",
  description: "The published offerings of every organization, as anybody may see them.",
  access: "public",
  errors: [],
  input: listInput(offeringSorts, {
    availability: z
      .enum(availabilities)
      .optional()
      .meta({ description: "Only offerings of this availability.", example: "OPEN" }),
    stage: z.enum(stages).optional().meta({
      description: "Only offerings at this stage: OPEN also with a remainder, CLOSED = sold out or ended.",
      example: "OPEN",
    }),
    currency: currency
      .optional()
      .meta({ description: "Only offerings priced in this currency.", example: "EUR" }),
    type: freeText(100)
      .optional()
      .meta({ description: "Only offerings of this type.", example: "Real estate" }),
    organizationId: identifier
      .optional()
      .meta({ description: "Only offerings of this organization.", example: "org_demo" }),
    subdomain: freeText(63)
      .optional()
      .meta({ description: "Only the offering with this subdomain.", example: "harbour-lofts" }),
    omit,
  }),
  output: listOutput(offering).meta({ id: "MarketOfferingList" }),
  example: {
    input: {},
    output: wholeList([exampleOffering]),
  },
});

export const getMarketOffering = defineOperation({
  name: "getMarketOffering",
  method: "GET",
  path: "/market/offering/{offeringId}",
  tag: "Market",
  summary: "Get a public offering",
  description: "One published offering of any organization, as anybody may see it.",
  access: "public",
  errors: ["offering_not_found"],
  input: z.object({ offeringId }),
  output: offering,
  example: { input: { offeringId: "off_0198c2e8f2a07c3d9f1e2a3b4c5d6e7f" }, output: exampleOffering },
});
