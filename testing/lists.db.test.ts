import { beforeAll, describe, expect, it } from "vitest";
import { distributionSorts } from "#server/domain/distributions/distribution/contract.ts";
import { customerSorts } from "#server/domain/investors/customer/contract.ts";
import { paymentSorts } from "#server/domain/payments/payment/contract.ts";
import { refundSorts } from "#server/domain/payments/refund/contract.ts";
import { offeringSorts } from "#server/domain/primary/offering/contract.ts";
import { intentSorts } from "#server/domain/primary/purchase-intent/contract.ts";
import { tokenSorts } from "#server/domain/register/token/contract.ts";
import { offerSorts } from "#server/domain/secondary/bulletin-board/contract.ts";
import type { Page } from "#server/kernel/fields/list.ts";
import { distributionInput } from "./distributions.ts";
import {
  complete,
  intentInput,
  makeCustomer,
  makeHolder,
  makeOffering,
  makeToken,
  offerInput,
} from "./factories.ts";
import { openSuite, refusalOf } from "./testing.ts";

const suite = await openSuite();

const ROWS = 17;

/** What a list is asked, whichever it is. */
interface Query {
  readonly limit: number;
  readonly sort?: string | undefined;
  readonly order?: "asc" | "desc";
  readonly cursor?: string;
}

type Item = Record<string, unknown>;

/** A list with what is known of its rows: their id, and the value each sort orders by. */
interface List {
  readonly sorts: readonly string[];
  readonly id: string;
  readonly read: (query: Query) => Promise<Page<Item>>;
  readonly value: (item: Item, sort: string) => unknown;
}

const at = (path: string) => (item: Item) =>
  path.split(".").reduce<unknown>((value, name) => (value as Item | undefined)?.[name], item);

const caller = suite.call();
const read = (list: (query: never) => Promise<unknown>) => (query: Query) =>
  list(query as never) as Promise<Page<Item>>;

const offeringValue = (item: Item, sort: string) =>
  at(
    {
      startDate: "offeringPeriod.startDate",
      endDate: "offeringPeriod.endDate",
      raised: "fundingLimits.raised",
      hardCap: "fundingLimits.hardCap",
    }[sort] ?? sort,
  )(item);

const lists: Record<string, List> = {
  offerings: {
    sorts: offeringSorts,
    id: "offeringId",
    read: read(caller.offering.list),
    value: offeringValue,
  },
  "the market": {
    sorts: offeringSorts,
    id: "offeringId",
    read: (query) => read(caller.market.list)({ ...query, organizationId: suite.organizationId } as Query),
    value: offeringValue,
  },
  customers: {
    sorts: customerSorts,
    id: "id",
    read: read(caller.customer.list),
    value: (item, sort) => {
      if (sort === "name") return String(item.name ?? item.username ?? "").toLowerCase();
      // Nobody's check runs here, and who waits without one waits since its last change.
      return sort === "submittedAt" ? item.updatedAt : item[sort];
    },
  },
  purchases: {
    sorts: intentSorts,
    id: "offeringPurchaseIntentId",
    read: read(caller.offeringPurchaseIntent.list),
    value: (item, sort) => at(sort === "createdAt" ? sort : `payment.${sort}`)(item),
  },
  "the board": {
    sorts: offerSorts,
    id: "offerId",
    read: read(caller.bulletinBoard.offer.list),
    // What is shown is rounded; what is sorted by is not.
    value: (item, sort) =>
      sort === "unitPriceInEuro" ? Number(item.priceInEuro) / Number(item.amount) : item[sort],
  },
  payments: {
    sorts: paymentSorts,
    id: "paymentId",
    read: read(caller.payment.list),
    value: (item, sort) => item[sort],
  },
  refunds: {
    sorts: refundSorts,
    id: "refundId",
    read: read(caller.refund.list),
    value: (item, sort) => item[sort],
  },
  distributions: {
    sorts: distributionSorts,
    id: "distributionId",
    read: read(caller.distribution.list),
    value: (item, sort) => item[sort],
  },
  tokens: {
    sorts: tokenSorts,
    id: "tokenId",
    read: read(caller.token.list),
    value: (item, sort) => item[sort],
  },
};

