/**
 * `npm run admin -- <command>`: what is done at the command line, beside a server that runs or without one. What another
 * program may want stands alone on the last line of standard output. Exit code 2 = not a command, 1 = it failed.
 */
import { openApplication } from "./open-application.ts";
import { runCommand } from "./run-command.ts";

process.exitCode = await runCommand(process.argv.slice(2), {
  open: openApplication,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
