import { z } from "zod";
import { decimalPlaces, money } from "#server/kernel/fields/amount.ts";
import { lineOfText, markdownText as markdown, text } from "#server/kernel/fields/text.ts";

/** The most blocks of one story. */
export const MOST_BLOCKS = 30;
/** The most highlights: what stands above the fold. */
export const MOST_HIGHLIGHTS = 4;
/** The most pictures of a gallery. */
export const MOST_PICTURES = 12;
/** The most entries of any other block. */
export const MOST_ENTRIES = 24;
/** The most characters of one story as JSON. */
export const MOST_CHARACTERS = 100_000;

/** Kinds of blocks a story is told in, in the order in which they are offered. */
export const blockTypes = [
  "TEXT",
  "HIGHLIGHTS",
  "GALLERY",
  "USE_OF_FUNDS",
  "TEAM",
  "LOCATION",
  "TIMELINE",
  "QUESTIONS",
  "RISKS",
  "DOCUMENTS",
] as const;
export type BlockType = (typeof blockTypes)[number];

/** Blocks of which a story has one at most: what they hold is of the offering as a whole. */
const single: readonly BlockType[] = ["HIGHLIGHTS", "USE_OF_FUNDS", "LOCATION", "DOCUMENTS"];

/** How a buyer's claim stands beside the others', the first to be served first. */
export const ranks = ["SENIOR", "MEZZANINE", "SUBORDINATED", "EQUITY"] as const;
export type Rank = (typeof ranks)[number];

const OWN_PICTURE = /^\/(image\/img_[0-9a-f]{32}|images\/offerings\/[a-z0-9-]{1,60}\.svg)$/;

/** A picture of this service: one that was uploaded, or one of the gallery's. Nobody else's server learns who looks. */
const pictureUrl = z
  .string()
  .regex(OWN_PICTURE, {
    error:
      "Upload the picture and send its url, like /image/img_…: a story shows no picture of another server.",
  })
  .meta({
    description: "The `url` of a picture that was uploaded.",
    example: "/image/img_9f86d081884c7d659a2feaa0c55ad015",
  });

const picture = z
  .object({
    url: pictureUrl,
    alt: lineOfText(200).meta({
      description: "What it shows, for whoever does not see it.",
      example: "The brick front at dusk",
    }),
  })
  .meta({ description: "A picture." });
export type Picture = z.infer<typeof picture>;

const entries = <T extends z.ZodType>(entry: T, most = MOST_ENTRIES) =>
  z
    .array(entry)
    .min(1, { error: "Add at least one entry, or remove the block." })
    .max(most, { error: `Use at most ${most} entries.` });

const percent = z
  .number()
  .positive({ error: "Send a yield above 0." })
  .max(100, { error: "Send a yield of at most 100 percent a year." })
  .refine((value) => decimalPlaces(value) <= 2, {
    error: "Use at most 2 decimals.",
    params: { code: "precision_exceeded" },
  })
  .meta({ description: "Percent a year, at most 2 decimals.", example: 4.1 });

const highlight = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("YIELD"), percent }).meta({ description: "The yield that is planned." }),
    z
      .object({
        kind: z.literal("TERM"),
        months: z
          .int({ error: "Send whole months." })
          .min(1, { error: "Send at least 1 month." })
          .max(1200, { error: "Send at most 1200 months." })
          .meta({ description: "How long it runs, in months.", example: 144 }),
      })
      .meta({ description: "How long it runs." }),
    z
      .object({
        kind: z.literal("RANK"),
        rank: z.enum(ranks).meta({ description: "Who is served before whom.", example: "SUBORDINATED" }),
      })
      .meta({ description: "Where the claim stands." }),
    z
      .object({
        kind: z.literal("OTHER"),
        label: lineOfText(40).meta({ description: "What it is.", example: "Let" }),
        value: lineOfText(60).meta({ description: "How much.", example: "10 of 12 apartments" }),
      })
      .meta({ description: "Any other figure." }),
  ])
  .meta({ description: "A figure that speaks for the offering." });
export type Highlight = z.infer<typeof highlight>;

/** At most four, and each typed one once. */
export const highlights = entries(highlight, MOST_HIGHLIGHTS)
  .refine((items) => hasNoTwins(items.map(({ kind }) => kind).filter((kind) => kind !== "OTHER")), {
    error: "Name yield, term and rank once each.",
  })
  .meta({
    description: "Planned yield, term, rank and other figures: one to four.",
    example: [{ kind: "YIELD", percent: 4.1 }],
  });

const title = lineOfText(80)
  .optional()
  .meta({ description: "Its heading; left out = the usual one of its type.", example: "The house" });