const every = Object.entries(lists).flatMap(([name, { sorts }]) =>
  [undefined, ...sorts].flatMap((sort) => (["asc", "desc"] as const).map((order) => ({ name, sort, order }))),
);

beforeAll(async () => {
  // Few different values and moments, so that ties are settled at every turn.
  const now = (n: number) => new Date(Date.UTC(2027, 1, 10, 12, 0, 0, n % 3));
  for (let n = 0; n < ROWS; n += 1) {
    const options = { now: now(n) };
    const price = [10, 9.99, 100][n % 3] ?? 0;
    const { tokenId } = await makeToken(
      suite,
      { name: `Token ${n % 4}`, symbol: `T${n % 2}`, totalSupply: 1000 + (n % 3) * 1000 },
      options,
    );
    const holder = await makeHolder(suite, tokenId, 100 * (n % 3) + 10);
    const offering = await makeOffering(
      suite,
      {
        title: ["b", "B", "Ä", "a b", "a-b"][n % 5],
        pricePerToken: price,
        offeringPeriod: {
          startDate: `2027-02-0${1 + (n % 3)}T00:00:00Z`,
          endDate: `2027-03-0${1 + (n % 2)}T00:00:00Z`,
        },
        fundingLimits: { minPayableAmount: 1, maxPayableAmount: 9000, hardCap: 9000 + (n % 2), softCap: 0 },
      },
      options,
    );
    const customer = await makeCustomer(
      suite,
      n % 3 === 0 ? {} : { name: `Customer ${n % 4}`, countryCode: n % 2 ? "DE" : "AT" },
      options,
    );
    const tokens = 1 + (n % 4);
    const intent = await suite
      .call(options)
      .offeringPurchaseIntent.create(
        intentInput(customer, offering, tokens, { purchaseAmount: Math.round(tokens * price * 100) / 100 }),
      );
    if (n % 2) await complete(suite, intent.offeringPurchaseIntentId);
    const { offeringPurchaseIntentId } = await suite
      .call(options)
      .offeringPurchaseIntent.create(
        intentInput(customer, offering, tokens, { purchaseAmount: Math.round(tokens * price * 100) / 100 }),
      );
    await suite.call(options).offeringPurchaseIntent.cancel({ offeringPurchaseIntentId });
    // Paid too late: all of it goes back.
    await complete(suite, offeringPurchaseIntentId, now(n));
    await suite.call(options).distribution.create(
      distributionInput(tokenId, {
        title: `Rent ${n % 4}`,
        amount: 100 + (n % 3),
        recordDate: `2027-06-0${1 + (n % 3)}T22:00:00Z`,
      }),
    );
    await suite
      .call(options)
      .bulletinBoard.offer.create(
        offerInput(holder, tokenId, { amount: 1 + (n % 3), priceInEuro: 10 + (n % 4) }),
      );
  }
});

async function walk(list: List, query: Query): Promise<Page<Item>[]> {
  const pages: Page<Item>[] = [];
  let cursor: string | undefined;
  do {
    const page = await list.read({ ...query, ...(cursor !== undefined && { cursor }) });
    pages.push(page);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && pages.length <= 2 * ROWS);
  return pages;
}

