import { parseArgs } from "node:util";
import { RefusedError } from "../errors.ts";
import { completion } from "./completion.ts";
import { exitCodeOf, exitCodes, UsageError } from "./exit-codes.ts";
import type { Io } from "./io.ts";
import { listen } from "./listen.ts";
import { login } from "./login.ts";
import { get, list } from "./read.ts";
import { trigger } from "./trigger.ts";

type Command = (io: Io, words: readonly string[], options: Record<string, string>) => Promise<void>;

const commands: Readonly<Record<string, Command>> = { completion, get, help, list, listen, login, trigger };

const HELP = `offerboard — the service at the command line

  login                                keeps an API key for the commands that follow
  listen --forward-to URL              brings events to this machine, signed as webhooks are
         [--events a,b] [--after N]    only these types; everything after this position
  trigger EVENT                        has an event happen, by real operations; with a test key alone
  get RESOURCE [ID…] [name=value…]     one resource as JSON
  list RESOURCE [ID…] [name=value…]    a list, an item a line of JSON
       [--limit N]                     20 where left out
  completion bash|zsh|fish             source <(offerboard completion bash)

  --base-url URL                       where the service is; else OFFERBOARD_BASE_URL, else as at login
  OFFERBOARD_API_KEY                   a key, instead of the one that login kept

Ends with 0 done, 1 failed, 2 mistyped, 3 refused, 4 not allowed, 5 not found, 6 unavailable.`;

async function help(io: Io): Promise<void> {
  io.out(HELP);
}

const text = { type: "string" } as const;
const flags = {
  "base-url": text,
  "forward-to": text,
  events: text,
  after: text,
  limit: text,
  help: { type: "boolean", short: "h" },
  version: { type: "boolean" },
} as const;

/**
 * Runs a command line.
 * @param version of this package
 * @returns the exit code
 */
export async function run(line: readonly string[], io: Io, version: string): Promise<number> {
  try {
    const { positionals, values } = parse(line);
    const { help: isHelp, version: isVersion, ...options } = values;
    if (isVersion) {
      io.out(version);
      return exitCodes.done;
    }
    const [name = "help", ...words] = isHelp ? [] : positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(`There is no command “${name}”. \`offerboard help\` lists them.`);
    await command(io, words, options as Record<string, string>);
    return exitCodes.done;
  } catch (error) {
    io.tell(sentenceOf(error));
    return exitCodeOf(error);
  }
}

function parse(line: readonly string[]) {
  try {
    return parseArgs({ args: [...line], options: flags, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof RefusedError)) return error instanceof Error ? error.message : String(error);
  const others = error.errors.filter(({ detail }) => detail !== error.message);
  const fields = others.map(({ param, detail }) => `\n  ${param ?? "–"}: ${detail}`).join("");
  return `${error.code}: ${error.message}${fields}\n  Request ${error.requestId}`;
}
