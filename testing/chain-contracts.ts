/** Contracts on a test chain: ours, and the official T-REX ones from their package. */
import { createRequire } from "node:module";
import { type Abi, type Address, encodeDeployData, encodeFunctionData, type Hex, zeroAddress } from "viem";
import { registerAgent } from "#server/adapters/chain/artifacts/register-agent.ts";
import { registerIdentities } from "#server/adapters/chain/artifacts/register-identities.ts";
import { registerToken } from "#server/adapters/chain/artifacts/register-token.ts";
import {
  type Deployment,
  type DeployOrder,
  deploymentCall,
  deploymentProxy,
  factoryAddress,
  factoryDeployment,
  organizationCall,
  predictDeployment,
  predictOrganization,
} from "#server/adapters/chain/register-contracts.ts";
import type { RunningAnvil } from "./anvil.ts";

/** A token with its agent and identities, and who they belong to. */
export interface TestContracts extends Deployment {
  readonly owner: Address;
  readonly operator: Address;
}

/** No limit of the agent's gets in the way. */
const noLimit = 2n ** 104n - 1n;

/**
 * Makes the factory, unless it is there, and by it a token of ours with agent and identities. The owner is account 0, the
 * operator account 1.
 */
export async function deployRegister(
  anvil: RunningAnvil,
  given: Partial<DeployOrder> = {},
): Promise<TestContracts> {
  const order = orderOf(anvil, given);
  await deployFactory(anvil);
  await succeed(anvil, order.firstOperator, { ...deploymentCall(order), gas: 12_000_000n });
  return { ...predictDeployment(order), owner: order.owner, operator: order.firstOperator };
}

/** What `deployRegister` orders where nothing else is given. */
export function orderOf(anvil: RunningAnvil, given: Partial<DeployOrder> = {}): DeployOrder {
  return {
    organizationId: "org_test",
    tokenId: "harbour-lofts",
    owner: anvil.account(0),
    firstOperator: anvil.account(1),
    name: "Harbour Lofts",
    symbol: "HLFT",
    decimals: 18,
    cap: 2n ** 200n,
    dailyLimit: noLimit,
    ...given,
  };
}

/** Makes the factory where the chain does not have it, by the deployment proxy that anvil has from its start. */
export async function deployFactory(anvil: RunningAnvil): Promise<void> {
  if (await anvil.client.getCode({ address: factoryAddress })) return;
  if (!(await anvil.client.getCode({ address: deploymentProxy })))
    throw new Error("This chain has no deterministic deployment proxy.");
  await succeed(anvil, anvil.account(0), { ...factoryDeployment, gas: 12_000_000n });
}

export interface TrexOptions extends Partial<DeployOrder> {
  /** Behind proxies, as T-REX's own factory makes them. */
  readonly proxied?: boolean;
}

/**
 * Makes the official T-REX token with registries and compliance, paused and without claim topics, and hands token and
 * identity registry to an agent of ours. The token itself is an agent of the registry, as T-REX's factory has it.
 */
