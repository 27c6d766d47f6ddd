import { expect, it } from "vitest";
import { openSuite } from "#testing/testing.ts";
import { runCommand } from "./run-command.ts";

const suite = await openSuite();

const [{ isCluster = false } = {}] = await suite.sql<{ isCluster: boolean }[]>`
  select exists (select from pg_extension where extname = 'citus') as "isCluster"`;

/** Runs a command in this process. */
async function admin(...words: string[]) {
  const said: Record<"out" | "err", string[]> = { out: [], err: [] };
  const code = await runCommand(words, {
    open: () => Promise.resolve({ app: suite.app, close: () => Promise.resolve() }),
    print: (line) => said.out.push(line),
    complain: (line) => said.err.push(line),
  });
  return { code, out: said.out.join("\n"), err: said.err.join("\n") };
}

it.skipIf(isCluster)(
  "refuses a database that is no cluster's, with what to do, and changes nothing",
  async () => {
    const settings = () => suite.sql`
    select setconfig from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = current_database()`;
    const before = await settings();
    expect(await admin("cluster", "distribute")).toMatchObject({
      code: 1,
      out: "",
      err: expect.stringMatching(/is no cluster's.*create extension citus$/),
    });
    expect(await settings()).toEqual(before);
    expect(await admin("cluster", "status")).toEqual({
      code: 0,
      out: "All organizations lie in this one database.",
      err: "",
    });
  },
);

it("takes a number of parts and nothing else", async () => {
  for (const typed of ["0", "many", "2000"])
    expect(await admin("cluster", "distribute", "--shards", typed)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^--shards is a whole number/),
    });
});

it.runIf(isCluster)("finds nothing left to do where all is spread", async () => {
  const { code, out } = await admin("cluster", "distribute");
  expect(code).toBe(0);
  expect(out).toMatch(
    /^\d+ tables lie by organization on \d+ machines?, \d+ whole on every one, \d+ on the coordinator alone\.$/,
  );
  expect(await admin("cluster", "status")).toMatchObject({ code: 0, err: "" });
});
