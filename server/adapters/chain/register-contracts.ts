import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getCreate2Address,
  type Hex,
  keccak256,
  parseAbiParameters,
  zeroAddress,
  zeroHash,
} from "viem";
import { registerAgent } from "./artifacts/register-agent.ts";
import { registerFactory } from "./artifacts/register-factory.ts";
import { registerIdentities } from "./artifacts/register-identities.ts";
import { registerToken } from "./artifacts/register-token.ts";

/** What the agent does in one movement; the place in the list is the number on the chain. */
export const movementKinds = [
  "MINT",
  "MINT_FROZEN",
  "FREEZE",
  "UNFREEZE",
  "TRANSFER",
  "TRANSFER_FROZEN",
  "BURN",
  "BURN_FROZEN",
  "PAUSE",
  "UNPAUSE",
  "BLOCK",
  "UNBLOCK",
  "REGISTER",
  "SET_COUNTRY",
  "SET_IDENTITY",
  "REMOVE",
] as const;

export type MovementKind = (typeof movementKinds)[number];

/**
 * A movement as `RegisterAgent.execute` takes it. `from` is the wallet that loses units or whose units are held, `to` the
 * one that gets them; for REGISTER, SET_COUNTRY, SET_IDENTITY and REMOVE `to` is the wallet, `from` its identity and
 * `units` its country (ISO 3166-1 numeric). What a kind does not use is left out.
 */
export interface Movement {
  readonly operationId: Hex;
  readonly kind: MovementKind;
  readonly from?: Address | undefined;
  readonly to?: Address | undefined;
  /** In the token's smallest units. */
  readonly units?: bigint | undefined;
}

/** Bytes of a code: the first, and how many. */
type Span = readonly [start: number, length: number];

/** Whose agent and identities they are. */
export interface OrganizationOrder {
  readonly organizationId: string;
  /** Names operators and tokens; a cold key or a Safe. */
  readonly owner: Address;
  /** The agent's operator when it is made. It is part of the address: later operators do not change it. */
  readonly firstOperator: Address;
}

/** What a token is made with. Everything is part of its address. */
export interface DeployOrder extends OrganizationOrder {
  readonly tokenId: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  /** The most units that ever exist. */
  readonly cap: bigint;
  /** Units that the agent may mint, move and burn at once, and again over each day; below 2^104. */
  readonly dailyLimit: bigint;
}

/** Addresses with their checksums. */
export interface Deployment {
  readonly token: Address;
  readonly agent: Address;
  readonly identities: Address;
}

/** The deterministic deployment proxy, at the same address on every chain (https://github.com/Arachnid/deterministic-deployment-proxy). */
export const deploymentProxy: Address = "0x4e59b44847b379578588920cA78FbF26c0B4956C";

const factoryCode = encodeDeployData({
  ...registerFactory,
  args: [registerAgent.bytecode, registerIdentities.bytecode, registerToken.bytecode],
});

/** What the deployment proxy is sent to make the factory; anybody may send it, once a chain. */
export const factoryDeployment: { readonly to: Address; readonly data: Hex } = {
  to: deploymentProxy,
  data: concat([zeroHash, factoryCode]),
};

/** Where the factory stands, or will, on every chain. */
export const factoryAddress: Address = getCreate2Address({
  from: deploymentProxy,
  salt: zeroHash,
  bytecode: factoryCode,
});

/** An operation's id on the chain: the same for a ledger entry after any restart, restore or repetition. */
export function operationIdOf(place: {
  readonly chainId: number;
  readonly agent: Address;
  readonly organizationId: string;
  readonly ledgerEntryId: string;
}): Hex {
  const fields = parseAbiParameters("string, uint256, address, string, string");
  const { chainId, agent, organizationId, ledgerEntryId } = place;
  return keccak256(
    encodeAbiParameters(fields, ["offerboard", BigInt(chainId), agent, organizationId, ledgerEntryId]),
  );
}