export async function deployTrex(
  anvil: RunningAnvil,
  { proxied, ...given }: TrexOptions = {},
): Promise<TestContracts> {
  const order = orderOf(anvil, { organizationId: "org_trex", ...given });
  const { owner, firstOperator: operator } = order;
  await deployFactory(anvil);
  await succeed(anvil, operator, { ...organizationCall(order), gas: 8_000_000n });
  const { agent } = predictOrganization(order);

  const make = (name: TrexContract, args: readonly unknown[] = []) =>
    anvil.create(owner, encodeDeployData({ ...trexArtifact(name), args }));
  const call = (to: Address, name: TrexContract, functionName: string, ...args: readonly unknown[]) =>
    succeed(anvil, owner, {
      to,
      data: encodeFunctionData({ abi: trexArtifact(name).abi, functionName, args }),
      gas: 3_000_000n,
    });

  const implementations = {
    topics: await make("ClaimTopicsRegistry"),
    issuers: await make("TrustedIssuersRegistry"),
    storage: await make("IdentityRegistryStorage"),
    registry: await make("IdentityRegistry"),
    compliance: await make("ModularCompliance"),
    token: await make("Token"),
  };
  const { storage, registry, token } = proxied ? await behindProxies() : await initialized();
  await call(storage, "IdentityRegistryStorage", "bindIdentityRegistry", registry);
  await call(registry, "IdentityRegistry", "addAgent", agent);
  await call(registry, "IdentityRegistry", "addAgent", token);
  await call(token, "Token", "addAgent", agent);
  await succeed(anvil, owner, {
    to: agent,
    data: encodeFunctionData({
      abi: registerAgent.abi,
      functionName: "serve",
      args: [token, order.dailyLimit, true],
    }),
  });
  return { token, agent, identities: registry, owner, operator };

  async function initialized(): Promise<typeof implementations> {
    const { topics, issuers, storage, registry, compliance, token } = implementations;
    await call(topics, "ClaimTopicsRegistry", "init");
    await call(issuers, "TrustedIssuersRegistry", "init");
    await call(storage, "IdentityRegistryStorage", "init");
    await call(registry, "IdentityRegistry", "init", issuers, topics, storage);
    await call(compliance, "ModularCompliance", "init");
    await call(
      token,
      "Token",
      "init",
      registry,
      compliance,
      order.name,
      order.symbol,
      order.decimals,
      zeroAddress,
    );
    return implementations;
  }

  async function behindProxies(): Promise<typeof implementations> {
    const authority = await make("TREXImplementationAuthority", [true, zeroAddress, zeroAddress]);
    await call(
      authority,
      "TREXImplementationAuthority",
      "addAndUseTREXVersion",
      { major: 4, minor: 1, patch: 3 },
      {
        tokenImplementation: implementations.token,
        ctrImplementation: implementations.topics,
        irImplementation: implementations.registry,
        irsImplementation: implementations.storage,
        tirImplementation: implementations.issuers,
        mcImplementation: implementations.compliance,
      },
    );
    const topics = await make("ClaimTopicsRegistryProxy", [authority]);
    const issuers = await make("TrustedIssuersRegistryProxy", [authority]);
    const storage = await make("IdentityRegistryStorageProxy", [authority]);
    const registry = await make("IdentityRegistryProxy", [authority, issuers, topics, storage]);
    const compliance = await make("ModularComplianceProxy", [authority]);
    const { name, symbol, decimals } = order;
    const token = await make("TokenProxy", [
      authority,
      registry,
      compliance,
      name,
      symbol,
      decimals,
      zeroAddress,
    ]);
    return { topics, issuers, storage, registry, compliance, token };
  }
}

/** Makes an ONCHAINID whose management key is a wallet's. */
export function deployIdentity(anvil: RunningAnvil, wallet: Address): Promise<Address> {
  const artifact = packaged("@onchain-id/solidity/artifacts/contracts/Identity.sol/Identity.json");
  return anvil.create(anvil.account(0), encodeDeployData({ ...artifact, args: [wallet, false] }));
}

/** Sends a transaction that must succeed. */
export async function succeed(anvil: RunningAnvil, from: Address, call: Parameters<RunningAnvil["send"]>[1]) {
  const receipt = await anvil.send(from, call);
  if (receipt.status !== "success") throw new Error("The transaction was reverted.");
  return receipt;
}

/** ABI of what tokens and registries of both kinds have in common; errors are ours. */
export const tokenAbi = registerToken.abi;
export const identitiesAbi = registerIdentities.abi;

const trexFolders = {
  ClaimTopicsRegistry: "registry/implementation",
  TrustedIssuersRegistry: "registry/implementation",
  IdentityRegistryStorage: "registry/implementation",
  IdentityRegistry: "registry/implementation",
  ModularCompliance: "compliance/modular",
  Token: "token",
  IToken: "token",
  TREXImplementationAuthority: "proxy/authority",
  ClaimTopicsRegistryProxy: "proxy",
  TrustedIssuersRegistryProxy: "proxy",
  IdentityRegistryStorageProxy: "proxy",
  IdentityRegistryProxy: "proxy",
  ModularComplianceProxy: "proxy",
  TokenProxy: "proxy",
} as const;

export type TrexContract = keyof typeof trexFolders;

/** ABI and bytecode of an official contract, from its package. */
export function trexArtifact(name: TrexContract): { readonly abi: Abi; readonly bytecode: Hex } {
  return packaged(`@tokenysolutions/t-rex/artifacts/contracts/${trexFolders[name]}/${name}.sol/${name}.json`);
}

function packaged(path: string): { readonly abi: Abi; readonly bytecode: Hex } {
  return createRequire(import.meta.url)(path);
}