export const block = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("TEXT"), title, text: markdown(10_000) }).meta({ description: "A text." }),
    z
      .object({ type: z.literal("HIGHLIGHTS"), title, items: highlights })
      .meta({ description: "The figures that stand above the fold and on the card." }),
    z
      .object({
        type: z.literal("GALLERY"),
        title,
        pictures: entries(picture, MOST_PICTURES).meta({ description: "Its pictures, in this order." }),
      })
      .meta({ description: "Pictures." }),
    z
      .object({
        type: z.literal("USE_OF_FUNDS"),
        title,
        items: entries(
          z.object({
            label: lineOfText(80).meta({ description: "What for.", example: "Geothermal heating" }),
            amount: money.meta({ description: "How much, in the offering's currency.", example: 180000 }),
          }),
        ).meta({ description: "What the money is for." }),
      })
      .meta({ description: "What the money is used for." }),
    z
      .object({
        type: z.literal("TEAM"),
        title,
        people: entries(
          z.object({
            name: lineOfText(80).meta({ description: "Their name.", example: "Henrike Voss" }),
            role: lineOfText(80).meta({ description: "What they do.", example: "Managing director" }),
            text: text(600)
              .optional()
              .meta({ description: "A few words about them.", example: "Architect; twenty years of brick." }),
            picture: pictureUrl.optional(),
          }),
        ).meta({ description: "Who stands behind it." }),
      })
      .meta({ description: "The people behind it." }),
    z
      .object({
        type: z.literal("LOCATION"),
        title,
        address: text(300).meta({ description: "Where it is.", example: "Brooktorkai 12, 20457 Hamburg" }),
        text: text(1000)
          .optional()
          .meta({ description: "What there is around it.", example: "Six minutes from the underground." }),
        picture: picture.optional(),
      })
      .meta({ description: "Where it is." }),
    z
      .object({
        type: z.literal("TIMELINE"),
        title,
        entries: entries(
          z.object({
            when: lineOfText(40).meta({ description: "When, in words.", example: "April 2027" }),
            title: lineOfText(120).meta({ description: "What happens.", example: "First distribution" }),
            text: text(600).optional().meta({ description: "More of it.", example: "For half a year." }),
            isDone: z
              .boolean()
              .default(false)
              .meta({ description: "Whether it has happened.", example: false }),
          }),
        ).meta({ description: "What happens when, in this order." }),
      })
      .meta({ description: "What has happened, and what comes next." }),
    z
      .object({
        type: z.literal("QUESTIONS"),
        title,
        items: entries(
          z.object({
            question: lineOfText(200).meta({ description: "The question.", example: "Can I sell earlier?" }),
            answer: markdown(3000),
          }),
        ).meta({ description: "Questions with their answers." }),
      })
      .meta({ description: "Questions and answers." }),
    z
      .object({
        type: z.literal("RISKS"),
        title,
        items: entries(
          z.object({
            title: lineOfText(120).meta({ description: "The risk in a few words.", example: "Vacancy" }),
            text: text(2000).meta({
              description: "What may happen, and what it means.",
              example: "An empty apartment pays no rent.",
            }),
          }),
        ).meta({ description: "What may go wrong." }),
      })
      .meta({ description: "What may go wrong." }),
    z
      .object({ type: z.literal("DOCUMENTS"), title })
      .meta({ description: "Where the offering's documents stand; without it they come last." }),
  ])
  .meta({ id: "StoryBlockRequest", outputId: "StoryBlock", description: "A part of the story." });
export type Block = z.output<typeof block>;
export type BlockInput = z.input<typeof block>;

/** A story: its blocks, in the order in which they are told. Markdown and pictures are looked at by the verb. */
export const story = z
  .array(block)
  .max(MOST_BLOCKS, { error: `Tell it in at most ${MOST_BLOCKS} blocks.` })
  .refine((blocks) => hasNoTwins(blocks.map(({ type }) => type).filter((type) => single.includes(type))), {
    error: "Use one block at most for highlights, use of funds, location and documents.",
  })
  .refine((blocks) => JSON.stringify(blocks).length <= MOST_CHARACTERS, {
    error: `The story is too long: use at most ${MOST_CHARACTERS} characters in all.`,
  })
  .meta({
    description: "What the page tells, in blocks; without one it tells `description`.",
    example: [{ type: "TEXT", title: "The house", text: "Built in **1888** to store coffee." }],
  });
export type Story = z.output<typeof story>;

/** Whether a story may have another block of this type. */
export function mayAdd(type: BlockType, blocks: readonly { readonly type: BlockType }[]): boolean {
  return (
    blocks.length < MOST_BLOCKS && !(single.includes(type) && blocks.some((other) => other.type === type))
  );
}

function hasNoTwins(values: readonly string[]): boolean {
  return new Set(values).size === values.length;
}
