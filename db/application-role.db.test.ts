import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { applicationRole, applicationUrl, ensureOnMachines } from "./application-role.ts";
import { isCluster } from "./distribute/cluster.ts";
import { migrate } from "./migrate.ts";

const url = inject("databaseUrl");
const owner = postgres(url, { max: 1, onnotice: () => {} });
const onCluster = await isCluster(owner);
const made: string[] = [];

/** A role of this run, and the address it signs in at. */
async function makeRole(attributes: string): Promise<string> {
  const name = `offerboard_test_${randomBytes(6).toString("hex")}`;
  await owner.unsafe(`create role ${name} login password 'of-a-test' ${attributes}`);
  made.push(name);
  const at = new URL(url);
  at.username = name;
  at.password = "of-a-test";
  return at.href;
}

beforeAll(() => migrate(url));
afterAll(async () => {
  for (const name of made) {
    await owner.unsafe(`drop role ${name}`);
    if (onCluster) await owner`select from run_command_on_workers(${`drop role if exists ${name}`})`;
  }
  await owner.end();
});

describe("DATABASE_APP_URL", () => {
  it("may name the application's role, or a member of it", async () => {
    await migrate(url, { appUrl: applicationUrl(url) });
    await migrate(url, { appUrl: await makeRole(`inherit in role ${applicationRole}`) });
  });

  it("never names one that row-level security does not hold for", async () => {
    await expect(migrate(url, { appUrl: url })).rejects.toThrow(/row-level security.* does not hold/);
    const passing = await makeRole(`inherit bypassrls in role ${applicationRole}`);
    await expect(migrate(url, { appUrl: passing })).rejects.toThrow(/row-level security.* does not hold/);
  });

  it("is refused with a sentence where the role may do nothing, or does not exist", async () => {
    await expect(migrate(url, { appUrl: await makeRole("") })).rejects.toThrow(/was granted no tables/);
    const nobody = new URL(url);
    nobody.username = "nobody_of_this_name";
    await expect(migrate(url, { appUrl: nobody.href })).rejects.toThrow(
      /^DATABASE_APP_URL cannot be used for requests: .*nobody_of_this_name/,
    );
  });
});

describe.runIf(onCluster)("a role that the coordinator had before it knew its machines", () => {
  /** What each machine beside the coordinator keeps of the role. */
  const there = async (name: string) => {
    const machines = await owner<{ kept: string }[]>`
      select result as kept from run_command_on_workers(${`
        select count(*) || ' ' || coalesce(max(rolpassword), '') || ' ' || coalesce(bool_or(rolsuper or rolbypassrls)::text, '')
          from pg_authid where rolname = '${name}'`})`;
    return [...new Set(machines.map(({ kept }) => kept))];
  };

  it("is made on each of them, with its password, once", async () => {
    const name = `offerboard_test_${randomBytes(6).toString("hex")}`;
    await owner.begin(async (tx) => {
      await tx`set local citus.enable_ddl_propagation = off`;
      await tx.unsafe(`create role ${name} login password 'of-a-test'`);
    });
    made.push(name);
    const [role] = await owner`select rolpassword as password from pg_authid where rolname = ${name}`;
    expect(await there(name)).toEqual(["0  "]);
    for (let time = 0; time < 2; time += 1) {
      await ensureOnMachines(owner, name);
      expect(await there(name)).toEqual([`1 ${role?.password} false`]);
    }
  });
});

describe("a database that cannot be reached", () => {
  it("is told by its place and the reason, without the password", async () => {
    const at = new URL(url);
    at.pathname = "/no-such-database";
    at.password = "of-nobody";
    const failure = await migrate(at.href).catch((error: Error) => error.message);
    expect(failure).toContain(`PostgreSQL at ${at.host}/no-such-database cannot be used: `);
    expect(failure).not.toContain("of-nobody");
  });
});
