/** The package as it is published, on every Node, Deno and Bun, and in a stranger's project. */
import { execFile } from "node:child_process";
import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { nodeOf, nodeVersions, strangersPackages } from "#testing/nodes.ts";
import { programOf, type Runtime } from "#testing/runtimes.ts";
import { baseUrl } from "../client.ts";
import { openProject, type Project } from "./packed.ts";

const run = promisify(execFile);
const MINUTES = 60_000;

let project: Project;
beforeAll(async () => {
  // Installed here, where there is time for it.
  await strangersPackages();
  project = await openProject();
  for (const name of ["assert.mjs", "everywhere.mjs", "program.mjs", "stranger.ts"]) {
    copyFileSync(join(import.meta.dirname, name), join(project.folder, name));
  }
  writeFileSync(join(project.folder, "package.json"), '{"type":"module"}');
}, 15 * MINUTES);
afterAll(() => project?.close());

describe("the client runs", () => {
  it.each(nodeVersions)("on Node %d", { timeout: 2 * MINUTES }, async (version) => {
    const node = await nodeOf(version);
    if (node === undefined) {
      console.info(`Node ${version} cannot be installed here: the client was not tried on it.`);
      return;
    }
    expect((await run(node, ["--version"])).stdout).toMatch(`v${version}.`);
    const { stdout } = await run(node, ["program.mjs", baseUrl], { cwd: project.folder });
    expect(stdout).toBe("done\n");
    expect((await run(node, [project.program, "--version"])).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

/** How each runs a program that talks to a server and reads its own packages. */
const commands: Readonly<Record<Runtime, readonly string[]>> = {
  Deno: ["run", "--no-config", "--node-modules-dir=manual", "--allow-net", "--allow-read", "--allow-env"],
  Bun: ["run"],
};

describe("the client runs elsewhere", () => {
  it.each(Object.entries(commands) as [Runtime, readonly string[]][])(
    "on %s",
    { timeout: 15 * MINUTES },
    async (runtime, command) => {
      const program = await programOf(runtime);
      if (program === undefined) {
        console.info(`${runtime} cannot be installed here: the client was not tried on it.`);
        return;
      }
      const env = { ...process.env, DENO_DIR: join(project.folder, "deno"), NO_COLOR: "1" };
      const told = await run(program, [...command, "program.mjs", baseUrl], { cwd: project.folder, env });
      expect(told.stdout).toBe("done\n");
    },
  );
});

describe("a stranger's project", () => {
  it.each(["bundler", "nodenext"])(
    "compiles with the package and @trpc/client alone: %s",
    {
      timeout: 5 * MINUTES,
    },
    async (moduleResolution) => {
      const compilerOptions = {
        target: "ES2022",
        module: moduleResolution === "bundler" ? "ESNext" : "NodeNext",
        moduleResolution,
        lib: ["ES2022", "DOM", "DOM.Iterable"],
        types: [],
        strict: true,
        noEmit: true,
      };
      writeFileSync(
        join(project.folder, "tsconfig.json"),
        JSON.stringify({ compilerOptions, files: ["stranger.ts"] }),
      );
      const packages = await strangersPackages();
      if (packages === undefined) {
        console.info("A stranger's compiler cannot be installed here: nothing was compiled.");
        return;
      }
      const compiler = join(packages, "node_modules/typescript/bin/tsc");
      const told = await run(process.execPath, [compiler], { cwd: project.folder }).then(
        ({ stdout }) => stdout,
        ({ stdout }: { stdout: string }) => stdout,
      );
      // What the types of tRPC itself miss, without those of Node, is not this package's.
      const complaints = told
        .split("\n")
        .filter((line) => line.includes("error TS") && !line.includes("/@trpc/"));
      expect(complaints).toEqual([]);
    },
  );
});
