import { describe, expect, it } from "vitest";
import type { BulkResult } from "#server/domain/investors/customer-bulk/contract.ts";
import type { FileRow } from "./read-file.ts";
import { sendRows } from "./send-rows.ts";

const rows = Array.from({ length: 250 }, (_, n): FileRow => {
  const input = { type: "INDIVIDUAL", countryCode: "DE", username: `u${n}`, wallets: [] } as const;
  return { row: n + 2, cells: [], input: { ...input, wallets: [] } };
});

describe("the rows of a file", () => {
  it("are sent a part at a time, and what fails is told by row and column", async () => {
    const sent: [number, number][] = [];
    const done: number[] = [];
    const { created, faults } = await sendRows(
      rows,
      async (customers, part): Promise<BulkResult> => {
        sent.push([part, customers.length]);
        const rule = { code: "wallet_taken", detail: "Taken." } as const;
        const error = { ...rule, errors: [{ ...rule, param: "wallets.0.address" }] };
        return { created: customers.length - 1, failed: 1, results: [{ index: 7, error }] };
      },
      (count) => done.push(count),
    );
    expect(sent).toEqual([
      [0, 100],
      [1, 100],
      [2, 50],
    ]);
    expect(done).toEqual([100, 200, 250]);
    expect(created).toBe(247);
    expect(faults).toEqual([9, 109, 209].map((row) => ({ row, column: "wallets", detail: "Taken." })));
  });

  it("stop at the part that fails", async () => {
    const sent: number[] = [];
    const failing = async (_: unknown, part: number): Promise<BulkResult> => {
      sent.push(part);
      if (part === 1) throw new Error("away");
      return { created: 100, failed: 0, results: [] };
    };
    await expect(sendRows(rows, failing, () => {})).rejects.toThrow("away");
    expect(sent).toEqual([0, 1]);
  });
});
