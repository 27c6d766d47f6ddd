/** What statements select is what their row types say: names, kinds of value, and null. */

import { afterAll, beforeAll, expect, it } from "vitest";
import { differences, recordColumns, typedStatements } from "./row-types.ts";
import { runEverything } from "./run-everything.ts";
import { openSuite } from "./testing.ts";

const suite = await openSuite();

const { recorded, stop } = recordColumns(suite.sql);
afterAll(stop);

beforeAll(() => runEverything(suite));

/** What only jobs, files, providers and statements of accounts run. */
const notRunHere = new Set([
  "server/domain/organization/brand/read-brand.ts",
  "server/domain/chain/chain/read-chain.ts",
  "server/domain/settlement/advance-purchases.ts",
  "server/domain/settlement/deliver-sold.ts",
  "server/domain/settlement/receive-payment.ts",
  "server/domain/settlement/take-back.ts",
  "server/domain/register/register/export-table.ts",
  "server/domain/register/register/list-holders.ts",
  "server/domain/distributions/distribution-payment/read-payments.ts",
  "server/domain/register/register/keep-registers.ts",
  "server/domain/primary/purchase-intent/expire-purchases.ts",
  "server/domain/primary/offering-document/read-documents.ts",
  "server/domain/primary/agreement/read-agreement.ts",
  "server/domain/payments/payment/apply-charge-back.ts",
  "server/domain/payments/payment/apply-checkout.ts",
  "server/domain/payments/payment/expire-checkout.ts",
  "server/domain/payments/refund/apply-refund-state.ts",
  "server/domain/payments/refund/refund-payment.ts",
  "server/domain/payments/bank-statement/import-statement.ts",
  "server/domain/payments/bank-statement/match-entry.ts",
  "server/domain/payments/bank-statement/read-statements.ts",
  "server/domain/investors/verification/check-verification.ts",
  "server/domain/investors/verification/read-documents.ts",
  "server/domain/investors/verification/testing.ts",
  "server/domain/investors/customer/cancel-check.ts",
]);

/** What follows from what nodes of a chain say. */
const needsNodes =
  /^server\/domain\/chain\/(sender|reconciliation|replay|chain-difference|chain-token|register-wallets|testing)/;

// The compiler reads all of the sources first.
it("in every statement that an operation runs, or a time that has come", { timeout: 180_000 }, () => {
  const statements = [...typedStatements()].flatMap(([key, same]) =>
    same.map((statement) => ({ ...statement, wrong: differences(statement, recorded.get(key)) })),
  );
  expect(statements.flatMap(({ wrong }) => wrong ?? [])).toEqual([]);
  const unseen = statements.filter(({ wrong, file }) => wrong === null && file.startsWith("server/domain/"));
  expect(unseen.filter(({ file }) => !notRunHere.has(file) && !needsNodes.test(file))).toEqual([]);
});
