import { AwsClient } from "aws4fetch";
import {
  type Hex,
  hexToBigInt,
  keccak256,
  numberToHex,
  recoverAddress,
  serializeTransaction,
  toHex,
} from "viem";
import { z } from "zod";
import { checkSigned } from "./check-signed.ts";
import type { SignerPort } from "./port.ts";

/** A key of AWS KMS (ECC_SECG_P256K1, SIGN_VERIFY), and who may use it. */
export interface KmsKey {
  readonly keyId: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
  /** Another place than AWS's own. */
  readonly endpoint: string | undefined;
}

const PATIENCE_MS = 15_000;
/** Order of the curve secp256k1. */
const ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const signature = z.object({ Signature: z.base64() });

/**
 * A signer whose key never leaves AWS KMS.
 * @param address the account of the key, lower case; a signature by any other key is refused
 */
export function kmsSigner(key: KmsKey, address: Hex): SignerPort {
  const { region, accessKeyId, secretAccessKey, sessionToken } = key;
  const aws = new AwsClient({
    ...{ accessKeyId, secretAccessKey, region, service: "kms", retries: 2 },
    ...(sessionToken !== undefined && { sessionToken }),
  });
  const url = key.endpoint ?? `https://kms.${region}.amazonaws.com/`;

  async function signDigest(digest: Hex): Promise<Buffer> {
    const response = await aws
      .fetch(url, {
        method: "POST",
        headers: { "content-type": "application/x-amz-json-1.1", "x-amz-target": "TrentService.Sign" },
        body: JSON.stringify({
          KeyId: key.keyId,
          Message: Buffer.from(digest.slice(2), "hex").toString("base64"),
          MessageType: "DIGEST",
          SigningAlgorithm: "ECDSA_SHA_256",
        }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      })
      .catch(() => undefined);
    const read = signature.safeParse(await response?.json().catch(() => undefined));
    if (!response?.ok || !read.success)
      throw new Error(`The key service did not sign${response ? `: it answered ${response.status}` : ""}.`);
    return Buffer.from(read.data.Signature, "base64");
  }

  return {
    address,
    async sign(transaction) {
      const unsigned = { ...transaction, type: "eip1559" } as const;
      const digest = keccak256(serializeTransaction(unsigned));
      const { r, s } = readDer(await signDigest(digest));
      // Of the two signatures that are good, chains take the one whose s is low.
      const low = s > ORDER / 2n ? ORDER - s : s;
      const sides = { r: numberToHex(r, { size: 32 }), s: numberToHex(low, { size: 32 }) };
      for (const yParity of [0, 1] as const) {
        const by = await recoverAddress({ hash: digest, signature: { ...sides, yParity } }).catch(() => "");
        if (by.toLowerCase() === address)
          return checkSigned(serializeTransaction(unsigned, { ...sides, yParity }), transaction, address);
      }
      throw new Error("The key of CHAIN_SIGNER is not the one of CHAIN_SIGNER_ADDRESS.");
    },
  };
}

/** Reads `SEQUENCE { INTEGER r, INTEGER s }`. @throws Error where it is anything else */
function readDer(der: Buffer): { r: bigint; s: bigint } {
  const integer = (at: number): { value: bigint; end: number } => {
    const end = at + 2 + (der[at + 1] ?? 0);
    if (der[at] !== 0x02 || end > der.length) throw new Error("The key service gave no signature.");
    return { value: hexToBigInt(toHex(der.subarray(at + 2, end))), end };
  };
  if (der[0] !== 0x30 || der[1] !== der.length - 2) throw new Error("The key service gave no signature.");
  const { value: r, end } = integer(2);
  const { value: s } = integer(end);
  return { r, s };
}
