import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  size,
  slice,
} from "viem";
import { registerAgent } from "./artifacts/register-agent.ts";
import type { ChainNode } from "./port.ts";

/** What the service asks of any ERC-3643 token and its registry. */
export const standard = parseAbi([
  "function name() view returns (string)",
  "function symbol() view returns (string)",
  "function decimals() view returns (uint8)",
  "function totalSupply() view returns (uint256)",
  "function paused() view returns (bool)",
  "function identityRegistry() view returns (address)",
  "function compliance() view returns (address)",
  "function owner() view returns (address)",
  "function version() view returns (string)",
  "function isAgent(address) view returns (bool)",
  "function balanceOf(address) view returns (uint256)",
  "function getFrozenTokens(address) view returns (uint256)",
  "function contains(address) view returns (bool)",
  "function investorCountry(address) view returns (uint16)",
]);

/** The first of an agent's terms for a token: none where it does not serve it, or is not there. */
const dailyLimitOf = (terms: Hex = "0x") => (size(terms) < 32 ? 0n : BigInt(slice(terms, 0, 32)));

/** Whether a contract says yes: one that is not there says nothing. */
export const isTrue = (data: Hex = "0x") => data !== "0x" && BigInt(data) === 1n;

const lower = (text: string) => text.toLowerCase();

/** Calls contracts at a block; the bytes that each gives, in their order. */
export type ReadAll = (calls: readonly { to: string; data: Hex }[], at: string) => Promise<readonly Hex[]>;

/** What is read of tokens and registries, whoever made them. */
export function tokenReads(
  readAll: ReadAll,
): Pick<ChainNode, "inspect" | "balances" | "supply" | "countries"> {
  return {
    async inspect(address, agent, at) {
      const view = (
        functionName:
          | "name"
          | "symbol"
          | "decimals"
          | "totalSupply"
          | "paused"
          | "identityRegistry"
          | "compliance"
          | "owner"
          | "version",
      ) => ({
        to: address,
        data: encodeFunctionData({ abi: standard, functionName }),
      });
      const isAgent = (of: string) => ({
        to: of,
        data: encodeFunctionData({ abi: standard, functionName: "isAgent", args: [agent as Address] }),
      });
      const terms = {
        to: agent,
        data: encodeFunctionData({
          abi: registerAgent.abi,
          functionName: "termsOf",
          args: [address as Address],
        }),
      };
      const names = [
        "name",
        "symbol",
        "decimals",
        "totalSupply",
        "paused",
        "identityRegistry",
        "compliance",
        "owner",
        "version",
      ] as const;
      const block = at === undefined ? "latest" : numberToHex(at);
      const results = await readAll([...names.map(view), isAgent(address), terms], block);
      const [name, symbol, decimals, supply, paused, registry, compliance, owner, version] = names.map(
        (functionName, index) =>
          decodeFunctionResult({ abi: standard, functionName, data: results[index] as Hex }),
      );
      const [byRegistry] = await readAll([isAgent(String(registry))], block);
      return {
        name: String(name),
        symbol: String(symbol),
        decimals: Number(decimals),
        supply: BigInt(supply ?? 0),
        isPaused: paused === true,
        identityRegistry: lower(String(registry)),
        compliance: lower(String(compliance)),
        owner: lower(String(owner)),
        version: String(version),
        hasAgent: isTrue(results.at(-2)),
        hasRegistrar: isTrue(byRegistry),
        isServed: dailyLimitOf(results.at(-1)) > 0n,
      };
    },
    async balances(token, wallets, at) {
      const calls = wallets.flatMap((wallet) =>
        (["balanceOf", "getFrozenTokens"] as const).map((functionName) => ({
          to: token,
          data: encodeFunctionData({ abi: standard, functionName, args: [wallet as Address] }),
        })),
      );
      const results = await readAll(calls, numberToHex(at));
      return wallets.map((_, index) => ({
        total: BigInt(results[2 * index] ?? 0),
        frozen: BigInt(results[2 * index + 1] ?? 0),
      }));
    },
    async supply(token, at) {
      const data = encodeFunctionData({ abi: standard, functionName: "totalSupply" });
      const [supply] = await readAll([{ to: token, data }], numberToHex(at));
      return BigInt(supply ?? 0);
    },
    async countries(registry, wallets) {
      const calls = wallets.flatMap((wallet) =>
        (["contains", "investorCountry"] as const).map((functionName) => ({
          to: registry,
          data: encodeFunctionData({ abi: standard, functionName, args: [wallet as Address] }),
        })),
      );
      const results = await readAll(calls, "latest");
      return wallets.map((_, index) => (isTrue(results[2 * index]) ? Number(results[2 * index + 1]) : null));
    },
  };
}
