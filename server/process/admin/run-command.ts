import { parseArgs } from "node:util";
import type { Application } from "#server/kernel/application.ts";
import { type Arguments, type Command, UsageError } from "./command.ts";
import { commands, help } from "./commands.ts";

/** Where a command works, and where what it says goes. */
export interface Surroundings {
  /** Opens the application, once a command is known to be one; `close` ends what was opened. */
  open(): Promise<{ app: Application; close(): Promise<void> }>;
  /** A line of standard output. */
  readonly print: (line: string) => void;
  /** A line of standard error. */
  readonly complain: (line: string) => void;
}

/**
 * Runs what was typed after `npm run admin --`.
 * @returns the exit code: 0 = done, 1 = it failed, 2 = not a command
 */
export async function runCommand(
  words: readonly string[],
  { open, print, complain }: Surroundings,
): Promise<0 | 1 | 2> {
  if (["help", "--help", "-h"].includes(words[0] ?? "")) {
    print(help());
    return 0;
  }
  try {
    const { command, given } = read(words);
    const { app, close } = await open();
    try {
      const { lines, failures = [] } = await command.run(app, given);
      for (const line of lines) print(line);
      for (const line of failures) complain(line);
      return failures.length === 0 ? 0 : 1;
    } finally {
      await close();
    }
  } catch (error) {
    const { message } = error as Error;
    const isUsage = error instanceof UsageError;
    complain(isUsage ? `${message}\n\n${help()}` : message);
    return isUsage ? 2 : 1;
  }
}

function read(words: readonly string[]): { command: Command; given: Arguments } {
  const name = [words.slice(0, 2).join(" "), words[0] ?? ""].find((typed) => typed in commands);
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || command === undefined) {
    const typed = words.slice(0, 2).join(" ");
    throw new UsageError(typed === "" ? "Name a command." : `There is no "${typed}".`);
  }
  const given = parse(words.slice(name.split(" ").length), command.options);
  if (given.positionals.length === command.positionals) return { command, given };
  throw new UsageError(`Usage: ${name} ${command.usage}`);
}

function parse(args: string[], options: Command["options"]): Arguments {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}
