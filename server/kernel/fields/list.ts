import { z } from "zod";
import type { Batch } from "./cells.ts";
import { freeText, timestamp } from "./text.ts";

/** Query numbers arrive as text over REST and as numbers over tRPC. */
const limit = z.coerce
  .number({ error: "Send a whole number from 1 to 100." })
  .int({ error: "Send a whole number from 1 to 100." })
  .min(1, { error: "Send a whole number from 1 to 100." })
  .max(100, { error: "Send a whole number from 1 to 100." })
  .default(20)
  .meta({ description: "How many to return, 1 to 100.", example: 20 });

const cursor = freeText(1000).optional().meta({
  description: "`nextCursor` of the page before; left out = the first page.",
  example: "WyJjcmVhdGVkQXQiLCIyMDk5LTEyLTMxVDIzOjU5OjU5WiIsIn4iXQ",
});

/** Characters of a search at most. */
export const MOST_TYPED = 200;

/** The query of a list: a page, a search text and an order (docs/domain.md, Lists). */
export function listInput<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sort: Sort,
  filters: Filters,
) {
  return z.object({
    limit,
    cursor,
    q: freeText(MOST_TYPED).optional().meta({ description: "Text to search for.", example: "harbour" }),
    sort: z
      .enum(sort)
      .optional()
      .meta({ description: "The field to order by; newest first when left out.", example: sort[0] }),
    order: z
      .enum(["asc", "desc"])
      .default("desc")
      .meta({ description: "Direction of the order.", example: "desc" }),
    ...filters,
  });
}

/** Filters on when something was created. */
export const createdRange = {
  createdFrom: timestamp.optional().meta({
    description: "Only what was created at this instant or later.",
    example: "2027-01-01T00:00:00Z",
  }),
  createdTo: timestamp
    .optional()
    .meta({ description: "Only what was created before this instant.", example: "2027-02-01T00:00:00Z" }),
} satisfies z.ZodRawShape;

/** Filters on when something last changed. */
export const updatedRange = {
  updatedFrom: timestamp.optional().meta({
    description: "Only what last changed at this instant or later; 5,000 at most may have, in the range.",
    example: "2027-01-01T00:00:00Z",
  }),
  updatedTo: timestamp
    .optional()
    .meta({ description: "Only what last changed before this instant.", example: "2027-02-01T00:00:00Z" }),
} satisfies z.ZodRawShape;

/** Rows of a list that are counted at most. */
export const MOST_COUNTED = 10_000;

/** Asks a list for the number of all rows that match, and for their sums; see {@link countedOutput}. */
export const counted = {
  total: z
    .enum(["true"])
    .optional()
    .meta({ description: "Whether to tell how many match in all, and their sums.", example: "true" }),
} satisfies z.ZodRawShape;

/** How many rows match, and what they sum up to. */
export const listTotal = z
  .object({
    count: z.number().meta({ description: "Rows that match.", example: 240 }),
    isExact: z.boolean().meta({
      description: `Whether there are just as many; otherwise there are more, as no more than ${MOST_COUNTED.toLocaleString("en")} are counted.`,
      example: true,
    }),
    sums: z
      .array(
        z.object({
          currency: z.string().meta({ description: "Currency.", example: "EUR" }),
          amount: z.number().meta({ description: "Sum of the rows in it.", example: 120000 }),
        }),
      )
      .meta({ description: "Sums of the rows by currency, where they have amounts and all are counted." }),
  })
  .meta({ id: "ListTotal", description: "How many rows of a list match, and their sums." });
export type ListTotal = z.infer<typeof listTotal>;

/** As {@link listOutput}, with the number of all rows where it was asked for. */
export function countedOutput<T extends z.ZodType>(item: T) {
  return listOutput(item).extend({
    total: listTotal.optional().meta({ description: "How many match in all, where `total` asks for it." }),
  });
}

/** A page of a list, newest first unless asked otherwise. */
export function listOutput<T extends z.ZodType>(item: T) {
  return z.object({
    object: z.literal("list").meta({ description: "Always `list`.", example: "list" }),
    data: z.array(item).meta({ description: "The items of this page." }),
    hasMore: z.boolean().meta({ description: "Whether a further page exists.", example: false }),
    nextCursor: z
      .string()
      .nullable()
      .meta({ description: "Send as `cursor` to get the next page; null on the last.", example: null }),
  });
}

/** A page as verbs return it. */
export interface Page<T> {
  object: "list";
  data: T[];
  hasMore: boolean;
  nextCursor: string | null;
  total?: ListTotal;
  /** The rows as the texts of the fields that are shown, in place of {@link data}, where they are read so. */
  texts?: Batch;
}

/** A list that has all there is on its one page. */
export function wholeList<T>(data: T[]): Page<T> {
  return { object: "list", data, hasMore: false, nextCursor: null };
}

/** What tells which page of a list is asked for and how it is shown, not of which list. */
export const pageFields: readonly string[] = ["limit", "cursor", "sort", "order", "total", "expand", "omit"];
