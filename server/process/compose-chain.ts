import { readFileSync } from "node:fs";
import type { Hex } from "#server/adapters/chain/port.ts";
import { rpcChain } from "#server/adapters/chain/rpc.ts";
import { keystoreSigner } from "#server/adapters/signer/keystore.ts";
import { kmsSigner } from "#server/adapters/signer/kms.ts";
import type { SignerPort } from "#server/adapters/signer/port.ts";
import { rpcSigner } from "#server/adapters/signer/rpc.ts";
import type { ChainLink } from "#server/kernel/application.ts";
import type { ChainEnv, SignerEnv } from "#server/kernel/configuration.ts";

/** What reaches a chain and signs for it. @throws Error where a keystore cannot be read or opened */
export function linkOf({
  chainId,
  rpcUrls,
  confirmations,
  signer: signs,
  owner,
  ...chain
}: ChainEnv): ChainLink {
  const signer = chooseSigner(signs);
  const node = rpcChain({ urls: rpcUrls, chainId, confirmations });
  return { ...chain, chainId, node, signer, owner: owner ?? signer.address };
}

function chooseSigner(signer: SignerEnv): SignerPort {
  if (signer.kind === "keystore") return keystoreSigner(readFileSync(signer.path, "utf8"), signer.password);
  if (signer.kind === "rpc") return rpcSigner(signer.url, signer.address as Hex);
  return kmsSigner(signer, signer.address as Hex);
}
