/** What the product knows of the contracts is what their sources say, byte for byte. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { registerIdentities } from "#server/adapters/chain/artifacts/register-identities.ts";
import { registerToken } from "#server/adapters/chain/artifacts/register-token.ts";
import { movementKinds } from "#server/adapters/chain/register-contracts.ts";
import { artifactFile, artifactText, compileContracts, contractNames } from "./compile.ts";

describe("artifacts", () => {
  // Compiling takes the more seconds the busier the machine is.
  it("are what the compiler makes of the sources; `npm run contracts` writes them", {
    timeout: 300_000,
  }, () => {
    const compiled = compileContracts();
    for (const name of contractNames) {
      // Not `toBe`, which would print both: thousands of digits.
      const same = readFileSync(artifactFile(name), "utf8") === artifactText(name, compiled[name]);
      expect(same, `${name} differs from its artifact`).toBe(true);
      expect(compiled[name].size, `${name} is too large for a chain`).toBeLessThanOrEqual(24_576);
    }
  });

  it("name the kinds of movements in the order of the agent's", () => {
    const source = readFileSync(new URL("RegisterAgent.sol", import.meta.url), "utf8");
    const [, kinds = ""] = /enum Kind \{(.*?)\n {4}\}/s.exec(source) ?? [];
    expect(kinds.match(/^ +[A-Z_]+(?=,?$)/gm)?.map((kind) => kind.trim())).toEqual([...movementKinds]);
  });

  it("have no two errors of one name with different fields, which would be told wrongly", () => {
    const abi = [...registerAgent.abi, ...registerToken.abi, ...registerIdentities.abi];
    const errors = abi.flatMap((item) => (item.type === "error" ? [item] : []));
    const names = new Set(errors.map(({ name }) => name));
    const signatures = new Set(errors.map(signatureOf));
    expect(signatures.size).toBe(names.size);
  });
});

function signatureOf({ name, inputs }: { name: string; inputs: readonly { type: string }[] }): string {
  return `${name}(${inputs.map(({ type }) => type).join(",")})`;
}
