import { setTimeout as sleep } from "node:timers/promises";
import postgres from "postgres";
import { describe, expect, inject, it, vi } from "vitest";
import { openProcess, openSuite, unique } from "#testing/testing.ts";
import { type Connection, connectionOver, type Plans, raw } from "./client.ts";
import { isCluster } from "./distribute/cluster.ts";
import { enterTenant, inTenant, inTransaction } from "./tenant.ts";

const suite = await openSuite();
const small = openProcess(2);

const { organizationId } = suite;
const tenantOf = (db: typeof small.db) =>
  raw(db)<{ tenant: string | null }[]>`select current_setting('app.organization_id', true) as tenant`;
const insert = (db: typeof small.db, id: string) => raw(db)`
  insert into customer (organization_id, id, type, country_code, verification_status, referral_code, created_at, updated_at)
  values (${organizationId}, ${id}, 'INDIVIDUAL', 'DE', 'INCOMPLETE', ${id}, now(), now())`;
const find = (id: string) => suite.sql`select 1 from customer where id = ${id}`;

describe("a transaction of an organization", () => {
  it("names it for as long as it lasts, and leaves no trace on the connection", async () => {
    const [inside] = await inTenant(small, organizationId, "read", tenantOf);
    expect(inside?.tenant).toBe(organizationId);
    for (let connection = 0; connection < 4; connection++) {
      const [outside] = await tenantOf(small.db);
      expect(outside?.tenant ?? "").toBe("");
    }
  });

  it("has its statements planned as it asks for, and never for any values on a cluster", async () => {
    const planned = async (plans?: Plans) => {
      const [setting] = await inTenant(
        { ...small, ...(plans && { plans }) },
        organizationId,
        "read",
        (db) => raw(db)<{ mode: string }[]>`select current_setting('plan_cache_mode') as mode`,
      );
      return setting?.mode;
    };
    expect([await planned(), await planned("as it may be"), await planned("anew")]).toEqual([
      "auto",
      "auto",
      "force_custom_plan",
    ]);
    expect(await planned("once")).toBe((await isCluster(suite.sql)) ? "auto" : "force_generic_plan");
    expect(await planned()).toBe("auto");
  });

  it("takes a name as a name", async () => {
    const odd = "org'; drop table customer; --";
    const [inside] = await inTenant(small, odd, "read", tenantOf);
    expect(inside?.tenant).toBe(odd);
  });

  it("keeps what it wrote, and nothing after a failure", async () => {
    const [kept, lost] = [unique("cus"), unique("cus")];
    await inTenant(small, organizationId, "write", (db) => insert(db, kept));
    expect(await find(kept)).toHaveLength(1);
    const failure = inTenant(small, organizationId, "write", async (db) => {
      await insert(db, lost);
      throw new Error("changed my mind");
    });
    await expect(failure).rejects.toThrow("changed my mind");
    expect(await find(lost)).toHaveLength(0);
  });

  it("is not taken for kept when a statement inside had failed", async () => {
    const lost = unique("cus");
    const swallowed = inTenant(small, organizationId, "write", async (db) => {
      await insert(db, lost);
      await raw(db)`select 1 / 0`.catch(() => {});
    });
    await expect(swallowed).rejects.toThrow(/failed before its end/);
    expect(await find(lost)).toHaveLength(0);
  });

  it("that reads cannot write", async () => {
    await expect(inTenant(small, organizationId, "read", (db) => insert(db, unique("cus")))).rejects.toThrow(
      /read-only/,
    );
  });

  it("goes on after a savepoint inside it was undone", async () => {
    const [kept, lost] = [unique("cus"), unique("cus")];
    await inTenant(small, organizationId, "write", async (db) => {
      await insert(db, kept);
      const inner = db.transaction(async (tx) => {
        await insert(tx, lost);
        await tx.transaction((deeper) => insert(deeper, lost));
      });
      await expect(inner).rejects.toThrow();
    });
    expect(await find(kept)).toHaveLength(1);
    expect(await find(lost)).toHaveLength(0);
  });

  it("fails with what failed first, whichever of its statements is heard of first", async () => {
    const failed = inTenant(small, organizationId, "read", (db) => {
      const sql = raw(db);
      const heardOfLate = sql`select 1 / ${0}::int`.catch(async (error: unknown) => {
        await sleep(20);
        throw error;
      });
      return Promise.all([heardOfLate, sql`select 2`]);
    });
    await expect(failed).rejects.toMatchObject({ code: "22012" });
    const own = inTenant(small, organizationId, "read", async (db) => {
      await db.transaction((tx) => raw(tx)`select 1 / 0`).catch(() => {});
      await db.execute("select 'x'::int").catch(() => {});
      await raw(db)`select 1`;
    });
    await expect(own, "and not with what was undone").rejects.toMatchObject({ code: "25P02" });
  });

  it("gives its connection back, whatever happened", async () => {
    const attempts = Array.from({ length: 40 }, (_, index) =>
      inTenant(small, organizationId, index % 2 ? "read" : "write", async (db) => {
        if (index % 3 === 0) throw new Error("no");
        if (index % 5 === 0) await raw(db)`select nonsense`;
        return tenantOf(db);
      }).catch(() => {}),
    );
    await Promise.all(attempts);
    const [after] = await inTenant(small, organizationId, "read", tenantOf);
    expect(after?.tenant).toBe(organizationId);
  });

  it("survives the loss of its connection", async () => {
    const cut = inTenant(small, organizationId, "write", async (db) => {
      const [own] = await raw(db)<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await suite.sql`select pg_terminate_backend(${own?.pid ?? 0})`;
      return tenantOf(db);
    });
    await expect(cut).rejects.toThrow();
    for (let again = 0; again < 4; again++) {
      const [after] = await inTenant(small, organizationId, "read", tenantOf);
      expect(after?.tenant).toBe(organizationId);
    }
  });

  describe("whose pool answers no more", () => {
    const never = new Promise<never>(() => {});

    /** A connection whose first pool hands out what it is told to; those after it are as they are. */
    function over(reserve: () => Promise<unknown>): Connection {
      const open = () => postgres(inject("databaseUrl"), { max: 1 });
      const pools = [Object.assign(open(), { reserve }), open()];
      return connectionOver(() => pools.shift() ?? open(), 1);
    }

    it("waits for a connection of the next one", async () => {
      const line = over(() => never);
      const waiting = inTenant(line, organizationId, "read", tenantOf);
      await sleep(1);
      line.renewal.renew(0);
      expect(await waiting).toMatchObject([{ tenant: organizationId }]);
      await line.close();
    });

    it("ends after half a minute without an answer, and the next has another pool", async () => {
      const silent = { execute: () => never };
      const line = over(async () => ({ unsafe: () => ({ simple: () => silent }), release: () => {} }));
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      try {
        const waiting = inTenant(line, organizationId, "read", () => never);
        const told = expect(waiting).rejects.toMatchObject({ code: "CONNECT_TIMEOUT" });
        await vi.advanceTimersByTimeAsync(30_000);
        await told;
      } finally {
        vi.useRealTimers();
      }
      expect(await inTenant(line, organizationId, "read", tenantOf)).toMatchObject([
        { tenant: organizationId },
      ]);
      await line.close();
    });
  });

  it("can begin as one of no organization", async () => {
    const id = unique("cus");
    await expect(inTransaction(small, (db) => insert(db, id))).rejects.toThrow(/row-level security/);
    await inTransaction(small, async (db) => {
      await enterTenant(db, organizationId);
      await insert(db, id);
    });
    expect(await find(id)).toHaveLength(1);
  });
});
