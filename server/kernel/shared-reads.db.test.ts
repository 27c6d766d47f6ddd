import { describe, expect, it } from "vitest";
import { raw } from "#db/client.ts";
import { makeCustomer, makeOffering } from "#testing/factories.ts";
import { openSuite, refusalOf } from "#testing/testing.ts";
import type { TenantContext } from "./context.ts";
import { oneOf } from "./reading/one.ts";
import { readShared } from "./shared-reads.ts";

const suite = await openSuite();
const other = await openSuite();

const list = { name: "listThings", path: "/thing", method: "GET" as const };
const get = { name: "getThing", path: "/thing/{thingId}", method: "GET" as const };

/** Asks so many times at once; the input and the actor tell the questions apart. */
function ask(
  operation: typeof list,
  inputs: readonly unknown[],
  read: (input: unknown, db: Parameters<Parameters<typeof readShared>[4]>[0]) => Promise<unknown>,
  { app, organizationId, owner } = suite,
) {
  return Promise.allSettled(
    inputs.map((input) =>
      readShared(app, organizationId, operation, { actor: owner, input }, (db) => read(input, db)),
    ),
  );
}

const valuesOf = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"));

describe("the same question asked at the same moment", () => {
  it("is read once, and everybody gets the answer", async () => {
    let readings = 0;
    const settled = await ask(list, Array(20).fill({}), async (_input, db) => {
      readings += 1;
      const [row] = await raw(db)`select 1 as one`;
      return row?.one;
    });
    expect(valuesOf(settled)).toEqual(Array(20).fill(1));
    expect(readings).toBe(1);
  });

  it("fails for everybody, once", async () => {
    let readings = 0;
    const settled = await ask(list, Array(20).fill({}), async (_input, db) => {
      readings += 1;
      await raw(db)`select 1 / 0`;
    });
    expect(valuesOf(settled)).toEqual(Array(20).fill("failed"));
    expect(readings).toBe(1);
  });

  it("is answered with what was written before it was asked", async () => {
    const customer = await makeCustomer(suite);
    const read = async (phone: string) => {
      await suite.call().customer.update({ customerId: customer.id, phone });
      return (await suite.call().customer.get({ customerId: customer.id })).phone;
    };
    const numbers = Array.from({ length: 10 }, (_, index) => `+4930${String(index).padStart(7, "0")}`);
    await Promise.all(Array.from({ length: 20 }, () => suite.call().customer.list({})));
    for (const number of numbers) {
      const crowd = Array.from({ length: 5 }, () => suite.call().customer.get({ customerId: customer.id }));
      expect(await read(number)).toBe(number);
      await Promise.all(crowd);
    }
  });
});

describe("resources that are read by their ids at the same moment", () => {
  it("of one kind are read in a few statements, and each is told what is its own", async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => makeCustomer(suite)));
    let statements = 0;
    const byIds = async (ctx: TenantContext, ids: readonly string[]) => {
      statements += 1;
      const rows = await raw(ctx.db)<{ id: string; code: string }[]>`
        select id, referral_code as code from customer where organization_id = ${suite.organizationId} and id = any (${[...ids]})`;
      return new Map(rows.map((row) => [row.id, row.code]));
    };
    const one = oneOf(byIds, "customer_not_found", "customerId");
    const ids = [...made.map(({ id }) => id), "cus_nobody"];
    const settled = await ask(get, ids, (id, db) =>
      one({ db, actor: { kind: "system", organizationId: suite.organizationId } }, String(id)),
    );
    expect(valuesOf(settled)).toEqual([...made.map(({ referralCode }) => referralCode), "failed"]);
    expect(statements).toBeLessThanOrEqual(3);
  });

  it("share a transaction", async () => {
    const settled = await ask(get, [1, 2, 3, 4, 5, 6, 7, 8], async (input, db) => {
      const [row] = await raw(db)`select pg_backend_pid() || ' ' || now() as began`;
      return [input, row?.began];
    });
    const answers = valuesOf(settled) as [number, string][];
    expect(answers.map(([input]) => input)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(answers.map(([, began]) => began)).size).toBe(1);
  });

  it("are read although a neighbour's statement fails", async () => {
    const settled = await ask(get, [1, 2, 3, 0, 5, 6], async (input, db) => {
      const [row] = await raw(db)`select 10 / ${input as number}::int as share`;
      return row?.share;
    });
    expect(valuesOf(settled)).toEqual([10, 5, 3, "failed", 2, 1]);
  });

  it("are refused each for itself", async () => {
    const { offeringId } = await makeOffering(suite);
    const ids = [offeringId, "off_nothing", offeringId, "off_nobody", offeringId];
    const answers = await Promise.all(
      ids.map((id) => {
        const answer = suite.call().offering.get({ offeringId: id });
        return id === offeringId
          ? answer.then((found) => found.offeringId)
          : refusalOf(answer).then(({ code }) => code);
      }),
    );
    expect(answers).toEqual(ids.map((id) => (id === offeringId ? id : "offering_not_found")));
  });
});

describe("lists of one operation at the same moment", () => {
  /** When the transaction of each question began, eight questions at once. */
  async function transactionsOf(operation: typeof list, inputs: readonly object[]): Promise<number> {
    const settled = await ask(operation, inputs, async (_input, db) => {
      const [row] = await raw(db)`select pg_backend_pid() || ' ' || now() as began`;
      return row?.began;
    });
    const began = valuesOf(settled);
    expect(began).not.toContain("failed");
    return new Set(began).size;
  }
  const pages = Array.from({ length: 20 }, (_, index) => ({ limit: index + 1 }));

  it("share a transaction, eight at most", async () => {
    expect(await transactionsOf(list, pages)).toBe(Math.ceil(pages.length / 8));
  });

  it.each([
    ["searches", list, pages.map((page) => ({ ...page, q: "ada" }))],
    ["totals", list, pages.map((page) => ({ ...page, total: "true" }))],
    ["reports", { ...list, compartment: "reports" as const }, pages],
  ])("have one of their own where they are %s", async (_what, operation, inputs) => {
    expect(await transactionsOf(operation, inputs)).toBe(inputs.length);
  });

  it("are read although a neighbour's statement fails", async () => {
    const settled = await ask(list, [1, 2, 3, 0, 5, 6], async (input, db) => {
      const [row] = await raw(db)`select 10 / ${input as number}::int as share`;
      return row?.share;
    });
    expect(valuesOf(settled)).toEqual([10, 5, 3, "failed", 2, 1]);
  });
});

describe("who asks", () => {
  it("is part of the question: another organization, and somebody who sees less", async () => {
    const ada = await makeCustomer(suite, { name: "Ada" });
    const ben = await makeCustomer(suite, { name: "Ben" });
    const asked = Array.from({ length: 6 }, () => [
      suite.call().customer.list({}),
      suite.call({ actor: suite.customer(ada.id) }).customer.list({}),
      suite.call({ actor: suite.customer(ben.id) }).customer.list({}),
      other.call({ app: suite.app }).customer.list({}),
    ]).flat();
    const counts = (await Promise.all(asked)).map(({ data }) => data.map(({ id }) => id));
    for (const [index, ids] of counts.entries()) {
      if (index % 4 === 0) expect(ids.length).toBeGreaterThan(1);
      if (index % 4 === 1) expect(ids).toEqual([ada.id]);
      if (index % 4 === 2) expect(ids).toEqual([ben.id]);
      if (index % 4 === 3) expect(ids).toEqual([]);
    }
  });
});
