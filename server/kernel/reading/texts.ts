import type { Sql } from "#db/client.ts";
import type { Context, FileReading } from "#server/kernel/context.ts";
import type { Cells } from "#server/kernel/fields/cells.ts";
import { checksumOf, toIso, toNumber, toNumberText } from "#server/kernel/format.ts";
import { lineOf } from "./lines.ts";
import type { Fragment } from "./rows.ts";

/** What a field is written from: the text of an expression, or those of several and what makes its text of them. */
export type Text = Fragment | Written;

interface Written {
  readonly of: readonly Fragment[];
  readonly write: (...values: never) => string | null;
}

/** The fields of a resource, by their paths, as its list's file says them, without the resource being made. */
export type Texts = Readonly<Record<string, Text>>;

/** How a list is read for its file. */
export interface TextQuery extends FileReading {
  readonly texts: Texts;
  /** What rows are joined to for them, beyond what the list joins them to. */
  readonly joins?: Fragment;
}

/**
 * How a list is read by a caller: as texts for its file, or not at all so. Only presenting knows what is masked, so who does
 * not see all of it has its file made of what is presented.
 */
export function textsFor(
  { file, actor }: Pick<Context, "file" | "actor">,
  query: () => Omit<TextQuery, keyof FileReading>,
): { readonly texts?: TextQuery } {
  const seesAll = actor.kind !== "customer" && actor.kind !== "anonymous";
  return file && seesAll ? { texts: { ...file, ...query() } } : {};
}

/** A text made of those of several expressions; empty where the first of them is null. */
export function written<Values extends readonly (string | null)[]>(
  write: (...values: Values) => string | null,
  ...of: { [K in keyof Values]: Fragment }
): Written {
  return { of, write };
}

/** An instant. */
export const instantText = (of: Fragment): Written => written(toIso, of);

/** The stored address of a wallet. */
export const addressText = (of: Fragment): Written => written(checksumOf, of);

/** A numeric that the resource has as a number. */
export const numberText = (of: Fragment): Written =>
  written((value: string) => toNumberText(toNumber(value)), of);

/** What the fields that are shown are written from, as one text of a row, and what writes them of its value. */
export function compileTexts(
  sql: Sql,
  { shown, texts }: Pick<TextQuery, "shown" | "texts">,
): { readonly of: Fragment; write(row: Cells): Cells } {
  const of: Fragment[] = [];
  const writers = shown.map((path) => {
    const text = texts[path];
    if (text === undefined) throw new Error(`it is not said how ${path} is written`);
    const from = of.length;
    if (!("write" in text)) {
      of.push(text);
      return (row: readonly (string | null)[]) => row[from] ?? null;
    }
    const write = text.write as (...values: (string | null)[]) => string | null;
    const to = of.push(...text.of);
    return (row: readonly (string | null)[]) => {
      const value = row[from] ?? null;
      if (value === null) return null;
      return to === from + 1 ? write(value) : write(...row.slice(from, to));
    };
  });
  return { of: lineOf(sql, of), write: (row) => writers.map((write) => write(row)) };
}
