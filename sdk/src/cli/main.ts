#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import type { Io } from "./io.ts";
import { run } from "./run.ts";

const ending = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => ending.abort());
const { env, stdin, stdout, stderr } = process;

const io: Io = {
  out: (line) => void stdout.write(`${line}\n`),
  tell: (line) => void stderr.write(`${line}\n`),
  async readSecret(question) {
    if (stdin.isTTY) stderr.write(question);
    const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY });
    const answer = await new Promise<string>((resolve) => {
      lines.once("line", resolve);
      lines.once("close", () => resolve(""));
    });
    lines.close();
    if (stdin.isTTY) stderr.write("\n");
    return answer;
  },
  env,
  settings: env.OFFERBOARD_HOME ?? join(env.XDG_CONFIG_HOME ?? join(homedir(), ".config"), "offerboard"),
  signal: ending.signal,
};

const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
const { version } = JSON.parse(manifest) as { version: string };
process.exitCode = await run(process.argv.slice(2), io, version);
