import { encodeAbiParameters, keccak256, parseAbiParameters, slice, toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { newWallet } from "#testing/chain-tools.ts";
import { registerAgent } from "./artifacts/register-agent.ts";
import { executionData, operationIdOf } from "./register-contracts.ts";

describe("the register's contracts", () => {
  it("knows an operation by chain, agent, organization and ledger entry", () => {
    const agent = "0x9D3D1408e0f2cEfD5E1f7EE09c1D2df56FCBba49";
    const place = { chainId: 31_337, agent, organizationId: "org_1", ledgerEntryId: "len_1" } as const;
    const expected = keccak256(
      encodeAbiParameters(parseAbiParameters("string, uint256, address, string, string"), [
        "offerboard",
        31_337n,
        agent,
        "org_1",
        "len_1",
      ]),
    );
    expect(operationIdOf(place)).toBe(expected);
    const others = [
      { ...place, chainId: 1 },
      { ...place, agent: newWallet() },
      { ...place, organizationId: "org_2" },
      { ...place, ledgerEntryId: "len_2" },
    ];
    expect(new Set([place, ...others].map(operationIdOf)).size).toBe(5);
  });

  it("take a movement without what its kind does not use", () => {
    const [token, to] = [newWallet(), newWallet()];
    const operationId = `0x${"ab".repeat(32)}` as const;
    const data = executionData(token, [{ operationId, kind: "MINT", to, units: 7n }]);
    const [execute] = registerAgent.abi.filter((item) => item.type === "function" && item.name === "execute");
    expect(slice(data, 0, 4)).toBe(execute && toFunctionSelector(execute));
    const zero = "0x0000000000000000000000000000000000000000";
    const types = parseAbiParameters("address, (bytes32, uint8, address, address, uint256)[]");
    expect(slice(data, 4)).toBe(encodeAbiParameters(types, [token, [[operationId, 0, zero, to, 7n]]]));
  });
});
