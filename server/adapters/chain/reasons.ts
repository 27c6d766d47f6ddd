import { type Abi, decodeErrorResult, type Hex, isHex } from "viem";
import { registerAgent } from "./artifacts/register-agent.ts";
import { registerIdentities } from "./artifacts/register-identities.ts";
import { registerToken } from "./artifacts/register-token.ts";

const errors: Abi = [...registerAgent.abi, ...registerToken.abi, ...registerIdentities.abi].filter(
  ({ type }) => type === "error",
);

/** Why a contract refused something, in words: its sentence, or the name of its error with what it tells. */
export function reasonOf(data: unknown): string {
  if (!isHex(data) || data === "0x") return "the contract gave no reason";
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: errors, data: data as Hex });
    if (errorName === "Error") return String(args[0]);
    return `${errorName}(${args.join(", ")})`;
  } catch {
    return `the contract refused it with ${data.slice(0, 10)}`;
  }
}
