import { Decimal } from "decimal.js";
import { describe, expect, it } from "vitest";
import { reservedSubdomains } from "#server/kernel/fields/reserved-subdomains.ts";
import { organizations, starts, storyAt } from "./testing.ts";

describe("the demo, whenever it starts", () => {
  it.each(starts)("holds together at %s", (now) => {
    for (const rows of storyAt(now)) {
      const offerings = new Map(rows.offerings.map((row) => [row.id, row]));
      const joined = new Map(rows.customers.map(({ id, createdAt }) => [id, createdAt]));
      for (const intent of rows.intents) {
        const offering = offerings.get(intent.offeringId);
        expect(
          offering && intent.createdAt >= offering.startDate && intent.createdAt < offering.endDate,
        ).toBe(true);
        expect(intent.createdAt >= (joined.get(intent.customerId) ?? "9")).toBe(true);
        expect(intent.updatedAt >= intent.createdAt).toBe(true);
        if (intent.purchaseStatus === "PENDING") expect(intent.expiresAt > now.toISOString()).toBe(true);
      }
      const past = [
        rows.customers,
        rows.wallets,
        rows.tokens,
        rows.offerings,
        rows.intents,
        rows.offers,
        rows.entries,
      ];
      for (const row of past.flat()) {
        expect(row.createdAt <= now.toISOString()).toBe(true);
        if ("updatedAt" in row) expect(row.updatedAt <= now.toISOString()).toBe(true);
      }
      for (const { status, expiresAt } of rows.offers) {
        if (status === "OPEN" && expiresAt) expect(expiresAt > now.toISOString()).toBe(true);
      }
    }
  });

  it.each(starts)("never spends a token that is not there yet at %s", (now) => {
    for (const { accounts, entries } of storyAt(now)) {
      const supplies = new Set(accounts.filter(({ kind }) => kind === "SUPPLY").map(({ id }) => id));
      const balances = new Map<string, Decimal>();
      const add = (bucket: string, amount: Decimal) => {
        const balance = (balances.get(bucket) ?? new Decimal(0)).plus(amount);
        balances.set(bucket, balance);
        return balance;
      };
      for (const { debitAccountId, debitBucket, creditAccountId, creditBucket, amount } of entries) {
        const left = add(`${debitAccountId}/${debitBucket}`, new Decimal(amount).neg());
        expect(left.gte(0) || supplies.has(debitAccountId)).toBe(true);
        add(`${creditAccountId}/${creditBucket}`, new Decimal(amount));
      }
    }
  });

  it("tells the same story at every start of the same moment, ids aside", () => {
    const now = new Date("2026-11-21T10:00:00Z");
    const amounts = () =>
      storyAt(now).flatMap((rows) =>
        rows.intents.map(({ purchaseAmount, createdAt }) => [purchaseAmount, createdAt]),
      );
    expect(amounts()).toEqual(amounts());
  });

  it.each(starts)("shows everything in every status at %s", (now) => {
    const all = storyAt(now);
    const shown = <T>(of: (rows: (typeof all)[number]) => T[]) => [...new Set(all.flatMap(of))].sort();
    const statementEntries = all.flatMap((rows) => rows.statementEntries);
    expect({
      purchases: shown(({ intents }) => intents.map(({ purchaseStatus }) => purchaseStatus)),
      settlements: shown(({ intents }) => intents.map(({ settlementStatus }) => settlementStatus)).length,
      offers: shown(({ offers }) =>
        offers.map(({ status, intention, cancelReason }) => [status, intention, cancelReason].join()),
      ).length,
      customers: shown(({ customers }) => customers.map(({ verificationStatus }) => verificationStatus))
        .length,
      blocked: all.flatMap(({ customers }) => customers.filter(({ blockedAt }) => blockedAt)).length,
      paused: all.flatMap(({ tokens }) => tokens.filter(({ isPaused }) => isPaused)).length,
      withoutCurrency: all.flatMap(({ offerings }) => offerings.filter(({ currency }) => !currency)).length,
      decimals: shown(({ tokens }) => tokens.map(({ decimals }) => decimals)),
      providers: shown(({ payments }) => payments.map(({ provider }) => provider)),
      queue: shown(({ statementEntries }) =>
        statementEntries.flatMap(({ status, problem }) => (status === "OPEN" ? [problem] : [])),
      ),
      isMatched: statementEntries.filter(({ status }) => status === "MATCHED").length > 3,
      refunds: shown(({ refunds }) => refunds.map(({ status }) => status)),
      checks: shown(({ checks }) => checks.map(({ status }) => status)),
      distributions: shown(({ distributions }) => distributions.map(({ status }) => status)),
      payouts: shown(({ distributionPayments }) => distributionPayments.map(({ status }) => status)),
      isLively: all.flatMap(({ trades }) => trades).length > 20,
      locks: shown(({ locks }) => locks.map(({ releasedAt }) => (releasedAt ? "released" : "held"))),
      accounts: all.flatMap(({ settings }) => settings.filter(({ iban }) => iban)).length,
    }).toEqual({
      purchases: ["CANCELLED", "COMPLETED", "FAILED", "PENDING"],
      settlements: 5,
      offers: 8,
      customers: 3,
      blocked: 1,
      paused: 1,
      withoutCurrency: 1,
      decimals: [0, 18, 6],
      providers: ["BANK_TRANSFER", "SANDBOX"],
      queue: ["UNDERPAID", "UNMATCHED"],
      isMatched: true,
      refunds: ["DUE", "SUCCEEDED"],
      checks: ["APPROVED", "IN_PROGRESS", "REJECTED"],
      distributions: ["COMPLETED", "PROCESSING", "SCHEDULED"],
      payouts: ["FAILED", "PAID"],
      isLively: true,
      locks: ["held"],
      accounts: 3,
    });
  });

  it("uses no subdomain that the service keeps for itself", () => {
    const taken = organizations.flatMap(({ offerings }) => offerings.map(({ slug }) => slug));
    expect(taken.filter((slug) => reservedSubdomains.has(slug))).toEqual([]);
    expect(new Set(taken).size).toBe(taken.length);
  });
});
