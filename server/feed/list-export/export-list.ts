import type { z } from "zod";
import type { ExportedList } from "#db/schema/enums.ts";
import type { CallerContext } from "#server/kernel/context.ts";
import { refuse } from "#server/kernel/errors.ts";
import { exampleIn } from "#server/kernel/fields/example-of.ts";
import { MOST_COUNTED, type Page } from "#server/kernel/fields/list.ts";
import { momentOf } from "#server/kernel/fields/moment.ts";
import { toNumberText } from "#server/kernel/format.ts";
import type { FileAnswer, Operation } from "#server/kernel/operation.ts";
import type { Procedure } from "#server/kernel/procedure.ts";
import { BATCH, readBatch } from "#server/kernel/reading/batch.ts";
import { batchesAhead } from "#server/kernel/reading/batches-ahead.ts";
import {
  type ExportTable,
  type Holding,
  tableMediaTypes,
  writeCsv,
  writeXlsx,
} from "#server/kernel/write-table.ts";
import { decimalTexts, exportColumns, wholeNumbers } from "./columns.ts";

/** How a list's rows are asked for, as its verb takes them. */
type Filters = Readonly<Record<string, unknown>>;
type Reading = (call: { ctx: CallerContext; input: Filters }) => Promise<Page<object>>;
type PageReading = (ctx: CallerContext, position: Filters) => Promise<Page<object>>;

/**
 * The verb that downloads a list: the rows that its own verb reads, with its filters, up to the instant of the call,
 * newest first.
 * @throws Refusal too_many_rows for a workbook, and whatever the list refuses
 */
export function exportList(resource: ExportedList, { operation, verb }: Procedure) {
  const read = verb as Reading;
  const { shape } = operation.input as z.ZodObject;
  return async ({ ctx, input }: { ctx: CallerContext; input: Filters }): Promise<FileAnswer> => {
    const { format, ...asked } = input as Filters & { format: "csv" | "xlsx" };
    const filters = {
      ...asked,
      ...("createdTo" in shape && { createdTo: untilNow(asked.createdTo, ctx.now) }),
    };
    const { total } = await read({ ctx, input: { ...filters, limit: 1, order: "desc", total: "true" } });
    if (format === "xlsx" && !total?.isExact)
      throw refuse("too_many_rows", { limit: MOST_COUNTED }, "format");
    const table = tableOf(ctx, resource, operation, (of, position) =>
      read({ ctx: of, input: { ...filters, ...position } }),
    );
    return {
      mediaType: tableMediaTypes[format],
      fileName: `${inWords(resource)}-${dayOf(asked.asOf ?? ctx.now)}.${format}`,
      content: format === "xlsx" ? writeXlsx(table) : writeCsv(table),
      ...(total?.isExact && { rows: total.count }),
    };
  };
}

/** "bank-statements" of "bankStatements". */
const inWords = (resource: string) => resource.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The day of an instant (UTC): of the past that a register was asked for, or of now. */
const dayOf = (instant: unknown) => new Date(instant as string | Date).toISOString().slice(0, 10);

/** The end of a range, and no later than now: what comes while a file is made is not in it. */
function untilNow(asked: unknown, now: Date): string {
  const end = new Date(now.getTime() + 1);
  return typeof asked === "string" && new Date(asked) < end ? asked : end.toISOString();
}

function tableOf(
  ctx: CallerContext,
  resource: ExportedList,
  { output }: Operation,
  read: PageReading,
): ExportTable {
  const columns = exportColumns[resource];
  const paths = columns.map((path) => path.split("."));
  return {
    name: resource,
    columns: columns.map((heading) => {
      const holds = holdingOf(resource, heading, output);
      return { heading, width: 26, ...(holds && { holds }) };
    }),
    async *batches(size = BATCH) {
      const pages = batchesAhead((cursor, foretell) =>
        readBatch(ctx.app, ctx.actor.organizationId, (db) =>
          read(
            { ...ctx, db, file: { shown: columns, foretell } },
            { limit: size, order: "desc", ...(cursor !== null && { cursor }) },
          ),
        ),
      );
      for await (const page of pages)
        yield page.texts ?? page.data.values().map((row) => paths.map((path) => textAt(row, path)));
    },
  };
}

/** What the cells of a column are beside texts: numbers and moments, as the list's output says. */
export function holdingOf(resource: ExportedList, heading: string, output: z.ZodType): Holding | undefined {
  if (decimalTexts[resource]?.includes(heading)) return "amount";
  const field = fieldAt(output, `data.${heading}`);
  if (field === undefined) return undefined;
  if (inner(field).def.type === "number") return wholeNumbers.has(heading) ? "whole" : "amount";
  const moment = momentOf(exampleIn(field));
  return moment && holdingOfMoment[moment];
}

const holdingOfMoment = { "date-time": "instant", date: "day" } as const;

/** What stands at a path, as text; several values are parted by semicolons. Null is nothing. */
export function textAt(value: unknown, path: readonly string[], from = 0): string | null {
  if (value === undefined || value === null) return null;
  if (Array.isArray(value)) {
    const texts = value.map((one) => textAt(one, path, from));
    return texts.filter((text) => text !== null).join("; ") || null;
  }
  const name = path[from];
  if (name !== undefined) return textAt((value as Record<string, unknown>)[name], path, from + 1);
  return typeof value === "number" ? toNumberText(value) : String(value);
}

/** The field at a path of a resource; of a list, what it holds. Undefined where there is none. */
export function fieldAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  const type = inner(schema);
  if (type.def.type === "array") return fieldAt((type as z.ZodArray).element as z.ZodType, path);
  if (path === "") return schema;
  const [name = "", ...rest] = path.split(".");
  const field = (type as z.ZodObject).shape?.[name] as z.ZodType | undefined;
  return field && fieldAt(field, rest.join("."));
}

function inner(schema: z.ZodType): z.ZodType {
  const { type } = schema.def;
  return type === "optional" || type === "nullable"
    ? inner((schema as z.ZodOptional).unwrap() as z.ZodType)
    : schema;
}
