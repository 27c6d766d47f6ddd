import { randomUUID } from "node:crypto";
import type { parseArgs } from "node:util";
import type { z } from "zod";
import { type Database, raw } from "#db/client.ts";
import { refusalOf } from "#server/http/problem.ts";
import type { Application } from "#server/kernel/application.ts";
import type { CallerContext } from "#server/kernel/context.ts";

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

/** What was typed after a command's name. */
export interface Arguments {
  readonly positionals: readonly string[];
  readonly values: Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;
}

/** One command of `npm run admin`. */
export interface Command {
  /** What follows its name, as the help shows it. */
  readonly usage: string;
  /** What it does, in a few words. */
  readonly summary: string;
  /** How many words stand beside the options. */
  readonly positionals: number;
  readonly options: Options;
  /** Does it. */
  readonly run: (app: Application, given: Arguments) => Promise<Report>;
}

/** What a command has to say. */
interface Report {
  /** For standard output; what another program may want stands alone on the last. */
  readonly lines: readonly string[];
  /** For standard error, where it did what it was asked and found something wrong. */
  readonly failures?: readonly string[];
}

/** What was typed is not a command; the help tells which there are. */
export class UsageError extends Error {}

/** A value that a command cannot do without. @throws UsageError */
export function required({ values }: Arguments, name: string): string {
  const value = values[name];
  if (typeof value === "string" && value.trim() !== "") return value;
  throw new UsageError(`--${name} is missing.`);
}

/** Values separated by commas, over one or several uses of an option; undefined where it was not used. */
export function listOf({ values }: Arguments, name: string): string[] | undefined {
  const value = values[name];
  if (value === undefined) return undefined;
  return [value]
    .flat()
    .flatMap((part) => String(part).split(","))
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Reads what was typed as the input of an operation. @throws Error that names each wrong field */
export function readInput<I extends z.ZodType>(schema: I, input: unknown): z.output<I> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const violations = refusalOf(parsed.error)?.violations ?? [];
  throw new Error(violations.map(({ param, detail }) => `${param ?? "input"}: ${detail}`).join("\n"));
}

/** The organization with a short name (or id). @throws Error where there is none */
export async function organizationNamed(app: Application, name: string): Promise<string> {
  const [row] = await raw(app.db)<{ id: string }[]>`
    select id from organization where slug = ${name} or id = ${name} order by slug = ${name} desc limit 1`;
  if (row) return row.id;
  throw new Error(
    `There is no organization "${name}". Make it first: npm run admin -- organization create ${name} --name "…"`,
  );
}

/** The call of whoever works at the command line: they reach the database's secret, so they may do everything. */
export function commandLineContext(
  app: Application,
  db: Database,
  organizationId: string,
  now: Date,
): CallerContext {
  return {
    app,
    db,
    actor: { kind: "apiKey", organizationId, keyId: null, scopes: [] },
    person: null,
    origin: { address: undefined, userAgent: "npm run admin" },
    now,
    realNow: now,
    requestId: randomUUID(),
    dryRun: false,
    idempotencyKey: undefined,
    replyHeaders: new Map(),
  };
}