/** Addresses that `deploymentCall` makes an order at; asks no node. */
export function predictDeployment(order: DeployOrder): Deployment {
  const { agent, identities } = predictOrganization(order);
  const { name, symbol, decimals, cap, owner, dailyLimit } = order;
  const salt = keccak256(
    encodeAbiParameters(parseAbiParameters("bytes32, uint104"), [tokenKey(order), dailyLimit]),
  );
  const made = encodeAbiParameters(
    parseAbiParameters("string, string, uint8, uint256, address, address, address"),
    [name, symbol, decimals, cap, owner, agent, identities],
  );
  return { agent, identities, token: createdAt(salt, registerToken.bytecode, made) };
}

/** Addresses of an organization's agent and identities; asks no node. */
export function predictOrganization(order: OrganizationOrder): Omit<Deployment, "token"> {
  const salt = organizationKey(order);
  const pair = parseAbiParameters("address, address");
  const made = encodeAbiParameters(pair, [order.owner, order.firstOperator]);
  const agent = createdAt(salt, registerAgent.bytecode, made);
  const identities = createdAt(
    salt,
    registerIdentities.bytecode,
    encodeAbiParameters(pair, [order.owner, agent]),
  );
  return { agent, identities };
}

/** The call that makes a token, and its organization's agent and identities where they are not there; whoever sends it. */
export function deploymentCall(order: DeployOrder): { readonly to: Address; readonly data: Hex } {
  const { name, symbol, decimals, cap, dailyLimit } = order;
  const organization = organizationOf(order);
  const args = [{ organization, key: tokenKey(order), name, symbol, decimals, cap, dailyLimit }] as const;
  return {
    to: factoryAddress,
    data: encodeFunctionData({ abi: registerFactory.abi, functionName: "deploy", args }),
  };
}

/** The call that makes an organization's agent and identities alone: what a token needs that was made elsewhere. */
export function organizationCall(order: OrganizationOrder): { readonly to: Address; readonly data: Hex } {
  const args = [organizationOf(order)] as const;
  return {
    to: factoryAddress,
    data: encodeFunctionData({ abi: registerFactory.abi, functionName: "deployOrganization", args }),
  };
}

/** What an operator sends to the agent to run movements of one token. */
export function executionData(token: Address, movements: readonly Movement[]): Hex {
  const list = movements.map(({ operationId, kind, from = zeroAddress, to = zeroAddress, units = 0n }) => ({
    operationId,
    kind: movementKinds.indexOf(kind),
    from,
    to,
    units,
  }));
  return encodeFunctionData({ abi: registerAgent.abi, functionName: "execute", args: [token, list] });
}

/** Gas to send movements with. An estimate is too small: it covers a movement that fails for want of gas, too. */
export function gasFor(movements: number): bigint {
  return 60_000n + 260_000n * BigInt(movements);
}

/** Whether code on a chain is that of one of our contracts, whatever was given to its constructor. */
export function isCodeOf(contract: { codeHash: Hex; immutables: readonly Span[] }, code: Hex): boolean {
  const digits = code.slice(2).split("");
  for (const [start, length] of contract.immutables) digits.fill("0", start * 2, (start + length) * 2);
  return keccak256(`0x${digits.join("")}`) === contract.codeHash;
}

function organizationOf(order: OrganizationOrder) {
  return { key: organizationKey(order), owner: order.owner, firstOperator: order.firstOperator };
}

function organizationKey({ organizationId }: Pick<OrganizationOrder, "organizationId">): Hex {
  return keccak256(encodeAbiParameters(parseAbiParameters("string"), [organizationId]));
}

function tokenKey({ organizationId, tokenId }: Pick<DeployOrder, "organizationId" | "tokenId">): Hex {
  return keccak256(encodeAbiParameters(parseAbiParameters("string, string"), [organizationId, tokenId]));
}

function createdAt(salt: Hex, bytecode: Hex, made: Hex): Address {
  return getCreate2Address({ from: factoryAddress, salt, bytecode: concat([bytecode, made]) });
}