describe("a list read page by page", () => {
  it.each(every)("$name by $sort $order: every row once, in order", async ({ name, sort, order }) => {
    const list = lists[name] as List;
    const pages = await walk(list, { limit: 4, sort, order });
    const items = pages.flatMap(({ data }) => data);
    const ids = items.map((item) => item[list.id] as string);
    const whole = await list.read({ limit: 100 });
    expect(whole).toMatchObject({ object: "list", hasMore: false, nextCursor: null });
    expect(ids.toSorted()).toEqual(whole.data.map((item) => item[list.id]).toSorted());
    expect(pages.slice(0, -1).every(({ data, hasMore }) => data.length === 4 && hasMore)).toBe(true);
    expect(pages.at(-1)).toMatchObject({ hasMore: false, nextCursor: null });

    // One page and many are the same order; PostgreSQL alone knows how its texts compare.
    const together = await list.read({ limit: 100, sort, order });
    expect(ids).toEqual(together.data.map((item) => item[list.id]));
    const values = items.map((item) => list.value(item, sort ?? "createdAt"));
    const textual = ["title", "name", "symbol"].includes(sort ?? "");
    if (!textual) expect(isOrdered(values, order)).toBe(true);
    const runs = values.map((value, index) => [String(value), ids[index] ?? ""] as const);
    for (const [index, [value, id]] of runs.entries()) {
      const [before, earlier] = runs[index - 1] ?? [];
      if (before === value) expect(order === "asc" ? (earlier ?? "") < id : (earlier ?? "") > id).toBe(true);
    }
  });

  it("forwards and backwards are each other's mirror", async () => {
    for (const list of Object.values(lists)) {
      for (const sort of list.sorts) {
        const [up, down] = await Promise.all(
          (["asc", "desc"] as const).map((order) => list.read({ limit: 100, sort, order })),
        );
        expect(up?.data.map((item) => item[list.id])).toEqual(
          down?.data.map((item) => item[list.id]).reverse(),
        );
      }
    }
  });

  it("keeps its place while rows are added", async () => {
    const list = lists.customers as List;
    const first = await list.read({ limit: 5 });
    await makeCustomer(suite, {}, { now: new Date("2027-02-10T13:00:00Z") });
    const second = await list.read({ limit: 5, cursor: first.nextCursor ?? "" });
    const shown = [...first.data, ...second.data].map(({ id }) => id);
    expect(new Set(shown).size).toBe(10);
  });

  it("starts at the newest, with 20", async () => {
    const { data, hasMore } = await caller.customer.list({});
    expect(data).toHaveLength(20);
    expect(hasMore).toBe(true);
    expect(
      isOrdered(
        data.map(({ createdAt }) => createdAt),
        "desc",
      ),
    ).toBe(true);
  });
});

describe("a cursor", () => {
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  it.each([
    "x",
    "!!!",
    forged([1, 2]),
    forged({}),
    forged(null),
    forged(["2027"]),
    forged(["2027-02-10", "id"]),
    forged(["createdAt", "not a moment", "id"]),
    forged(["createdAt", "\u0000", "id"]),
    forged(["createdAt", "2027-02-10", "\u0000"]),
    forged(["name", "2027-02-10", "id"]),
  ])("that no list gave out is a 400: %s", async (cursor) => {
    for (const list of Object.values(lists)) {
      const refusal = await refusalOf(list.read({ limit: 5, cursor }));
      expect(refusal.code).toBe("invalid_request");
      expect(refusal.violations).toMatchObject([{ code: "invalid_value", param: "cursor" }]);
    }
  });

  it("of another order is a 400", async () => {
    const { nextCursor } = await caller.offering.list({ limit: 2, sort: "title" });
    const refusal = await refusalOf(
      caller.offering.list({ limit: 2, sort: "raised", cursor: nextCursor ?? "" }),
    );
    expect(refusal.violations).toMatchObject([{ param: "cursor" }]);
  });

  it("that is empty is the first page", async () => {
    const [empty, none] = await Promise.all([
      caller.offering.list({ limit: 2, cursor: "" }),
      caller.offering.list({ limit: 2 }),
    ]);
    expect(empty).toEqual(none);
  });
});

describe("a list refuses what it cannot do", () => {
  it.each([0, -1, 101, 1.5, Number.NaN])("a limit of %d", async (limit) => {
    const refusal = await refusalOf(caller.offering.list({ limit }));
    expect(refusal.violations).toMatchObject([{ param: "limit" }]);
  });

  it("a sort or an order it does not know", async () => {
    for (const query of [{ sort: "secret" }, { order: "up" }]) {
      const refusal = await refusalOf(caller.offering.list(query as never));
      expect(refusal.violations).toMatchObject([{ param: Object.keys(query)[0] }]);
    }
  });
});

function isOrdered(values: readonly unknown[], order: "asc" | "desc"): boolean {
  const ordered = order === "asc" ? values : values.toReversed();
  return ordered.every((value, index) => {
    const before = ordered[index - 1];
    return index === 0 || (before as number) <= (value as number);
  });
}
