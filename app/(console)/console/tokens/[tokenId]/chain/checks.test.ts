import { describe, expect, it } from "vitest";
import { attachToken } from "#server/domain/register/token/contract.ts";
import { checkResults, type Violations } from "./checks.ts";

const refused = (...codes: Violations[number]["code"][]): Violations =>
  codes.map((code) => ({ code, detail: `about ${code}`, param: "address" }));
const verdicts = (violations: Violations | null) => checkResults(violations).map(({ verdict }) => verdict);

describe("the checks of a contract", () => {
  it("are open until it was looked at, and hold where nothing was refused", () => {
    expect(new Set(verdicts(null))).toEqual(new Set(["open"]));
    expect(new Set(verdicts([]))).toEqual(new Set(["holds"]));
  });

  it("tell every one that fails, with its sentence", () => {
    const results = checkResults(refused("contract_not_paused", "tokens_in_wallets"));
    const failing = results.filter(({ verdict }) => verdict === "fails");
    expect(failing.map(({ details }) => details)).toEqual([
      ["about contract_not_paused"],
      ["about tokens_in_wallets"],
    ]);
  });

  it("leave open what cannot be seen without a contract", () => {
    expect(verdicts(refused("contract_not_found"))).toEqual([
      "fails",
      "holds",
      ...Array(6).fill("open"),
      "holds",
    ]);
  });

  it("cover every refusal of a contract", () => {
    const shown = attachToken.errors.filter(
      (code) => code.startsWith("contract_") || code === "tokens_in_wallets",
    );
    for (const code of shown) expect(verdicts(refused(code)), code).toContain("fails");
  });
});
