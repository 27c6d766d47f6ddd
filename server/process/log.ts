import { type DestinationStream, type Logger, pino } from "pino";
import type { Env } from "#server/kernel/configuration.ts";

/**
 * The log of a process: one JSON object a line on standard output. Secrets and personal data are left out: errors are
 * logged without the values they carry, and texts pass a filter.
 */
export function createLog({ logLevel }: Pick<Env, "logLevel">, destination?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError, error: describeError, url: describeUrl },
    redact: { paths: [...hidden, ...hidden.map((name) => `*.${name}`)], censor: "[hidden]" },
    hooks: {
      logMethod(this: Logger, args: Parameters<pino.LogFn>, method: pino.LogFn) {
        const told = args.map((part) => (typeof part === "string" ? blot(part) : part));
        method.apply(this, told as Parameters<pino.LogFn>);
      },
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * Lets this process outlive whoever reads what it tells: nothing is told then. Each line that cannot be written would
 * else be a failure to tell of, with lines that cannot be written.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** Names of fields that hold secrets or name people, wherever they stand. */
const hidden = [
  "authorization",
  "cookie",
  "password",
  "secret",
  "authSecret",
  "token",
  "databaseUrl",
  "databaseAppUrl",
  "smtpUrl",
  "email",
  "recipient",
  "headers",
];

const blots: readonly [pattern: RegExp, instead: string][] = [
  [/\bsk_(test|live)_\w+/g, "sk_$1_…"],
  // A name and a password in an address.
  [/\/\/[^\s/@]*@/g, "//…@"],
  [/[^\s<>"'(),;:/=]+@[\w-]+(\.[\w-]+)+/g, "…@…"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 …"],
  [/([?&;]|\b)((?:[\w-]*token|code|secret|password|session|key)=)[^&\s"']+/gi, "$1$2…"],
  [/\/(join|invitation|reset-password|verify|magic-link)\/[\w.~%-]+/gi, "/$1/…"],
];

/** Takes out of a text what is a secret, or names a person. */
function blot(text: string): string {
  return blots.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text);
}

/** An address that was asked for, without its query. */
function describeUrl(url: unknown): string {
  return blot(String(url).split(/[?#]/)[0] ?? "");
}

/** What of an error of the database helps, and holds no value of a row. */
const facts = ["code", "severity", "schema_name", "table_name", "column_name", "constraint_name", "routine"];

/** How many causes behind a failure are told. */
const MAX_DEPTH = 5;

/**
 * An error for the log. Those of the database and of Drizzle carry the parameters and rows they failed on; of them only
 * the text of the statement and the names of what it touched are told.
 */
function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { message: blot(String(error)) };
  const fields = error as Error & Record<string, unknown>;
  const told = Object.fromEntries(facts.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return {
    type: error.name === "Error" ? error.constructor.name : error.name,
    message: messageOf(error),
    ...told,
    // Its first lines repeat the message; only those that name places are told.
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .join("\n"),
    ...(error.cause !== undefined && depth < MAX_DEPTH && { cause: describeError(error.cause, depth + 1) }),
  };
}

function messageOf(error: Error): string {
  const { message } = error;
  const { code } = error as { code?: unknown };
  // Drizzle writes the parameters after the statement.
  const statement = message.split(/\n\s*params:/)[0] ?? "";
  // "invalid input syntax for type integer: …" and its like quote what was sent.
  const isAboutValue = typeof code === "string" && /^22/.test(code);
  return blot(isAboutValue ? statement.replace(/"[^"]*"/g, '"…"') : statement);
}
