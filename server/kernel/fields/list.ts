import { z } from "zod";
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

/** The query of a list: a page, a search text and an order (docs/domain.md, Lists). */
export function listInput<Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sort: Sort,
  filters: Filters,
) {
  return z.object({
    limit,
    cursor,
    q: freeText(200).optional().meta({ description: "Text to search for.", example: "harbour" }),
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
}

/** A list that has all there is on its one page. */
export function wholeList<T>(data: T[]): Page<T> {
  return { object: "list", data, hasMore: false, nextCursor: null };
}

/** What tells which page of a list is asked for, not of which list. */
export const pageFields: readonly string[] = ["limit", "cursor", "sort", "order"];
